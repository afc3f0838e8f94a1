import { compile } from "../src/compile/compile.ts";
import { interpret } from "../src/interpret.ts";
import type { Engine } from "../src/schema/validator.ts";
import { moduleEngine } from "./module-engine.ts";

/** Every engine that has to give the same verdicts and errors. */
export const engines: readonly (readonly [name: string, engine: Engine])[] = [
  ["compile", compile],
  ["interpret", interpret],
  ["module", moduleEngine],
];
