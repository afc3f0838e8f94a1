import { escapeText } from "../report/escape.ts";
import type { SchemaError } from "../schema/problems.ts";

export type RegistryErrorCode = "duplicate-tool" | "unknown-tool" | "bad-name" | "stale-validator";

/** What a {@link RegistryError} can tell besides its code and tool. */
export interface RegistryErrorDetails {
  readonly nearest?: readonly string[];
  /** Which rule was broken, or what to do. */
  readonly detail?: string;
  /** What is wrong with the same registration besides. */
  readonly cause?: SchemaError | RegistryError;
}

export interface RegistryErrorJson {
  readonly name: string;
  readonly code: RegistryErrorCode;
  readonly tool: string;
  readonly nearest: readonly string[];
  readonly message: string;
  readonly cause?: object;
}

/** A tool that cannot be registered or found by its name. The registry is as it was. */
export class RegistryError extends Error {
  override readonly name: string = "RegistryError";
  readonly code: RegistryErrorCode;
  /** The name in question, as given. */
  readonly tool: string;
  /** For `"unknown-tool"`, up to three registered names that may be meant; for `"bad-name"`, a spelling that would do. */
  readonly nearest: readonly string[];
  /** Where the same registration is wrong in another way too, the error of that. */
  override readonly cause?: SchemaError | RegistryError;

  constructor(code: RegistryErrorCode, tool: string, details: RegistryErrorDetails = {}) {
    const { nearest = [], detail, cause } = details;
    super(
      `${openings[code](quote(tool))}${detail === undefined ? "" : `: ${detail}`}${didYouMean(nearest)}${also(cause)}`,
    );
    this.code = code;
    this.tool = tool;
    this.nearest = Object.freeze([...nearest]);
    if (cause !== undefined) this.cause = cause;
  }

  toJSON(): RegistryErrorJson {
    const { name, code, tool, nearest, message, cause } = this;
    return { name, code, tool, nearest, message, ...(cause === undefined ? {} : { cause: cause.toJSON() }) };
  }
}

const openings: { readonly [Code in RegistryErrorCode]: (tool: string) => string } = {
  "duplicate-tool": (tool) => `a tool ${tool} is registered already`,
  "unknown-tool": (tool) => `there is no tool ${tool}`,
  "bad-name": (tool) => `${tool} cannot be the name of a tool`,
  "stale-validator": (tool) => `the precompiled validator of tool ${tool} is stale`,
};

const LONGEST_NAME = 200;

/** A name may come from a model: it is shown on one line, and not at any length. */
function quote(name: string): string {
  return escapeText(JSON.stringify(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name));
}

function didYouMean(names: readonly string[]): string {
  const quoted = names.map(quote);
  const last = quoted.pop();
  if (last === undefined) return "";
  return `; did you mean ${quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`}?`;
}

function also(cause: Error | undefined): string {
  return cause === undefined ? "" : `\nand ${cause.message}`;
}
