/** RFC 4648 §4, padding included. */
export function decodesAsBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text);
}

/** Whether the text, decoded first where it is base64, is JSON in UTF-8. Text that does not decode is the encoding's fault. */
export function holdsJson(text: string, isBase64: boolean): boolean {
  try {
    JSON.parse(isBase64 ? decodeURIComponent(percentEncode(text)) : text);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of base64 text, each as `%XX`, for UTF-8 to be decoded from. `atob` is no part of the language. */
function percentEncode(base64: string): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  let encoded = "";
  let bits = 0;
  let count = 0;
  for (let i = 0; i < base64.length && base64[i] !== "="; i++) {
    bits = ((bits << 6) | digits.indexOf(base64[i]!)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    encoded += `%${((bits >> count) & 0xff).toString(16).padStart(2, "0")}`;
  }
  return encoded;
}
