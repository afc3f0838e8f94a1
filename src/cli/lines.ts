/** A longer line is no JSON that anybody could parse: a string of V8 holds half a gigabyte. */
const LONGEST_LINE = 256 * 1024 * 1024;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const byteOrderMark: readonly number[] = [0xef, 0xbb, 0xbf];

/** What {@link readSegments} throws on a line beyond all measure. */
export class LineTooLongError extends Error {
  override readonly name: string = "LineTooLongError";
}

/**
 * Cuts a stream of UTF-8 after ends of lines: each segment holds whole lines and is given as soon as its chunk is there;
 * only the last may lack its end. Without a byte order mark at the start. A chunk, and so a segment, may be overwritten when
 * the next is asked for. Throws a {@link LineTooLongError} on a line of more than 256 MiB.
 */
export async function* readSegments(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;

  function takeSegment(end: Uint8Array): Uint8Array {
    const segment = parts.length === 0 ? end : joinBytes([...parts, end], length + end.length);
    parts = [];
    length = 0;
    const hasMark = isFirst && byteOrderMark.every((byte, i) => segment[i] === byte);
    isFirst = false;
    return hasMark ? segment.subarray(byteOrderMark.length) : segment;
  }

  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end > 0) yield takeSegment(chunk.subarray(0, end));
    if (end === chunk.length) continue;
    // `slice` would not do: that of a Buffer is a view.
    parts.push(new Uint8Array(chunk.subarray(end)));
    length += chunk.length - end;
    if (length > LONGEST_LINE) throw new LineTooLongError(`a line is longer than ${LONGEST_LINE >> 20} MiB`);
  }
  if (length > 0) yield takeSegment(new Uint8Array());
}

function joinBytes(parts: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/**
 * The lines of a segment, without their ends (`\n` or `\r\n`). Each is decoded by itself: V8 reads a text without
 * umlauts faster, and one with them would make all of the segment slow.
 *
 * `node:readline` would not do: it also ends lines at U+2028 and U+2029, which may stand in JSON strings as they are.
 */
export function* linesOf(segment: Uint8Array): Generator<string> {
  const bytes = Buffer.from(segment.buffer, segment.byteOffset, segment.byteLength);
  let from = 0;
  while (from < bytes.length) {
    const found = bytes.indexOf(LINE_FEED, from);
    const next = found === -1 ? bytes.length : found;
    const end = next > from && bytes[next - 1] === CARRIAGE_RETURN ? next - 1 : next;
    yield bytes.toString("utf8", from, end);
    from = next + 1;
  }
}
