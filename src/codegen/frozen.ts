import { type Code, identifier, join, js } from "./code.ts";
import { isIdentifier } from "./literal.ts";

/**
 * A value as code that freezes it through and through: for constants that are handed out. What is inside says that it may
 * be dropped with the whole; of the whole the linker says so.
 */
export function frozenLiteral(value: unknown): Code {
  if (typeof value !== "object" || value === null) return js`${value as string}`;
  const comma = js`, `;
  if (Array.isArray(value)) return js`Object.freeze([${join(value.map(inner), comma)}])`;
  const members = Object.entries(value).map(([name, member]) => {
    const key = isIdentifier(name) && name !== "__proto__" ? identifier(name) : js`[${name}]`;
    return js`${key}: ${inner(member)}`;
  });
  return js`Object.freeze({ ${join(members, comma)} })`;
}

function inner(value: unknown): Code {
  const code = frozenLiteral(value);
  return typeof value === "object" && value !== null ? js`/* @__PURE__ */ ${code}` : code;
}
