import { appliedBy, type Targets } from "./cycles.ts";
import type { Frame } from "./frame.ts";
import type { SchemaProblem } from "./problems.ts";
import { makeScopes, noScope, type Scope, targetIn } from "./scopes.ts";
import { type Subschema, subschema } from "./subschema.ts";

/**
 * What a schema may ask of an engine. All of it is counted on the schema itself, so that every engine takes and refuses
 * the same ones; the time to compile, the size of generated code and the work of one call follow from it.
 */
export const bounds = {
  /** Levels of objects and arrays within each other: walks over a schema are recursive. */
  depth: 256,
  /** UTF-16 units of all names, texts and other values, commas and brackets aside. */
  size: 16_777_216,
  /** Subschemas, those of the documents that it refers to included. */
  subschemas: 50_000,
  /** UTF-16 units of the pointers of all subschemas: each is told where it stands. */
  pointers: 16_777_216,
  /** Pairs of a subschema and a dynamic scope in which it is applied: dynamic references can multiply a schema. */
  scopedSubschemas: 50_000,
  /**
   * In-place subschemas that an `unevaluatedProperties` or `unevaluatedItems` asks whether they pass, for one and for
   * all of them: definitions that double at each level make that exponential.
   */
  askedSubschemas: 5_000,
  allAskedSubschemas: 50_000,
} as const;

/** Whatever exceeds the bounds, save depth and size, which are told while the schema is copied. */
export function findExcess(frame: Frame): SchemaProblem[] {
  const { root } = frame;
  let count = 0;
  let pointers = 0;
  for (const { subschemas } of new Set(frame.roots.map((at) => at.resource.document))) {
    count += subschemas.length;
    for (const { documentPointer } of subschemas) pointers += documentPointer.length;
  }
  if (count > bounds.subschemas) {
    return [problemAt(root, `the schema has more than ${bounds.subschemas} subschemas`)];
  }
  if (pointers > bounds.pointers) {
    const message = `the names on the way to subschemas are too long: their pointers together have more than ${bounds.pointers} characters`;
    return [problemAt(root, message)];
  }
  const scoped = frame.isDynamic && hasTooManyScopes(root);
  const message = `the schema has more than ${bounds.scopedSubschemas} subschemas in the dynamic scopes that can occur`;
  return scoped ? [problemAt(root, message)] : overAsked(frame);
}

function problemAt(at: Subschema, message: string, keyword?: string): SchemaProblem {
  const { uri } = at.resource.document;
  const pointer = keyword === undefined ? at.documentPointer : `${at.documentPointer}/${keyword}`;
  return { pointer, ...(keyword === undefined ? {} : { keyword }), message, ...(uri === "" ? {} : { uri }) };
}

function hasTooManyScopes(root: Subschema): boolean {
  const enter = makeScopes(true);
  const known = new Map<Subschema, Set<Scope>>();
  const pending: { readonly at: Subschema; readonly scope: Scope }[] = [];
  let count = 0;

  function visit(at: Subschema, outer: Scope): void {
    const scope = enter(outer, at.resource);
    const scopes = known.get(at) ?? new Set<Scope>();
    known.set(at, scopes);
    if (scopes.has(scope)) return;
    scopes.add(scope);
    count++;
    pending.push({ at, scope });
  }

  visit(root, noScope);
  for (let next = pending.pop(); next !== undefined && count <= bounds.scopedSubschemas; next = pending.pop()) {
    const { at, scope } = next;
    for (const below of appliedBy(at, false)) visit(below, scope);
    for (const reference of at.references) visit(targetIn(reference, scope), scope);
  }
  return count > bounds.scopedSubschemas;
}

function overAsked({ subschemas, targets }: Frame): SchemaProblem[] {
  let all = 0;
  for (const at of subschemas) {
    for (const keyword of ["unevaluatedProperties", "unevaluatedItems"]) {
      if (subschema(at, keyword) === undefined) continue;
      const count = countAsked(at, targets);
      all += count;
      const limit = count > bounds.askedSubschemas ? bounds.askedSubschemas : bounds.allAskedSubschemas;
      if (count <= limit && all <= limit) continue;
      const message = `more than ${limit} in-place subschemas may evaluate something, too many to follow`;
      return [problemAt(at, message, keyword)];
    }
  }
  return [];
}

/** As often as they are reached; counting ends beyond the bound. */
function countAsked(root: Subschema, targets: Targets): number {
  const pending = [root];
  let count = 0;
  for (let at = pending.pop(); at !== undefined && count <= bounds.askedSubschemas; at = pending.pop()) {
    const negated = subschema(at, "not");
    for (const below of [...appliedBy(at, true), ...at.references.flatMap(targets)]) {
      if (below === negated) continue;
      count++;
      pending.push(below);
    }
  }
  return count;
}
