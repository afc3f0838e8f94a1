/** RFC 4648 §4, padding included. */
export function decodesAsBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text);
}

/** Whether the text, decoded first where it is base64, is JSON. Text that does not decode is the encoding's fault. */
export function holdsJson(text: string, isBase64: boolean): boolean {
  try {
    JSON.parse(isBase64 ? decodeURIComponent(escapeBytes(atob(text))) : text);
    return true;
  } catch {
    return false;
  }

  /** Each byte as `%XX`, for UTF-8 to be decoded from. */
  function escapeBytes(bytes: string): string {
    return Array.from(bytes, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
  }
}
