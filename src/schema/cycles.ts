import { stronglyConnected } from "./components.ts";
import type { SchemaProblem } from "./problems.ts";
import { isSubschema, type Reference, type Subschema } from "./subschema.ts";

/** Keywords whose subschemas judge the very instance their schema judges (2020-12 Core §10.2). */
const inPlaceKeywords: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependentSchemas",
  "dependencies",
  "propertyDependencies",
]);

/** Keywords whose subschemas judge nothing where they stand. */
const storedKeywords: ReadonlySet<string> = new Set(["$defs", "definitions", "contentSchema"]);

export interface Cycles {
  /** Targets of references that lead, through whatever steps, back to themselves: where recursion is counted. */
  readonly recursive: ReadonlySet<Subschema>;
  /** References that lead back to themselves without a step into the instance: no instance could ever be judged. */
  readonly problems: readonly SchemaProblem[];
}

export const noCycles: Cycles = { recursive: new Set(), problems: [] };

/** Where a reference can lead: its target, or for a dynamic one any schema with that dynamic anchor. */
export type Targets = (reference: Reference) => readonly Subschema[];

/** Finds the reference cycles among everything that can be applied from `root`. */
export function findCycles(root: Subschema, targets: Targets): Cycles {
  const recursive = new Set<Subschema>();
  const all = stronglyConnected([root], (at) => [...appliedBy(at, false), ...referenced(at, targets)]);
  for (const component of all) {
    const members = new Set(component);
    for (const at of component) {
      for (const target of referenced(at, targets)) if (members.has(target)) recursive.add(target);
    }
  }
  const problems: SchemaProblem[] = [];
  if (recursive.size === 0) return { recursive, problems };
  const inPlace = stronglyConnected(all.flat(), (at) => [...appliedBy(at, true), ...referenced(at, targets)]);
  for (const component of inPlace) {
    const members = new Set(component);
    const isCycle = component.length > 1 || referenced(component[0]!, targets).includes(component[0]!);
    const guilty = component.find((at) => referenced(at, targets).some((target) => members.has(target)));
    if (!isCycle || guilty === undefined) continue;
    const reference = guilty.references.find((each) => targets(each).some((target) => members.has(target)))!;
    problems.push({
      pointer: `${guilty.documentPointer}/${reference.keyword}`,
      keyword: reference.keyword,
      message: "the reference leads back to itself without a step into the instance",
      ...(guilty.resource.document.uri === "" ? {} : { uri: guilty.resource.document.uri }),
    });
  }
  return { recursive, problems };
}

/** Whether what `from` applies comes to `to`, by references and by the steps given from a schema to those below it. */
export function leadsTo(
  from: Subschema,
  to: Subschema,
  targets: Targets,
  steps: (at: Subschema) => readonly Subschema[] = (at) => appliedBy(at, false),
): boolean {
  const seen = new Set<Subschema>();
  const pending = [from];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    pending.push(...steps(at), ...referenced(at, targets));
  }
  return false;
}

function referenced(at: Subschema, targets: Targets): Subschema[] {
  return at.references.flatMap((reference) => targets(reference));
}

/** The direct subschemas that a schema applies, or those that judge the very instance it judges. */
export function appliedBy(at: Subschema, onlyInPlace: boolean): Subschema[] {
  if (at.isOnlyReference) return [];
  const found: Subschema[] = [];
  for (const [keyword, below] of at.children) {
    if (storedKeywords.has(keyword) || (onlyInPlace && !inPlaceKeywords.has(keyword))) continue;
    if (isSubschema(below)) found.push(below);
    else found.push(...below.values());
  }
  return found;
}
