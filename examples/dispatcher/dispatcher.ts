/**
 * A dispatcher on top of the registry: what stands between a model's tool calls and the functions that carry them out.
 *
 *     const registry = new ToolRegistry<CallContext>();
 *     registry.register("files.read", schema, ({ path }, { signal }) => readFile(path, { signal, encoding: "utf8" }));
 *     const dispatch = createDispatcher(registry);
 *     const outcome = await dispatch("files.read", toolCall.arguments);
 *
 * The registry answers whether a call is right; this file decides what follows: a time limit, repetition where it does
 * no harm, and a text the model can act on where nothing helped. A call never rejects.
 */
import { setTimeout as delay } from "node:timers/promises";
import { describe, RegistryError, type Result, type Tool, type ToolRegistry } from "../../src/index.ts";

/** What each handler gets beside its arguments. */
export interface CallContext {
  /** Aborted when the time is up or the caller gives up: pass it on to `fetch`, child processes, timers. */
  readonly signal: AbortSignal;
  /** From 1. */
  readonly attempt: number;
}

export type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly attempts: number }
  /** `text` is for the model. `reason`: who has to change something, the model or the people behind the tool. */
  | { readonly ok: false; readonly reason: FailureReason; readonly text: string; readonly attempts: number };

export type FailureReason = "unknown-tool" | "invalid-arguments" | "timeout" | "failed" | "cancelled";

export interface DispatcherOptions {
  /** How often a call of an idempotent tool is made at most. Any other tool is called once. Default 3. */
  readonly attempts?: number;
  /** Milliseconds before the second attempt; twice as many before each further one. Default 200. */
  readonly retryDelayMs?: number;
}

/** One call: arguments as JSON text, as OpenAI's models give them, or as a value. */
export type Dispatch = (name: string, args: unknown, signal?: AbortSignal) => Promise<Outcome>;

export function createDispatcher(registry: ToolRegistry<CallContext>, options: DispatcherOptions = {}): Dispatch {
  const { attempts: most = 3, retryDelayMs = 200 } = options;

  return async (name, args, signal = new AbortController().signal) => {
    let tool: Tool<unknown, CallContext>;
    let result: Result<unknown>;
    try {
      tool = registry.get(name);
      result = typeof args === "string" ? registry.parse(name, args) : registry.validate(name, args);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      return { ok: false, reason: "unknown-tool", text: error.message, attempts: 0 };
    }
    if (!result.ok) {
      const text = describe(result.errors, { toolName: name });
      return { ok: false, reason: "invalid-arguments", text, attempts: 0 };
    }

    for (let attempt = 1; ; attempt++) {
      const outcome = await callOnce(tool, result.value, attempt, signal);
      // A handler that missed its time may still be at work: only a tool that says so may run twice.
      const isLast = !tool.idempotent || attempt >= most;
      if (outcome.ok || outcome.reason === "cancelled" || isLast) return outcome;
      await delay(retryDelayMs * 2 ** (attempt - 1), undefined, { signal }).catch(() => undefined);
    }
  };
}

async function callOnce(
  tool: Tool<unknown, CallContext>,
  args: unknown,
  attempt: number,
  cancelled: AbortSignal,
): Promise<Outcome> {
  const fail = (reason: FailureReason, what: string): Outcome => {
    return { ok: false, reason, text: `The tool ${tool.name} ${what}.`, attempts: attempt };
  };
  if (cancelled.aborted) return fail("cancelled", "was not called: the call was cancelled");

  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`no answer within ${tool.timeoutMs} ms`)), tool.timeoutMs);
  const signal = AbortSignal.any([cancelled, timeout.signal]);
  try {
    // The race settles also where a handler ignores the signal, and handles what it may throw later.
    const value = await Promise.race([answer(tool, args, { signal, attempt }), rejectOnAbort(signal)]);
    return { ok: true, value, attempts: attempt };
  } catch (error) {
    if (cancelled.aborted) return fail("cancelled", "did not finish: the call was cancelled");
    if (timeout.signal.aborted) return fail("timeout", `did not answer within ${tool.timeoutMs} ms`);
    return fail("failed", `failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Async, so that what a handler throws at once is a rejection too. */
async function answer(tool: Tool<unknown, CallContext>, args: unknown, context: CallContext): Promise<unknown> {
  return tool.handler(args, context);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
