import type { Tool } from "../registry/tool.ts";

/** What an adapter needs of a `ToolRegistry`. */
export interface ToolSource<Context = unknown> {
  names(): readonly string[];
  has(name: string): boolean;
  get(name: string): Tool<unknown, Context>;
}

/** Every tool, in the order of registration. */
export function toolsOf<Context>(source: ToolSource<Context>): Tool<unknown, Context>[] {
  return source.names().map((name) => source.get(name));
}
