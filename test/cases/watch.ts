import { expect } from "vitest";

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype];

/** The names that everything global has by now; the function it returns expects that there is nothing new. */
export function watchGlobals(canary = "PWN"): () => void {
  const names = (): string[][] => [...prototypes, globalThis].map((object) => Object.getOwnPropertyNames(object));
  const before = names();
  return () => {
    expect(Reflect.has(globalThis, canary)).toBe(false);
    expect(names()).toEqual(before);
  };
}

/** Freezes it through and through; it may hold no cycle. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    for (const name of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[name]);
    Object.freeze(value);
  }
  return value;
}

/** Runs it on a host that refuses to turn text into code; every attempt is counted, be it caught or not. */
export function withoutCodeGeneration<T>(run: () => T): { readonly value: T; readonly attempts: number } {
  let attempts = 0;
  function refuse(): never {
    attempts++;
    throw new EvalError("code generation from strings is disallowed");
  }
  const kept = ["Function", "eval"].map((name) => [name, Reflect.get(globalThis, name)] as const);
  for (const [name] of kept) Reflect.set(globalThis, name, refuse);
  try {
    const value = run();
    return { value, attempts };
  } finally {
    for (const [name, value] of kept) Reflect.set(globalThis, name, value);
  }
}
