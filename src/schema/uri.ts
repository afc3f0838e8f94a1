/**
 * URIs as keys. Nothing is ever fetched, so this is RFC 3986 §5.2 and no more: resolving a reference against a base.
 * Percent-encoding, case and ports stay as written: two spellings are two keys.
 */

interface Parts {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
}

/** RFC 3986 appendix B, without the fragment. It matches every string. */
const shape = /^(?:([A-Za-z][A-Za-z0-9+.-]*):)?(?:\/\/([^/?]*))?([^?]*)(?:\?([\s\S]*))?$/u;

function split(uri: string): Parts {
  const match = shape.exec(uri);
  return { scheme: match?.[1], authority: match?.[2], path: match?.[3] ?? uri, query: match?.[4] };
}

/** The URI before its fragment, and the fragment without `#` (undefined where there is none). */
export function splitFragment(uri: string): { readonly base: string; readonly fragment: string | undefined } {
  const at = uri.indexOf("#");
  return at === -1 ? { base: uri, fragment: undefined } : { base: uri.slice(0, at), fragment: uri.slice(at + 1) };
}

/** RFC 3986 §4.3: whether it names a scheme. */
export function isAbsoluteUri(uri: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:/u.test(uri);
}

/** RFC 3986 §5.2.2, for a base and a reference without fragments. An empty base leaves the reference as it is. */
export function resolveUri(base: string, reference: string): string {
  if (reference === "") return base;
  const r = split(reference);
  if (r.scheme !== undefined) return join({ ...r, path: removeDotSegments(r.path) });
  const b = split(base);
  if (r.authority !== undefined) return join({ ...r, scheme: b.scheme, path: removeDotSegments(r.path) });
  if (r.path === "") return join({ ...b, query: r.query ?? b.query });
  const path = r.path.startsWith("/") ? r.path : merge(b, r.path);
  return join({ scheme: b.scheme, authority: b.authority, path: removeDotSegments(path), query: r.query });
}

/** RFC 3986 §5.2.3. */
function merge(base: Parts, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

/** RFC 3986 §5.2.4. */
function removeDotSegments(path: string): string {
  if (!path.includes(".")) return path;
  const output: string[] = [];
  const segments = path.split("/");
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === "." || segment === "..") {
      if (segment === ".." && (output.length > 1 || (output.length === 1 && output[0] !== ""))) output.pop();
      if (isLast) output.push("");
    } else {
      output.push(segment);
    }
  });
  return output.join("/");
}

function join(parts: Parts): string {
  return (
    (parts.scheme === undefined ? "" : `${parts.scheme}:`) +
    (parts.authority === undefined ? "" : `//${parts.authority}`) +
    parts.path +
    (parts.query === undefined ? "" : `?${parts.query}`)
  );
}
