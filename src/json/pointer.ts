/** RFC 6901 §4: a token with `~` and `/` escaped. `~` comes first, or the escape itself is escaped. */
export function escapeToken(token: string): string {
  for (let i = 0; i < token.length; i++) {
    const unit = token.charCodeAt(i);
    if (unit === TILDE || unit === SLASH) return token.replace(/~/gu, "~0").replace(/\//gu, "~1");
  }
  return token;
}

const TILDE = 0x7e;
const SLASH = 0x2f;

/** RFC 6901 §4: `~1` comes first, or `~01` would become `/`. */
export function unescapeToken(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

/** The pointer of one member (or item) of what `pointer` names. */
export function appendToken(pointer: string, token: string | number): string {
  return `${pointer}/${typeof token === "number" ? token : escapeToken(token)}`;
}

/** The pointer of what holds the member that `pointer` names; not for `""`. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

/** The unescaped tokens of a pointer, or undefined where the text is no pointer (RFC 6901 §3). */
export function splitPointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/") || /~(?![01])/u.test(pointer)) return undefined;
  return pointer.slice(1).split("/").map(unescapeToken);
}

/** RFC 6901 §3: an array index has no sign and no leading zero. */
export function parseIndex(token: string): number | undefined {
  return /^(?:0|[1-9][0-9]{0,15})$/u.test(token) ? Number(token) : undefined;
}

const notInFragment = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;

/** RFC 6901 §6: the pointer as a URI fragment, `#` included. A lone surrogate becomes U+FFFD, as UTF-8 has none. */
export function toFragment(pointer: string): string {
  return `#${pointer.replace(notInFragment, (character) => encodeURIComponent(/\p{Cs}/u.test(character) ? "\ufffd" : character))}`;
}

/** A fragment without its `#`, percent-decoded; undefined where the encoding is broken. */
export function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
