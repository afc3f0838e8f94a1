/** What a link carries: the texts as they stand, right or wrong. */
export interface PlaygroundState {
  readonly schema: string;
  readonly args: string;
}

/** The fragment of a link: deflated JSON in base64url. */
export async function encodeState({ schema, args }: PlaygroundState): Promise<string> {
  const packed = await pipe(
    new TextEncoder().encode(JSON.stringify([schema, args])),
    new CompressionStream("deflate-raw"),
  );
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Undefined where the fragment is none of {@link encodeState}: links get cut. */
export async function decodeState(fragment: string): Promise<PlaygroundState | undefined> {
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder().decode(await pipe(packed, new DecompressionStream("deflate-raw")));
    const [schema, args] = JSON.parse(text) as unknown[];
    return typeof schema === "string" && typeof args === "string" ? { schema, args } : undefined;
  } catch {
    return undefined;
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
