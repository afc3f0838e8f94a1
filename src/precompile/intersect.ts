import {
  isPrimitive,
  type Literal,
  lazily,
  type Member,
  membersOf,
  never,
  type RecordType,
  type Scalar,
  type Type,
  union,
} from "./type.ts";

/** Above so many pairs an intersection of unions is left to the type checker. */
const MOST_PAIRS = 400;

/**
 * What both accept. Primitives and objects are kept apart, as in JSON they are: TypeScript takes `string & { … }` for
 * possible. Objects become one. Both types are no references.
 */
export function both(left: Type, right: Type): Type {
  if (left.kind === "unknown") return right;
  if (right.kind === "unknown") return left;
  const lefts = membersOf(left);
  const rights = membersOf(right);
  if (lefts.length * rights.length > MOST_PAIRS) return { kind: "intersection", members: [left, right] };
  return union(lefts.flatMap((one) => rights.map((other) => bothOf(one, other))));
}

function bothOf(left: Type, right: Type): Type {
  if (isPrimitive(left) || isPrimitive(right)) {
    return isPrimitive(left) && isPrimitive(right) ? bothPrimitives(left, right) : never;
  }
  if (left.kind === "object" || left === right) return right;
  if (right.kind === "object") return left;
  if (left.kind === "record" && right.kind === "record") return bothRecords(left, right);
  return { kind: "intersection", members: [left, right] };
}

function bothPrimitives(left: Scalar | Literal, right: Scalar | Literal): Type {
  if (left.kind === "literal" && right.kind === "literal") return left.value === right.value ? left : never;
  const [narrow, wide] = left.kind === "literal" ? [left, right] : [right, left];
  return nameOf(narrow) === nameOf(wide) ? narrow : never;
}

function nameOf(type: Scalar | Literal): string {
  return type.kind === "scalar" ? type.name : typeof type.value;
}

/** A property that one side requires is required. */
function bothRecords(left: RecordType, right: RecordType): RecordType {
  const members = new Map<string, Member>();
  for (const name of new Set([...left.members.keys(), ...right.members.keys()])) {
    const one = left.members.get(name);
    const other = right.members.get(name);
    if (one === undefined || other === undefined) members.set(name, (one ?? other)!);
    else {
      const isOptional = one.isOptional && other.isOptional;
      const type = lazily(() => bothAt(one.type(), other.type()));
      members.set(name, { type, isOptional, at: one.at ?? other.at });
    }
  }
  const [here, there] = [left.others, right.others];
  const others = here === undefined || there === undefined ? (here ?? there) : lazily(() => bothAt(here(), there()));
  return { kind: "record", members, others, at: left.at ?? right.at };
}

/** The types of one member: what only names could tell is left to the type checker. */
function bothAt(left: Type, right: Type): Type {
  if (left === right || left.kind === "unknown") return right;
  if (right.kind === "unknown") return left;
  if ([...membersOf(left), ...membersOf(right)].every(isPrimitive)) return both(left, right);
  return { kind: "intersection", members: [left, right] };
}
