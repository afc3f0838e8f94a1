/** Every way in which code can touch an object, and which of them only read. */
const reads: ReadonlySet<string> = new Set(["get", "has", "ownKeys", "getOwnPropertyDescriptor", "getPrototypeOf"]);

export interface Watched {
  readonly value: unknown;
  /** What was done that is no reading: calls, writes, deletions. */
  readonly offences: readonly string[];
}

/** A value behind proxies all the way down. Each trap is recorded; what is read through one is watched as well. */
export function watched(original: unknown): Watched {
  const offences: string[] = [];
  const proxies = new Map<object, object>();

  function watch(value: unknown): unknown {
    if ((typeof value !== "object" || value === null) && typeof value !== "function") return value;
    const known = proxies.get(value);
    if (known !== undefined) return known;
    const proxy = new Proxy(value, handler);
    proxies.set(value, proxy);
    return proxy;
  }

  const handler = new Proxy<ProxyHandler<object>>(
    {},
    {
      get: (_, trap: keyof ProxyHandler<object>) => {
        if (trap === "get") return (target: object, name: PropertyKey) => watch(Reflect.get(target, name));
        return (...args: unknown[]) => {
          if (!reads.has(trap)) offences.push(trap);
          return (Reflect[trap] as (...all: unknown[]) => unknown)(...args);
        };
      },
    },
  );
  return { value: watch(original), offences };
}
