import { type Code, js } from "../codegen/code.ts";
import { frozenLiteral } from "../codegen/frozen.ts";
import type { Json } from "../json/value.ts";
import { strings } from "./facts.ts";
import type { ExplainContext } from "./family.ts";
import { type Path, pathCode } from "./path.ts";

/** The call that makes the error of a value that is none of those allowed, some of them texts. */
export function valueErrorCode(
  keyword: "enum" | "const",
  value: Code,
  allowed: readonly Json[],
  path: Path,
  schemaPath: string,
  to: ExplainContext,
): Code {
  const list = to.constant("allowed", frozenLiteral(allowed));
  const texts = strings(allowed);
  const nearest = nearestCode(texts.length === allowed.length ? list : js`${texts}`, to);
  return js`${to.helper("valueError")}(${value}, ${pathCode(path)}, ${keyword}, ${list}, ${nearest}, ${schemaPath})`;
}

/** Adds the error of a property that is none of those known, at the place of the property. */
export function failUnknown(
  keyword: "additionalProperties" | "unevaluatedProperties",
  key: Code,
  known: readonly string[],
  path: Path,
  to: ExplainContext,
): void {
  if (known.length === 0) {
    to.fail(keyword, {}, { path });
    return;
  }
  const error = (): Code => {
    const nearest = nearestCode(js`${known}`, to);
    const facts = js`${key}, ${pathCode(path)}, ${keyword}, ${nearest}, ${to.schemaPath(`/${keyword}`)}`;
    return js`${to.helper("nameError")}(${facts})`;
  };
  to.add(keyword, error, { path });
}

/** A function that finds the nearest of a list, made once. */
function nearestCode(list: Code, to: ExplainContext): Code {
  return to.constant("nearest", js`${to.helper("nearestAmong")}(${list})`);
}
