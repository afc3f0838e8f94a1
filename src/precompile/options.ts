import type { ExportName, ModuleFormat } from "../compile/link-module.ts";
import type { CompileOptions } from "../schema/options.ts";

/** How a module is written; besides, how its schemas are read. Every option may be left out. */
export interface PrecompileOptions extends CompileOptions {
  /** Default `"esm"`. A `"script"` defines one `var` and needs no more than ES2019. */
  readonly format?: ModuleFormat;
  /** The variable that a script defines. Default `"validator"`, for catalogs `"validators"`. */
  readonly name?: string;
  /** What is exported; without `validate` the module holds no code for errors. Default: all of them. */
  readonly exports?: readonly ExportName[];
  /**
   * What errors tell. Default `"full"`; `"brief"` leaves out the facts of each keyword, and one pass gives verdict and
   * errors: the smallest module. A registry takes none of brief errors.
   */
  readonly errors?: ErrorDetail;
}

export type ErrorDetail = "full" | "brief";

export interface ModuleOptions {
  readonly format: ModuleFormat;
  readonly name: string;
  readonly exports: readonly ExportName[];
  readonly errors: ErrorDetail;
  readonly compileOptions: CompileOptions;
}

const formats: readonly ModuleFormat[] = ["esm", "cjs", "script"];
const exportNames: readonly ExportName[] = ["check", "validate", "schemaHash"];

/** Names that may follow a dot but cannot be a variable of a script. */
const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity"
  ).split(" "),
);

/** Fills in the defaults. Throws a `TypeError` that names an option of the wrong kind. */
export function resolveModuleOptions(options: PrecompileOptions = {}, defaultName: string): ModuleOptions {
  if (typeof options !== "object" || options === null) throw new TypeError("options: an object is expected");
  // Own members only, whatever a polluted prototype lends.
  const own: PrecompileOptions = Object.assign(Object.create(null), options);
  const { format = "esm", name = defaultName, exports = exportNames, errors = "full", ...compileOptions } = own;
  if (!formats.includes(format)) throw new TypeError('option format: "esm", "cjs" or "script" is expected');
  if (typeof name !== "string" || !/^[A-Za-z_$][\w$]*$/u.test(name) || reserved.has(name)) {
    throw new TypeError("option name: the name of a variable is expected, of ASCII letters, digits, _ and $");
  }
  if (!Array.isArray(exports) || exports.length === 0 || !exports.every((each) => exportNames.includes(each))) {
    throw new TypeError('option exports: a list of "check", "validate" and "schemaHash" is expected');
  }
  if (errors !== "full" && errors !== "brief") throw new TypeError('option errors: "full" or "brief" is expected');
  return { format, name, errors, exports: exportNames.filter((each) => exports.includes(each)), compileOptions };
}
