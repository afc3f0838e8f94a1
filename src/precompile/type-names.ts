import { splitPointer } from "../json/pointer.ts";
import type { Document, Subschema } from "../schema/subschema.ts";
import type { Type } from "./type.ts";

/** What has a name: the target of a reference, or an object or list that contains itself. */
export type NameKey = Subschema | Type;

export interface Named {
  readonly key: NameKey;
  readonly name: string;
  readonly at: Subschema | undefined;
}

/** Gives types names: from the last telling part of their schema's pointer, after that of their document's own type. */
export interface TypeNames {
  nameOf(key: NameKey, at: Subschema | undefined): string;
  /** All named so far, in order; it grows while names are asked for. */
  readonly named: readonly Named[];
}

/** Roots come first, under the names given. */
export function makeTypeNames(roots: readonly RootName[], taken: Iterable<string>): TypeNames {
  const used = new Set(taken);
  const names = new Map<NameKey, string>();
  const owners = new Map<Document, string>();
  const named: Named[] = [];

  function add(key: NameKey, at: Subschema | undefined, base: string): string {
    let name = base;
    for (let count = 2; used.has(name); count++) name = `${base}${count}`;
    used.add(name);
    names.set(key, name);
    named.push({ key, name, at });
    return name;
  }

  for (const { at, name, prefix } of roots) {
    const own = add(at, at, toPascalCase(name));
    owners.set(at.resource.document, prefix ? own : "");
  }
  return {
    named,
    nameOf(key, at) {
      const known = names.get(key);
      if (known !== undefined) return known;
      const owner = at === undefined ? "" : (owners.get(at.resource.document) ?? "");
      return add(key, at, owner + toPascalCase(at === undefined ? "" : lastWord(at)));
    },
  };
}

export interface RootName {
  readonly at: Subschema;
  readonly name: string;
  /** Whether the names of what is inside begin with it. */
  readonly prefix: boolean;
}

/** `Address` of `#/$defs/address`; of a whole resource the last part of its URI. */
function lastWord({ documentPointer, pointer, resource }: Subschema): string {
  const path = pointer === "" ? resource.uri.split(/[/#?]/u) : (splitPointer(documentPointer) ?? []);
  return path.filter((token) => /[A-Za-z]/u.test(token)).pop() ?? "";
}

/** ASCII letters and digits, a capital first; `Type` where nothing is left. */
function toPascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/u).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Z]/u.test(name) ? name.slice(0, 60) : `Type${name}`.slice(0, 60);
}
