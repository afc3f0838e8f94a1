import { type Code, js } from "../codegen/code.ts";
import { atom, type Condition } from "../codegen/condition.ts";

/** Plain ASCII, with at most the escapes that stand for the character itself. */
const literal = /^(\^?)((?:[\w /:@#&,;=~!"'%<>`-]|\\[./+*?()[\]{}|^$\\-])+)(\$?)$/u;

/**
 * A pattern that is no more than a text to begin with, to end with, to contain or to equal, as the test for it: several
 * times faster than the regex. Undefined for all others.
 */
export function literalTest(source: string, value: Code): Condition | undefined {
  const [, start, body, end] = literal.exec(source) ?? [];
  if (body === undefined) return undefined;
  const text = body.replace(/\\(.)/gu, "$1");
  if (start && end) return atom(js`${value} === ${text}`, js`${value} !== ${text}`);
  const method = start ? js`startsWith` : end ? js`endsWith` : js`includes`;
  return atom(js`${value}.${method}(${text})`, js`!${value}.${method}(${text})`);
}
