import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Schema } from "../../src/schema/infer.ts";
import type { Draft } from "../../src/schema/keywords.ts";
import { sharedPath } from "../shared.ts";

const folder = sharedPath("cases");

/** For the titles of what is skipped without the data. */
export const needsCases = "needs the shared cases";

export const hasCases: boolean = folder !== undefined;

/** One tool of a case that registers several. */
export interface CaseTool {
  readonly name: string;
  readonly schema: Schema;
  readonly value?: unknown;
  readonly valid?: boolean;
  readonly replace?: boolean;
  readonly expect?: "register-error";
}

/** As `cases/README.md` describes it. Schemas and values may hold markers: {@link expand} them, each time anew. */
export interface Case {
  readonly id: string;
  readonly kind: "verdict" | "errors" | "register" | "codegen" | "standalone" | "types" | "perf" | "security";
  readonly draft: Draft;
  readonly schema: Schema;
  readonly value: unknown;
  readonly valid: boolean;
  readonly expect?: "register-ok" | "register-ok-with-warning" | "register-error" | "register-partial";
  readonly formats?: boolean;
  readonly error_paths?: readonly string[];
  readonly not_error_paths?: readonly string[];
  readonly max_errors?: number;
  readonly hint?: readonly string[];
  readonly message_must_not_contain?: readonly string[] | string;
  readonly max_message_chars?: number;
  readonly budget_ms?: number;
  readonly repeat_register?: number;
  readonly no_side_effect?: string;
  readonly no_pollution?: unknown;
  readonly frozen?: boolean;
  readonly keeps_value?: boolean;
  readonly modes?: readonly string[];
  readonly must_not_call?: readonly string[];
  readonly tools?: readonly CaseTool[];
}

/** A hostile input; what must come of it is in words, so each has its own check here. */
export interface SecurityEntry {
  readonly id: string;
  readonly input: {
    readonly schema?: Schema;
    readonly value?: unknown;
    readonly text?: string;
    readonly tools?: readonly { readonly name: string; readonly schema: Schema }[];
  };
}

function read<T>(name: string): T[] {
  return folder === undefined ? [] : JSON.parse(readFileSync(join(folder, name), "utf8"));
}

export const cases: readonly Case[] = read("cases.json");
export const securityEntries: readonly SecurityEntry[] = read("security.json");

type Expand = <T>(value: T) => T;

/** The data's own: turns `{"$gen": …}` into a value. Never share what it gives: some values change when read. */
export const expand: Expand =
  folder === undefined
    ? (value) => value
    : ((await import(pathToFileURL(join(folder, "expand.mjs")).href)) as { expand: Expand }).expand;
