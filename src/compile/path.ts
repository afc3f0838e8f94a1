import { type Code, join, js } from "../codegen/code.ts";
import { appendToken } from "../json/pointer.ts";

/**
 * The pointer of an instance location as an expression: text known while compiling, merged into one literal, and the
 * pieces known only at run time between it.
 */
export type Path = readonly (string | Code)[];

export function appendName(path: Path, name: string): Path {
  const last = path.at(-1);
  if (typeof last === "string") return [...path.slice(0, -1), appendToken(last, name)];
  return [...path, appendToken("", name)];
}

/** A token known at run time; the code must give it escaped. */
export function appendCode(path: Path, token: Code): Path {
  return [...appendText(path, "/"), token];
}

function appendText(path: Path, text: string): Path {
  const last = path.at(-1);
  return typeof last === "string" ? [...path.slice(0, -1), last + text] : [...path, text];
}

/** The expression. It is a string whatever the pieces are: a number alone is never one. */
export function pathCode(path: Path): Code {
  if (path.length === 0) return js`""`;
  return join(
    path.map((piece) => (typeof piece === "string" ? js`${piece}` : piece)),
    js` + `,
  );
}
