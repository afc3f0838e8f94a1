/**
 * The engines, each behind the same two functions. `check` is the fastest way an engine has to a verdict, `validate` its
 * way to all errors. Each import and each compilation is the engine's own, so processes can be measured with these too.
 */

/**
 * @typedef {object} Compiled
 * @property {(value: any) => unknown} check Truthy for a valid value.
 * @property {(value: any) => boolean} validate Whether it is valid; on the way there every error is made.
 */

/**
 * @typedef {object} CompileRequest
 * @property {Record<string, object>} [documents]
 * @property {boolean} [annotateFormats]
 * @property {"check" | "validate"} [only] For engines that compile twice, once for each.
 */

/** @typedef {(schema: any, request?: CompileRequest) => Compiled} Compile */

export const OURS = "straightedge";

/** @type {Record<string, () => Promise<Compile>>} */
export const engines = {
  async [OURS]() {
    const { compile } = await import("../../dist/index.js");
    return (schema, { annotateFormats } = {}) => {
      const validator = compile(schema, {
        unknownKeywords: "ignore",
        formats: annotateFormats ? "annotate" : "assert",
      });
      return {
        check: validator.check,
        validate(value) {
          const result = validator.validate(value);
          return result.ok || result.errors.length === 0;
        },
      };
    };
  },

  async ajv() {
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    // A CommonJS module, whose types say otherwise.
    const addFormats = /** @type {any} */ (await import("ajv-formats")).default;
    /** @param {boolean} allErrors @param {boolean} annotateFormats */
    const make = (allErrors, annotateFormats) => {
      const ajv = new Ajv2020({ strict: false, allErrors, validateFormats: !annotateFormats });
      return addFormats(ajv);
    };
    const instances = new Map();
    const instance = (/** @type {boolean} */ allErrors, annotateFormats = false) => {
      const key = `${allErrors} ${annotateFormats}`;
      if (!instances.has(key)) instances.set(key, make(allErrors, annotateFormats));
      return instances.get(key);
    };
    return (schema, { annotateFormats, only } = {}) => {
      const fit = withoutOldDialect(schema);
      const none = () => true;
      return {
        check: only === "validate" ? none : instance(false, annotateFormats).compile(fit),
        validate: only === "check" ? none : instance(true, annotateFormats).compile(fit),
      };
    };
  },

  async ata() {
    const { Validator } = await import("ata-validator");
    return (schema, { documents, annotateFormats } = {}) => {
      const validator = new Validator(schema, {
        useDefaults: false,
        assertFormat: !annotateFormats,
        ...(documents && { schemas: documents }),
      });
      return {
        check: (value) => validator.isValidObject(value),
        validate(value) {
          const result = validator.validate(value);
          // The list is made when it is first read.
          return result.valid || result.errors.length === 0;
        },
      };
    };
  },

  async typebox() {
    const { Compile } = await import("typebox/compile");
    return (schema, { documents } = {}) => {
      const validator = Compile(/** @type {any} */ (documents ?? {}), schema);
      return {
        check: (value) => validator.Check(value),
        validate: (value) => validator.Check(value) || validator.Errors(value).length === 0,
      };
    };
  },

  async schemasafe() {
    const { validator } = (await import("@exodus/schemasafe")).default;
    return (schema, { documents, annotateFormats, only } = {}) => {
      const options = {
        mode: "default",
        $schemaDefault: "https://json-schema.org/draft/2020-12/schema",
        // JSON.parse made the values: it need not look for `undefined`.
        isJSON: true,
        formatAssertion: !annotateFormats,
        allowUnusedKeywords: true,
        contentValidation: false,
        ...(documents && { schemas: documents }),
      };
      const fit = withoutOldDialect(schema);
      const none = () => true;
      return {
        check: only === "validate" ? none : validator(fit, options),
        validate: only === "check" ? none : validator(fit, { ...options, includeErrors: true, allErrors: true }),
      };
    };
  },

  async cfworker() {
    const { Validator } = await import("@cfworker/json-schema");
    return (schema, { documents = {} } = {}) => {
      const brief = new Validator(schema, "2020-12", true);
      const full = new Validator(schema, "2020-12", false);
      for (const document of Object.values(documents)) {
        brief.addSchema(/** @type {any} */ (document));
        full.addSchema(/** @type {any} */ (document));
      }
      return { check: (value) => brief.validate(value).valid, validate: (value) => full.validate(value).valid };
    };
  },

  async zod() {
    const zod = await import("zod");
    return (schema, { documents } = {}) => {
      if (documents !== undefined) throw new TypeError("a schema over several documents");
      const type = zod.compile(zod.fromJSONSchema(schema));
      return {
        check: (value) => type.safeParse(value).success,
        validate(value) {
          const result = type.safeParse(value);
          return result.success || result.error.issues.length === 0;
        },
      };
    };
  },
};

/** The fastest peers, and the one most used: what a quick run is content with. */
export const quickEngines = [OURS, "ajv", "ata", "typebox"];

/** Some engines know one dialect at a time; for plain tools the drafts do not differ. @param {any} schema */
function withoutOldDialect(schema) {
  const { $schema, ...rest } = schema;
  return $schema === undefined ? schema : rest;
}

/**
 * Whether an engine gives the right verdicts on a workload: the reason why not, or undefined.
 *
 * @param {Compiled} compiled
 * @param {{ valid: readonly string[], invalid: readonly string[] }} texts
 */
export function wrongVerdict(compiled, { valid, invalid }) {
  for (const [texts, verdict] of /** @type {const} */ ([
    [valid, true],
    [invalid, false],
  ])) {
    for (const text of texts) {
      for (const pass of /** @type {const} */ (["check", "validate"])) {
        const value = JSON.parse(text);
        if (Boolean(compiled[pass](value)) !== verdict) return `${pass} says ${!verdict}: ${text.slice(0, 100)}`;
        if (JSON.stringify(value) !== text) return `${pass} changes the value`;
      }
    }
  }
  return undefined;
}
