/**
 * Cases that are not run, by name. Of the kind `standalone` the verdicts and errors are judged here, in every engine; what
 * the text of a module must be like (`standalone_must`) is for test/precompile (issue 6).
 */
export const skipped: Readonly<Record<string, string>> = {
  "t-optional-not-nullable": "a type, not a verdict: test/types",
  "t-optional-undefined": "a type, not a verdict: test/types",
  "t-union-discriminated": "a type, not a verdict: test/types",
  "x-getter-arguments":
    "with copyArguments a copy is judged and handed on, so it is valid: test/hostile/copy-arguments",
};

/** Where `DESIGN.md` rules otherwise than a case, what it demands instead. All else of the case holds. */
export const ruledOtherwise: Readonly<
  Record<
    string,
    {
      readonly why: string;
      readonly expect?: "register-ok" | "register-error";
      readonly valid?: boolean;
      readonly error_paths?: readonly string[];
      readonly max_errors?: number;
      readonly hint?: readonly string[];
    }
  >
> = {
  "v-nullable-not-a-keyword": {
    why: "§2: an unknown keyword is an error; `nullable` gets the JSON Schema way as its suggestion",
    expect: "register-error",
    hint: ["nullable", '"null"'],
  },
  "r-root-oneof": {
    why: "§2 lists what is worth a warning: a union at the root is not; what a provider takes is its adapter's matter (issue 8)",
    expect: "register-ok",
  },
  "p-unique-objects-dup": {
    why: "§3: one error per later duplicate, at its own pointer; the bound is `maxErrors`, 100 by default",
    error_paths: ["/1", "/100"],
    max_errors: 100,
  },
  "s-unique-items": {
    why: "§3: a duplicate is reported at its own pointer",
    error_paths: ["/1"],
  },
  "c-codegen-decided-per-call": {
    why: "§3: verdicts stand, and a false one carries a single error, keyword unexplained",
  },
  "p-first-call-spike": {
    why: "its value is called valid, and lacks two properties that the schema of its tool requires",
  },
};
