import { tokensOf } from "./code-tokens.ts";

/** What generated code is made of. */
export interface CodeFacts {
  readonly lines: number;
  /** UTF-8. */
  readonly bytes: number;
  readonly functions: number;
  /** Functions that are called from several places of the code: what a schema says more than once, or of itself. */
  readonly shared: readonly { readonly name: string; readonly calls: number }[];
  /** Functions that all validators have in common, by the names that the code calls them by. */
  readonly helpers: readonly string[];
}

export function codeFacts(code: string): CodeFacts {
  const declared = new Set([...code.matchAll(/^(?:function|const) (?<name>[\w$]+)/gmu)].map((found) => found[1] ?? ""));
  const functions = [...code.matchAll(/^function (?<name>[\w$]+)/gmu)].map((found) => found[1] ?? "");
  const uses = new Map<string, number>();
  const called = new Set<string>();
  let before = "";
  let name = "";
  for (const { kind, text } of tokensOf(code)) {
    const isProperty = /(?:^|[^.])\.$/u.test(before);
    if (name !== "" && text.startsWith("(") && !isProperty && before !== "function") called.add(name);
    if (kind === "name" && !isProperty) uses.set(text, (uses.get(text) ?? 0) + 1);
    if (kind === "name") name = text;
    else {
      name = "";
      if (text.trim() !== "") before = text.trimEnd();
    }
  }
  return {
    lines: code.split("\n").length - (code.endsWith("\n") ? 1 : 0),
    bytes: Buffer.byteLength(code),
    functions: functions.length,
    shared: functions
      .map((each) => ({ name: each, calls: (uses.get(each) ?? 1) - 1 }))
      .filter(({ calls }) => calls > 1),
    helpers: [...called].filter((each) => !declared.has(each) && !standard.has(each)).sort(),
  };
}

const standard: ReadonlySet<string> = new Set(["RegExp", "Set", "Map", "String", "Number"]);
