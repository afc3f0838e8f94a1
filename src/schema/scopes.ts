import type { Reference, Resource, Subschema } from "./subschema.ts";
import { rootOf } from "./walk.ts";

/**
 * The dynamic scope as far as it matters (2020-12 Core §7.1): for each dynamic anchor the outermost schema that has it,
 * `""` standing for `$recursiveAnchor`. Equal scopes are one object: two paths with the same go on alike.
 */
export interface Scope {
  readonly anchors: ReadonlyMap<string, Subschema>;
}

export const noScope: Scope = { anchors: new Map() };

/** Gives the scope inside a resource entered from a scope. Where no reference is dynamic there is but one. */
export function makeScopes(isDynamic: boolean): (outer: Scope, resource: Resource) => Scope {
  const places = new Map<Subschema, number>();
  const known = new Map<string, Scope>();

  function numberOf(place: Subschema): number {
    const number = places.get(place) ?? places.size;
    places.set(place, number);
    return number;
  }

  return (outer, resource) => {
    if (!isDynamic) return outer;
    const added = [...resource.dynamicAnchors].filter(([name]) => !outer.anchors.has(name));
    if (resource.recursiveAnchor && !outer.anchors.has("")) added.push(["", rootOf(resource)]);
    if (added.length === 0) return outer;
    const anchors = new Map([...outer.anchors, ...added]);
    const parts = [...anchors].map(([name, place]) => `${name} ${numberOf(place)}`);
    const key = parts.sort().join("\n");
    const scope = known.get(key) ?? { anchors };
    known.set(key, scope);
    return scope;
  };
}

/** 2020-12 Core §8.2.3.2: the outermost dynamic anchor of that name takes the place of the initial target. */
export function targetIn(reference: Reference, scope: Scope): Subschema {
  const name = reference.dynamicAnchor;
  return name === undefined ? reference.target : (scope.anchors.get(name) ?? reference.target);
}
