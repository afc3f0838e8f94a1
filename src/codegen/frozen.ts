import { type Code, join, js } from "./code.ts";

/** A value as code that freezes it through and through: for constants that are handed out. */
export function frozenLiteral(value: unknown): Code {
  if (typeof value !== "object" || value === null) return js`${value as string}`;
  const comma = js`, `;
  if (Array.isArray(value)) return js`Object.freeze([${join(value.map(frozenLiteral), comma)}])`;
  const members = Object.entries(value).map(([name, member]) => js`[${name}]: ${frozenLiteral(member)}`);
  return js`Object.freeze({ ${join(members, comma)} })`;
}
