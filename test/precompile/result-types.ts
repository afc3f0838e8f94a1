import { readFileSync } from "node:fs";
import { parseAst } from "vite";

/** The types of results and errors as text without comments, in the order of the source: what declarations contain. */
export function resultTypeDeclarations(): string[] {
  const files = ["json/value.ts", "report/hint.ts", "report/errors.ts"];
  const found = files.flatMap((file) => {
    const code = readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8");
    const body = parseAst(code, { lang: "ts" }).body as unknown as TypeStatement[];
    return body.flatMap(({ declaration }) => {
      if (!/^TS(?:Interface|TypeAlias)Declaration$/u.test(declaration?.type ?? "")) return [];
      const { id, start, end } = declaration!;
      const text = code
        .slice(start, end)
        .replace(/\s*\/\*\*.*?\*\//gsu, "")
        .replace(/;\n\}/gu, ";\n}");
      return [{ name: id.name, text }];
    });
  });
  const reached = new Set<string>();
  const pending = ["Result"];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    reached.add(name);
    const { text } = found.find((each) => each.name === name)!;
    pending.push(...found.map((each) => each.name).filter((each) => !reached.has(each) && hasWord(text, each)));
  }
  return found.filter(({ name }) => reached.has(name)).map(({ text }) => text);
}

interface TypeStatement {
  readonly declaration?: {
    readonly type: string;
    readonly start: number;
    readonly end: number;
    readonly id: { readonly name: string };
  } | null;
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, "u").test(text);
}
