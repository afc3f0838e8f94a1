import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, typeOf } from "../json/value.ts";
import { appliedBy, findCycles, leadsTo } from "../schema/cycles.ts";
import { copySchema } from "../schema/document.ts";
import type { Frame } from "../schema/frame.ts";
import type { Schema } from "../schema/infer.ts";
import { isSubschema, keywordValue, type Subschema, subschema, subschemaMap } from "../schema/subschema.ts";
import { lintLimits } from "./limits.ts";
import { lintHeaders } from "./mcp-header.ts";
import { fitsName, nameRules } from "./names.ts";
import { frameOf } from "./read.ts";
import { type Effect, harmless, type Provider, type ProviderRules, providerRules } from "./rules.ts";

/** What a provider does not take as it is. */
export interface LintFinding {
  /** RFC 6901, into the schema; `""` for the name as well. */
  readonly pointer: string;
  /** Left out for the name, and for limits of the whole. */
  readonly keyword?: string;
  /** `"refused"`: the request fails. `"weakened"`: the model is not held to the constraint. */
  readonly effect: Effect;
  readonly message: string;
}

/** Tells of one thing that is wrong at a schema. */
export type Report = (at: Subschema, keyword: string | undefined, effect: Effect, message: string) => void;

/**
 * Everything by which a provider refuses a tool or holds models to less than its schema says: keywords, formats, limits,
 * references, names. Of `"openai"` and `"anthropic"` these are the rules of strict tools. Empty where all is well.
 *
 * Throws a `SchemaError` where the schema is no JSON.
 */
export function lint(tool: { readonly name?: string; readonly schema: Schema }, provider: Provider): LintFinding[] {
  const rules = providerRules[provider];
  const frame = frameOf(copySchema(tool.schema));
  const findings: LintFinding[] = [];
  const report: Report = ({ documentPointer }, keyword, effect, message) => {
    const pointer = keyword === undefined ? documentPointer : appendToken(documentPointer, keyword);
    findings.push({ pointer, ...(keyword === undefined ? {} : { keyword }), effect, message });
  };
  if (tool.name !== undefined && !fitsName(tool.name, nameRules[rules.names])) {
    const { longest } = nameRules[rules.names];
    const message = `the name ${JSON.stringify(tool.name)} is not taken: at most ${longest} characters, and not all of these`;
    findings.push({ pointer: "", effect: "refused", message });
  }
  for (const { pointer, keyword, message } of frame.problems) {
    if (keyword?.endsWith("ef") === true) findings.push({ pointer, keyword, effect: "refused", message });
  }
  lintRoot(frame.root, rules, report);
  const { recursive } = findCycles(frame.root, frame.targets);
  for (const at of frame.subschemas) {
    lintKeywords(at, rules, report);
    lintShape(at, rules, report);
    lintReferences(at, frame, recursive, rules, report);
  }
  if (rules.limits !== undefined) findings.push(...lintLimits(frame, rules.limits));
  if (provider === "mcp") lintHeaders(frame, report);
  return findings;
}

function lintRoot(root: Subschema, rules: ProviderRules, report: Report): void {
  if (keywordValue(root, "type") !== "object") {
    report(
      root,
      keywordValue(root, "type") === undefined ? undefined : "type",
      "refused",
      'the root says type: "object"',
    );
  }
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    if (rules.rootUnion || keywordValue(root, keyword) === undefined) continue;
    report(root, keyword, "refused", `${keyword} cannot stand at the root`);
  }
}

function lintKeywords(at: Subschema, rules: ProviderRules, report: Report): void {
  if (!isObject(at.schema) || rules.keywords === undefined) return;
  for (const keyword of Object.keys(at.schema)) {
    const row = at.resource.dialect.keywords.get(keyword);
    const value = keywordValue(at, keyword);
    if (row === undefined || value === undefined || harmless.has(keyword)) continue;
    if (!rules.keywords.has(keyword)) {
      const effect = rules.exceptions.get(keyword) ?? rules.otherKeywords;
      report(at, keyword, effect, `${keyword} is not supported`);
    } else if (keyword === "items" && Array.isArray(value)) {
      report(at, keyword, rules.otherKeywords, "a list of schemas in items is not supported");
    } else if (keyword === "format" && rules.formats?.has(String(value)) === false) {
      report(at, keyword, rules.otherKeywords, `the format ${JSON.stringify(value)} is not supported`);
    } else if (keyword === "minItems" && rules.minItems?.has(Number(value)) === false) {
      report(at, keyword, rules.otherKeywords, `minItems can only be ${[...rules.minItems].join(" or ")}`);
    } else if (keyword === "enum" || keyword === "const") {
      const values = keyword === "const" ? [value] : Array.isArray(value) ? (value as readonly Json[]) : [];
      lintValues(at, keyword, values, rules, report);
    }
  }
}

