import { isIdentifier, literal } from "./literal.ts";

/** Made here only: a string never turns into one by itself. */
class CodeText {
  // Not defined before it is assigned: there are thousands of these for a tool.
  declare readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Text that is already JavaScript. */
export type Code = CodeText;

/** What may stand in a hole of {@link js}: code is spliced, any other value becomes its literal. */
export type Hole = Code | string | number | boolean | null | readonly unknown[] | { readonly [name: string]: unknown };

/** The only way text becomes code: the parts written in this project's source as they are, the holes as code or literals. */
export function js(parts: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  // Most have one or two holes. Without a loop V8 does not come to optimise this while a catalog is being registered.
  switch (holes.length) {
    case 0:
      return new CodeText(parts[0]!);
    case 1:
      return new CodeText(parts[0]! + textOf(holes[0]!) + parts[1]!);
    case 2:
      return new CodeText(parts[0]! + textOf(holes[0]!) + parts[1]! + textOf(holes[1]!) + parts[2]!);
    default:
      return new CodeText(parts.reduce((text, part, i) => text + textOf(holes[i - 1]!) + part));
  }
}

function textOf(hole: Hole): string {
  return hole instanceof CodeText ? hole.text : literal(hole);
}

export function isCode(value: unknown): value is Code {
  return value instanceof CodeText;
}

/** A name as code. Throws on a name that is none. */
export function identifier(name: string): Code {
  if (!isIdentifier(name)) throw new TypeError(`${JSON.stringify(name)} is no identifier`);
  return new CodeText(name);
}

/** Several pieces with code between them. */
export function join(pieces: readonly Code[], separator: Code): Code {
  let text = "";
  for (let i = 0; i < pieces.length; i++) text += i === 0 ? pieces[i]!.text : separator.text + pieces[i]!.text;
  return new CodeText(text);
}

/** `object.name`, or `object["na me"]` where the name is no identifier. */
export function access(object: Code, name: string): Code {
  return isIdentifier(name) ? new CodeText(`${object.text}.${name}`) : js`${object}[${name}]`;
}
