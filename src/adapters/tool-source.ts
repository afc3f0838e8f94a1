import type { Tool } from "../registry/tool.ts";
import type { Result } from "../report/errors.ts";

/** What an adapter needs of a `ToolRegistry`. */
export interface ToolSource<Context = unknown> {
  names(): readonly string[];
  get(name: string): Tool<unknown, Context>;
  validate(name: string, args: unknown): Result<unknown>;
  parse(name: string, text: string): Result<unknown>;
}

/** Every tool, in the order of registration. */
export function toolsOf<Context>(source: ToolSource<Context>): Tool<unknown, Context>[] {
  return source.names().map((name) => source.get(name));
}
