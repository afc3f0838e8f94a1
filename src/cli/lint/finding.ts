import type { Place } from "../../json/outline.ts";
import type { Provider } from "../../providers/rules.ts";

/** `refused` and `weakened`: what a provider makes of the tool. */
export type Severity = "error" | "warning" | "refused" | "weakened";

/** Something to be told of a file. */
export interface Finding {
  readonly file: string;
  readonly place: Place;
  /** RFC 6901, into the file. */
  readonly pointer: string;
  /** Undefined where it is the file's, or the tool has no name. */
  readonly tool?: string;
  /** Which of the tool's schemas it is about, and where in it. Undefined: the tool itself. */
  readonly within?: { readonly schema: "schema" | "outputSchema"; readonly pointer: string };
  readonly severity: Severity;
  readonly keyword?: string;
  readonly message: string;
  readonly suggestion?: string;
  /** Those that do so. */
  readonly providers: readonly Provider[];
  /** Whether `--fix` mends it; what it mended is told as `fixed`. */
  readonly fix: "none" | "fixable" | "fixed";
}
