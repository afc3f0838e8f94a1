/** A `fetch` that answers one request after another with the bodies given, and keeps what was sent. */
export function scriptedFetch(...answers: readonly object[]): {
  readonly fetch: typeof globalThis.fetch;
  // biome-ignore lint/suspicious/noExplicitAny: the bodies of other people's interfaces
  readonly sent: any[];
} {
  const left = [...answers];
  const sent: unknown[] = [];
  const fetch = async (input: unknown, init?: { readonly body?: unknown }): Promise<Response> => {
    const body = init?.body ?? (input instanceof Request ? await input.text() : undefined);
    sent.push(JSON.parse(String(body)));
    const answer = left.shift();
    if (answer === undefined) throw new Error("no answer is left");
    return new Response(JSON.stringify(answer), { status: 200, headers: { "content-type": "application/json" } });
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}
