/** `node parse.mjs LOG`: reads a file and parses each line as JSON, and nothing else: what replaying cannot be faster than. */
import { open } from "node:fs/promises";

const CHUNK_LENGTH = 512 * 1024;
const handle = await open(process.argv[2] ?? "");
const chunk = Buffer.alloc(CHUNK_LENGTH);
let rest = Buffer.alloc(0);
let objects = 0;
for (;;) {
  const { bytesRead } = await handle.read(chunk, 0, CHUNK_LENGTH);
  if (bytesRead === 0) break;
  const bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
  let from = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, from)) {
    if (typeof JSON.parse(bytes.toString("utf8", from, end)) === "object") objects++;
    from = end + 1;
  }
  rest = Buffer.from(bytes.subarray(from));
}
await handle.close();
console.log(`${objects} objects`);
