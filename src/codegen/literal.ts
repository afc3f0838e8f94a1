/**
 * Values as JavaScript source. The one encoder: whatever a schema says enters generated code through here, as a value.
 * `JSON.stringify` is the base; U+2028 and U+2029 end a line in older engines, `</` ends an HTML script element, and
 * `__proto__` written plainly would set a prototype.
 */
export function literal(value: unknown): string {
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value === "string") return text(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object") throw new TypeError(`a value of type ${typeof value} has no literal`);
  const members = Object.keys(value).map((name) => {
    const key = isIdentifier(name) && name !== "__proto__" ? name : `[${text(name)}]`;
    return `${key}: ${literal((value as Record<string, unknown>)[name])}`;
  });
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function text(value: string): string {
  const quoted = JSON.stringify(value);
  return /[\u2028\u2029<]/u.test(quoted)
    ? quoted.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029").replaceAll("</", "<\\/")
    : quoted;
}

/** ASCII names only, so that a generated file reads the same in any encoding. Reserved words count: they may follow a dot. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/u.test(name);
}
