/** An error as code: the one place where it is decided what an error tells. */
import { type Code, identifier, isCode, join, js } from "../codegen/code.ts";
import { frozenLiteral } from "../codegen/frozen.ts";
import type { Facts } from "./family.ts";
import { type Path, pathCode } from "./path.ts";
import type { ProgramBuilder } from "./program.ts";

/** A fact of so many characters is made once, and frozen: all errors that tell it share it. */
const LONG_FACT = 1_000;

/** With the facts of its keyword. */
export function errorCode(keyword: string, path: Path, facts: Facts, at: string, builder: ProgramBuilder): Code {
  const member = (name: string, value: unknown): Code[] => {
    if (value === undefined) return [];
    const code = isCode(value) ? value : js`${value as string}`;
    const isLong = !isCode(value) && typeof value === "object" && code.text.length > LONG_FACT;
    return [js`${identifier(name)}: ${isLong ? builder.constant(name, frozenLiteral(value)) : code}`];
  };
  const members = [
    js`path: ${pathCode(path)}`,
    js`keyword: ${keyword}`,
    ...Object.keys(facts).flatMap((name) => member(name, facts[name])),
    js`schemaPath: ${at}`,
  ];
  return js`{ ${join(members, js`, `)} }`;
}

/** The statement that adds one without; the keyword is mostly told by where it stands. */
export function briefErrorLine(errors: Code, keyword: string, path: Path, at: string, builder: ProgramBuilder): Code {
  const named = at.endsWith(`/${keyword}`) ? js`` : js`, ${keyword}`;
  return js`${builder.helper("tellBriefly")}(${errors}, ${pathCode(path)}, ${at}${named});`;
}
