/**
 * The lines of a stream of text, without their ends (`\n` or `\r\n`) and without a byte order mark at the start; holds
 * one line at a time.
 *
 * `node:readline` would not do: it also ends lines at U+2028 and U+2029, which may stand in JSON strings as they are.
 */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  let isFirst = true;

  function takeLine(end: string): string {
    parts.push(end);
    const line = parts.join("");
    parts = [];
    const from = isFirst && line.startsWith("\ufeff") ? 1 : 0;
    isFirst = false;
    return line.slice(from, line.endsWith("\r") ? -1 : undefined);
  }

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
      yield takeLine(chunk.slice(from, end));
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.slice(from));
  }
  if (parts.length > 0) yield takeLine("");
}
