import { describe, expect, test } from "vitest";
import { type CallContext, createDispatcher } from "../../examples/dispatcher/dispatcher.ts";
import { type ToolOptions, ToolRegistry } from "../../src/index.ts";

const schema = {
  type: "object",
  properties: { path: { type: "string" }, lines: { type: "integer" } },
  required: ["path"],
  additionalProperties: false,
} as const;

type Handler = (args: { path: string; lines?: number }, context: CallContext) => unknown;

function dispatcherFor(handler: Handler, options: ToolOptions = {}) {
  const registry = new ToolRegistry<CallContext>();
  registry.register("files.read", schema, handler, options);
  return createDispatcher(registry, { retryDelayMs: 1 });
}

const right = { path: "a.txt" };

describe("a right call", () => {
  test("gives what the handler gives, from a value and from JSON text", async () => {
    const dispatch = dispatcherFor(async ({ path, lines }) => `${path}:${lines}`);
    expect(await dispatch("files.read", { path: "a.txt", lines: 3 })).toEqual({
      ok: true,
      value: "a.txt:3",
      attempts: 1,
    });
    expect(await dispatch("files.read", '{"path": "b.txt"}')).toMatchObject({ ok: true, value: "b.txt:undefined" });
  });

  test("leaves no timer behind and does not abort the signal afterwards", async () => {
    const seen: AbortSignal[] = [];
    const dispatch = dispatcherFor((_args, { signal }) => seen.push(signal), { timeoutMs: 20 });
    await dispatch("files.read", right);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(seen.map((signal) => signal.aborted)).toEqual([false]);
  });
});

describe("what the model reads", () => {
  const dispatch = dispatcherFor(() => {
    throw new Error("the handler must not be called");
  });

  test("of an unknown tool: the nearest names", async () => {
    expect(await dispatch("read_files", right)).toEqual({
      ok: false,
      reason: "unknown-tool",
      text: 'there is no tool "read_files"; did you mean "files.read"?',
      attempts: 0,
    });
  });

  test("of wrong arguments: each pointer and what is due there", async () => {
    expect(await dispatch("files.read", { pth: "a.txt", lines: "3" })).toEqual({
      ok: false,
      reason: "invalid-arguments",
      text: [
        "The arguments of files.read are not valid:",
        "/path is required and missing; expected_type: string",
        "/lines expected_type: integer, got string: write the number without quotes",
        '/pth is not a known property; did you mean "path"?: rename it or leave it out',
      ].join("\n"),
      attempts: 0,
    });
  });

  test("of text that is no JSON: where it breaks off", async () => {
    const outcome = await dispatch("files.read", '{"path": "a.t');
    expect(outcome).toMatchObject({ ok: false, reason: "invalid-arguments", attempts: 0 });
    expect(!outcome.ok && outcome.text).toContain("goes wrong at character 13");
  });
});

describe("a handler that fails", () => {
  test.each([false, true])("is called again only if it is idempotent: %s", async (idempotent) => {
    const seen: number[] = [];
    const dispatch = dispatcherFor(
      (_args, { attempt }) => {
        seen.push(attempt);
        throw new Error("the disk is busy");
      },
      { idempotent },
    );
    expect(await dispatch("files.read", right)).toEqual({
      ok: false,
      reason: "failed",
      text: "The tool files.read failed: the disk is busy.",
      attempts: idempotent ? 3 : 1,
    });
    expect(seen).toEqual(idempotent ? [1, 2, 3] : [1]);
  });

  test("may succeed in the end", async () => {
    const dispatch = dispatcherFor(
      async (_args, { attempt }) => {
        if (attempt < 3) throw new Error("not yet");
        return attempt;
      },
      { idempotent: true },
    );
    expect(await dispatch("files.read", right)).toEqual({ ok: true, value: 3, attempts: 3 });
  });
});

describe("the time limit", () => {
  test("ends a call whose handler ignores it, and tells the handler", async () => {
    const signals: AbortSignal[] = [];
    const dispatch = dispatcherFor(
      (_args, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
      { timeoutMs: 20 },
    );
    expect(await dispatch("files.read", right)).toEqual({
      ok: false,
      reason: "timeout",
      text: "The tool files.read did not answer within 20 ms.",
      attempts: 1,
    });
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  test("is each attempt's own", async () => {
    const dispatch = dispatcherFor(
      (_args, { attempt }) => (attempt === 1 ? new Promise(() => undefined) : "late, but there"),
      { timeoutMs: 20, idempotent: true },
    );
    expect(await dispatch("files.read", right)).toEqual({ ok: true, value: "late, but there", attempts: 2 });
  });

  test("what a handler throws after it is nobody's error", async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", listen);
    const dispatch = dispatcherFor(
      (_args, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => setTimeout(reject, 5))),
      { timeoutMs: 10 },
    );
    expect(await dispatch("files.read", right)).toMatchObject({ reason: "timeout" });
    await new Promise((resolve) => setTimeout(resolve, 30));
    process.off("unhandledRejection", listen);
    expect(unhandled).toEqual([]);
  });
});

describe("a caller who gives up", () => {
  test("ends the call at once, and no further attempt is made", async () => {
    const attempts: number[] = [];
    const dispatch = dispatcherFor(
      (_args, { attempt }) => {
        attempts.push(attempt);
        return new Promise(() => undefined);
      },
      { idempotent: true },
    );
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 10);
    expect(await dispatch("files.read", right, caller.signal)).toMatchObject({ reason: "cancelled", attempts: 1 });
    expect(await dispatch("files.read", right, caller.signal)).toMatchObject({ reason: "cancelled" });
    expect(attempts).toEqual([1]);
  });
});
