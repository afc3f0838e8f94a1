/** A piece of generated code: the pieces together are the code. */
export interface Token {
  readonly kind: "comment" | "string" | "number" | "keyword" | "name" | "other";
  readonly text: string;
}

const keywords: ReadonlySet<string> = new Set(
  "break case const continue default do else false for function if in instanceof let new null of return switch true typeof undefined var void while".split(
    " ",
  ),
);

/** Generated code has no regex literals, no templates and no block comments. */
const pattern =
  /(?<comment>\/\/.*)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b\d+(?:\.\d+)?(?:e[-+]?\d+)?)|(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

export function* tokensOf(code: string): Generator<Token> {
  let from = 0;
  for (const found of code.matchAll(pattern)) {
    if (found.index > from) yield { kind: "other", text: code.slice(from, found.index) };
    const [text] = found;
    from = found.index + text.length;
    // A property may be called as a keyword is.
    const isProperty = code[found.index - 1] === ".";
    yield { kind: isProperty ? "name" : kindOf(text, found.groups), text };
  }
  if (from < code.length) yield { kind: "other", text: code.slice(from) };
}

function kindOf(text: string, groups: Readonly<Record<string, string | undefined>> | undefined): Token["kind"] {
  if (groups?.["comment"] !== undefined) return "comment";
  if (groups?.["string"] !== undefined) return "string";
  if (groups?.["number"] !== undefined) return "number";
  return keywords.has(text) ? "keyword" : "name";
}
