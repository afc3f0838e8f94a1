import { styleText } from "node:util";
import type { CodeFacts } from "./code-facts.ts";
import type { Token } from "./code-tokens.ts";
import { tokensOf } from "./code-tokens.ts";
import { figure } from "./figures.ts";

const styles: Readonly<Record<Token["kind"], Parameters<typeof styleText>[0] | undefined>> = {
  comment: "gray",
  string: "green",
  number: "yellow",
  keyword: "magenta",
  name: undefined,
  other: undefined,
};

export function colored(code: string): string {
  let text = "";
  for (const token of tokensOf(code)) {
    const style = styles[token.kind];
    text += style === undefined ? token.text : styled(style, token.text);
  }
  return text;
}

/** Whether colours are wanted was decided before. */
export function styled(style: Parameters<typeof styleText>[0], text: string): string {
  return styleText(style, text, { validateStream: false });
}

export function factLines({ lines, bytes, functions, shared, helpers }: CodeFacts, gzipBytes: number): string {
  const told = [
    `${figure(lines)} lines, ${functions} functions, ${size(bytes)}, ${size(gzipBytes)} gzipped`,
    ...(shared.length === 0 ? [] : [`shared: ${shared.map(({ name, calls }) => `${name} ×${calls}`).join(", ")}`]),
    ...(helpers.length === 0 ? [] : [`helpers: ${helpers.join(", ")}`]),
  ];
  return told.map((line) => `// ${line}\n`).join("");
}

function size(bytes: number): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;
}
