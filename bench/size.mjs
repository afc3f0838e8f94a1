/**
 * What a validator made at build time adds to a bundle: bytes, minified by esbuild and gzipped, of the check alone and of
 * the function that gives verdict and errors, beside the peers that write modules too; each written once with all errors
 * and once with none. Those that judge wrongly are marked. Needs `npm run build` and `npm ci` in this folder.
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { precompile } from "../dist/precompile.js";

const here = fileURLToPath(new URL(".", import.meta.url));

/** @type {Record<string, object>} */
const workloads = {
  "flat tool": {
    type: "object",
    properties: {
      owner: { type: "string", minLength: 1 },
      repo: { type: "string", minLength: 1 },
      state: { type: "string", enum: ["open", "closed", "all"] },
      page: { type: "integer", minimum: 1 },
      perPage: { type: "integer", minimum: 1, maximum: 100 },
      labels: { type: "array", items: { type: "string" } },
    },
    required: ["owner", "repo"],
    additionalProperties: false,
  },
  "formats and patterns": {
    type: "object",
    properties: {
      id: { type: "string", format: "uuid" },
      email: { type: "string", format: "email" },
      created: { type: "string", format: "date-time" },
      site: { type: "string", format: "uri" },
      zip: { type: "string", pattern: "^[0-9]{5}(?:-[0-9]{4})?$" },
      tags: { type: "array", items: { type: "string", maxLength: 20 }, uniqueItems: true },
    },
    required: ["id", "email"],
  },
  "tagged union": {
    type: "object",
    properties: {
      shape: {
        oneOf: [
          {
            type: "object",
            properties: { kind: { const: "circle" }, r: { type: "number", exclusiveMinimum: 0 } },
            required: ["kind", "r"],
          },
          {
            type: "object",
            properties: { kind: { const: "square" }, side: { type: "number", exclusiveMinimum: 0 } },
            required: ["kind", "side"],
          },
          {
            type: "object",
            properties: {
              kind: { const: "polygon" },
              points: {
                type: "array",
                items: { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 },
                minItems: 3,
              },
            },
            required: ["kind", "points"],
          },
        ],
      },
    },
    required: ["shape"],
  },
  "recursive tree": {
    $ref: "#/$defs/node",
    $defs: {
      node: {
        type: "object",
        properties: {
          label: { type: "string" },
          weight: { type: "number", multipleOf: 0.5 },
          children: { type: "array", items: { $ref: "#/$defs/node" } },
        },
        required: ["label"],
        additionalProperties: false,
      },
    },
  },
};

const order = { id: "2eb8aa08-aa98-11ea-b4aa-73b441d16380", email: "joe@example.com" };

/** @param {number} levels */
function tree(levels) {
  /** @type {object} */
  let node = { label: "leaf" };
  for (let level = 0; level < levels; level++) node = { label: "branch", children: [node] };
  return node;
}

/**
 * What a right validator says of some documents, by workload; undefined: a validator may have limits, but says something.
 * Sizes of those that say otherwise are marked.
 *
 * @type {Record<string, (readonly [document: unknown, isValid: boolean | undefined])[]>}
 */
const verdicts = {
  "formats and patterns": [
    [order, true],
    // RFC 5321 §4.1.2: a local part may be a quoted string.
    [{ ...order, email: '"joe bloggs"@example.com' }, true],
    // RFC 3339 §5.6: an offset has minutes.
    [{ ...order, created: "2020-01-01T00:00:00+01" }, false],
    // RFC 3986 §3.2.3, §3.3: a port is a number, and a path has no brackets.
    [{ ...order, site: "http://example.com:port/" }, false],
    [{ ...order, site: "http://example.com/[x]" }, false],
  ],
  "recursive tree": [
    [tree(3), true],
    [tree(100_000), undefined],
  ],
};

/**
 * Each writes the module of a schema, with all errors or with none.
 *
 * @type {Record<string, (schema: any, errors: boolean) => Promise<string>>}
 */
const writers = {
  async straightedge(schema, errors) {
    return precompile(schema, { exports: [errors ? "validate" : "check"] }).code;
  },
  async "straightedge, brief errors"(schema, errors) {
    return precompile(schema, { exports: [errors ? "validate" : "check"], errors: "brief" }).code;
  },
  async ajv(schema, errors) {
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    // CommonJS modules, whose types say otherwise.
    const addFormats = /** @type {any} */ (await import("ajv-formats")).default;
    const standalone = /** @type {any} */ (await import("ajv/dist/standalone/index.js")).default.default;
    const ajv = new Ajv2020({ strict: false, allErrors: errors, messages: errors, code: { source: true, esm: true } });
    addFormats(ajv);
    return standalone(ajv, ajv.compile(schema));
  },
  async ata(schema, errors) {
    const { Validator } = await import("ata-validator");
    const { toStandaloneModule } = await import("ata-validator/aot");
    return toStandaloneModule(new Validator(schema), { format: "esm", abortEarly: !errors });
  },
  async schemasafe(schema, errors) {
    const { validator } = (await import("@exodus/schemasafe")).default;
    const options = {
      $schemaDefault: "https://json-schema.org/draft/2020-12/schema",
      includeErrors: errors,
      allErrors: errors,
    };
    return `export default ${validator(schema, options).toModule()}`;
  },
};

/** @param {string} contents */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "silent",
  });
  return outputFiles[0];
}

/** @param {string} name Of a workload. @param {{ text: string }} module */
async function isWrong(name, { text }) {
  const exported = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const judge = exported.check ?? exported.validate ?? exported.default;
  const says = (/** @type {unknown} */ document) => {
    try {
      const verdict = judge(document);
      return typeof verdict === "object" ? (verdict.ok ?? verdict.valid) : verdict;
    } catch {
      return "nothing";
    }
  };
  return (verdicts[name] ?? []).some(([document, isValid]) => {
    const said = says(document);
    return said === "nothing" || (isValid !== undefined && said !== isValid);
  });
}

console.log(`| min+gz, bytes: check · verdict and errors | ${Object.keys(writers).join(" | ")} |`);
console.log(`| --- |${" ---: |".repeat(Object.keys(writers).length)}`);
for (const [name, schema] of Object.entries(workloads)) {
  const cells = [];
  for (const write of Object.values(writers)) {
    const sizes = [];
    for (const errors of [false, true]) {
      try {
        const module = await bundle(await write(schema, errors));
        const { length } = gzipSync(module.contents, { level: 9 });
        sizes.push((await isWrong(name, module)) ? `${length} WRONG` : length);
      } catch (error) {
        sizes.push(`fails (${/** @type {Error} */ (error).message.split("\n")[0]?.slice(0, 40)})`);
      }
    }
    cells.push(sizes.join(" · "));
  }
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
