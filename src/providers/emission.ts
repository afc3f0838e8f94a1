import type { Json } from "../json/value.ts";
import type { Subschema } from "../schema/subschema.ts";
import type { Emitted } from "./emitted.ts";
import type { Part } from "./parts.ts";
import type { ProviderRules } from "./rules.ts";

/** A constraint that the provider does not hold the model to. */
export interface Weakening {
  /** RFC 6901, into the schema given, as far as that is written in 2020-12. */
  readonly pointer: string;
  /** `""` where it is the schema as a whole. */
  readonly keyword: string;
  /**
   * `"described"`: stands in the description only. `"narrowed"`: the model may write less than the tool accepts.
   * `"rewritten"`: something near it stands in its place.
   */
  readonly change: "described" | "narrowed" | "rewritten";
  readonly message: string;
}

/** What writing a schema for a provider needs to know, and where it tells what it could not keep. */
export interface Emission {
  readonly rules: ProviderRules;
  /** Schemas that lead back to themselves. */
  readonly recursive: ReadonlySet<Subschema>;
  /** Whether a definition is just being written: a reference to it closes a circle. */
  readonly isOpen: (target: Subschema) => boolean;
  /** The reference to a definition of that schema, which is written if it is not yet. */
  readonly refer: (target: Subschema) => string;
  /** Schemas that have to hold together, as one. Undefined where nothing satisfies them. */
  readonly emit: (parts: readonly Part[], emission: Emission) => Emitted | undefined;
  readonly weaken: (at: Subschema, keyword: string, change: Weakening["change"], message: string) => void;
  /** Whether an optional property was passed since the definition's root. */
  readonly isOptional: boolean;
  /** What is being written, from the definition's root to here: what comes again would never end. */
  readonly path: readonly (readonly Part[])[];
  /** How many schemas may still be written before alternatives are only described. */
  readonly budget: { left: number };
}

/** What a part of a schema may leave for the description. */
export type Note = (at: Subschema, keyword: string, value: Json) => void;
