/** RFC 6901 §3, the string representation: `#/a`, the one for URI fragments (§6), is not meant. */
export function isJsonPointer(value: string): boolean {
  if (value === "") return true;
  if (value[0] !== "/") return false;
  for (let tilde = value.indexOf("~"); tilde !== -1; tilde = value.indexOf("~", tilde + 1)) {
    const escaped = value[tilde + 1];
    if (escaped !== "0" && escaped !== "1") return false;
  }
  return true;
}

/**
 * draft-bhutton-relative-json-pointer-00 §3: levels up, an optional shift to a sibling item (`+1`, `-2`; new with
 * 2020-12), then a JSON Pointer or `#`. Numbers have no leading zeros.
 */
export function isRelativeJsonPointer(value: string): boolean {
  const prefix = /^(?:0|[1-9]\d*)(?:[+-](?:0|[1-9]\d*))?/u.exec(value);
  if (prefix === null) return false;
  const rest = value.slice(prefix[0].length);
  return rest === "#" || isJsonPointer(rest);
}
