import type { Child, Outline } from "../../json/outline.ts";
import type { Json } from "../../json/value.ts";

/** Of a text, in UTF-16 units from 0; the end is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What stands in the range becomes `text`. */
export interface Edit extends Range {
  readonly text: string;
}

/** The members of an object in a JSON text, and edits of them that write as the text around is written. */
export interface Members {
  readonly names: readonly string[];
  /** What stands between a brace and what it holds where that is on one line. */
  readonly gap: string;
  get(name: string): Child | undefined;
  value(child: Range): Json;
  text(child: Range): string;
  /** A member that is there goes, with its comma. */
  remove(name: string): Edit;
  insertAfter(child: Child, member: string): Edit;
  /** The list at `child` gets more items. */
  append(child: Child, items: readonly string[]): Edit;
  /** The texts of a member and of a list on one line. */
  member(name: string, value: string): string;
  list(items: readonly string[]): string;
}

/**
 * Undefined where there is no object, or one with two members of one name: to change the one would let the other count.
 */
export function readMembers(text: string, outline: Outline, { from }: Range): Members | undefined {
  if (text[from] !== "{") return undefined;
  const children = outline.children(from);
  const byName = new Map(children.map((child) => [child.token, child]));
  if (byName.size !== children.length) return undefined;
  const [first] = children;
  const colon = first === undefined ? ": " : text.slice(first.name!.to, first.from);
  const space = /\s$/u.test(colon) ? " " : "";
  const opening = spaceBefore(text, first?.name?.from ?? from);
  const gap = opening.includes("\n") ? " " : opening;
  return {
    names: [...byName.keys()],
    gap,
    get: (name) => byName.get(name),
    value: ({ from, to }) => JSON.parse(text.slice(from, to)),
    text: ({ from, to }) => text.slice(from, to),
    remove(name) {
      const index = children.findIndex(({ token }) => token === name);
      const child = children[index]!;
      const next = children[index + 1];
      if (next !== undefined) return { from: child.name!.from, to: next.name!.from, text: "" };
      const before = children[index - 1];
      return { from: before?.to ?? child.name!.from, to: child.to, text: "" };
    },
    insertAfter: (child, member) => ({
      from: child.to,
      to: child.to,
      text: `,${children.length > 1 || opening.includes("\n") ? spaceBefore(text, child.name!.from) || space : space}${member}`,
    }),
    append(child, added) {
      const items = outline.children(child.from);
      const last = items.at(-1);
      if (last === undefined) return { from: child.from, to: child.to, text: `[${added.join(`,${space}`)}]` };
      const before = spaceBefore(text, last.from);
      const separator = items.length > 1 || before.includes("\n") ? before : space;
      return { from: last.to, to: last.to, text: added.map((item) => `,${separator}${item}`).join("") };
    },
    member: (name, value) => `${JSON.stringify(name)}${colon}${value}`,
    list: (items) => `[${items.join(`,${space}`)}]`,
  };
}

function spaceBefore(text: string, position: number): string {
  let from = position;
  while (from > 0 && " \t\n\r".includes(text.charAt(from - 1))) from--;
  return text.slice(from, position);
}

/** The text with all edits, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at);
}