function lintValues(
  at: Subschema,
  keyword: string,
  values: readonly Json[],
  { enumTypes, otherKeywords }: ProviderRules,
  report: Report,
): void {
  const wrong = [...new Set(values.map(typeOf))].filter((type) => enumTypes?.has(type) === false);
  if (wrong.length > 0) report(at, keyword, otherKeywords, `values of type ${wrong.join(", ")} are not supported`);
}

/** What the provider wants said. */
function lintShape(at: Subschema, rules: ProviderRules, report: Report): void {
  const type = keywordValue(at, "type");
  const types = Array.isArray(type) ? type : [type];
  const properties = subschemaMap(at, "properties");
  const isObjectSchema = types.includes("object") || properties !== undefined;
  for (const name of properties?.keys() ?? []) {
    if (rules.propertyNames?.test(name) !== false) continue;
    report(at, "properties", "refused", `a property cannot be called ${JSON.stringify(name)}`);
  }
  if (rules.closedObjects && isObjectSchema && keywordValue(at, "additionalProperties") !== false) {
    const keyword = keywordValue(at, "additionalProperties") === undefined ? undefined : "additionalProperties";
    report(at, keyword, "refused", "an object says additionalProperties: false");
  }
  if (rules.allRequired && properties !== undefined) {
    const required = keywordValue(at, "required");
    const left = [...properties.keys()].filter((name) => !(Array.isArray(required) && required.includes(name)));
    if (left.length > 0) {
      const names = left.map((name) => JSON.stringify(name)).join(", ");
      report(at, required === undefined ? undefined : "required", "refused", `every property is required: ${names}`);
    }
  }
  if (!rules.typed) return;
  if (!saysType(at, rules)) report(at, undefined, "refused", "a schema says its type, its values or its branches");
  if (types.includes("array") && keywordValue(at, "items") === undefined) {
    report(at, undefined, "refused", "an array says what its items are");
  }
  lintBooleans(at, rules, report);
}

function saysType(at: Subschema, rules: ProviderRules): boolean {
  return ["type", "enum", "const", "anyOf", "oneOf", "allOf", "$ref"].some(
    (keyword) => keywordValue(at, keyword) !== undefined && (rules.keywords?.has(keyword) ?? true),
  );
}

/** `true` and `false` as schemas. What stands under a keyword that is not taken is told with that. */
function lintBooleans(at: Subschema, rules: ProviderRules, report: Report): void {
  for (const [keyword, below] of at.children) {
    if (keyword === "additionalProperties" || rules.keywords?.has(keyword) !== true) continue;
    const children: readonly Subschema[] = isSubschema(below) ? [below] : [...below.values()];
    for (const child of children) {
      if (typeof child.schema !== "boolean") continue;
      report(child, undefined, "refused", `${child.schema} is not taken as a schema`);
    }
  }
}

function lintReferences(
  at: Subschema,
  frame: Frame,
  recursive: ReadonlySet<Subschema>,
  rules: ProviderRules,
  report: Report,
): void {
  if (!isObject(at.schema)) return;
  if (rules.keywords !== undefined && at !== frame.root && keywordValue(at, "$id") !== undefined) {
    report(at, "$id", rules.otherKeywords, "a schema within a schema cannot have an $id");
  }
  const [reference] = at.references;
  if (reference === undefined) return;
  if (recursive.has(reference.target)) lintRecursion(at, reference.target, frame, rules, report);
  if (rules.besideReference === "anything") return;
  const beside = Object.keys(at.schema).filter(
    (keyword) =>
      !keyword.startsWith("$") &&
      keyword !== "definitions" &&
      at.resource.dialect.keywords.has(keyword) &&
      !(rules.besideReference === "annotations" && harmless.has(keyword)),
  );
  if (beside.length === 0) return;
  const isAssertion = beside.some((keyword) => !harmless.has(keyword));
  report(at, "$ref", isAssertion ? "refused" : "weakened", `${beside.join(", ")} cannot stand beside $ref`);
}

function lintRecursion(
  at: Subschema,
  target: Subschema,
  { targets }: Frame,
  rules: ProviderRules,
  report: Report,
): void {
  if (rules.recursion === "nowhere" && leadsTo(target, at, targets)) {
    report(at, "$ref", "refused", "a schema cannot refer to itself");
  } else if (rules.recursion === "optional-properties" && leadsTo(target, at, targets, requiredBelow)) {
    report(at, "$ref", "refused", "a schema can refer to itself only by way of a property that is not required");
  }
}

/** What a schema applies to parts of the instance that have to be there, or may be as far as the provider looks. */
function requiredBelow(at: Subschema): Subschema[] {
  const required = keywordValue(at, "required");
  const optional = new Set<Subschema | undefined>([subschema(at, "additionalProperties")]);
  for (const [name, property] of subschemaMap(at, "properties") ?? []) {
    if (!(Array.isArray(required) && required.includes(name))) optional.add(property);
  }
  return appliedBy(at, false).filter((below) => !optional.has(below));
}
