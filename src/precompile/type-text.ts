import { isIdentifier, literal } from "../codegen/literal.ts";
import { isObject, member } from "../json/value.ts";
import { escapeText } from "../report/escape.ts";
import type { Subschema } from "../schema/subschema.ts";
import type { List, Member, RecordType, Type } from "./type.ts";

/** The name of a type, where it is written by one. */
export type NameOf = (type: Type) => string | undefined;

/** A type as TypeScript writes it; lines after the first are indented. */
export function typeText(type: Type, nameOf: NameOf, indent = ""): string {
  return nameOf(type) ?? structureText(type, nameOf, indent);
}

/** The same of a type that is to be given its name. */
export function structureText(type: Type, nameOf: NameOf, indent = ""): string {
  const text = (each: Type): string => typeText(each, nameOf, indent);
  /** In brackets where the type is made of several. */
  const part = (each: Type): string =>
    nameOf(each) === undefined && (each.kind === "union" || each.kind === "intersection" || isSplit(each))
      ? `(${text(each)})`
      : text(each);
  switch (type.kind) {
    case "unknown":
    case "never":
    case "object":
    case "reference":
      return type.kind;
    case "scalar":
      return type.name;
    case "literal":
      return literal(type.value);
    case "union":
      return type.members.map((each) => (each.kind === "intersection" ? part(each) : text(each))).join(" | ");
    case "intersection":
      return type.members.map(part).join(" & ");
    case "list":
      return listText(type, text, part);
    case "record":
      return recordText(type, nameOf, indent);
  }
}

function listText({ prefix, rest }: List, text: (type: Type) => string, part: (type: Type) => string): string {
  if (prefix.length === 0 && rest !== undefined) return `${part(rest())}[]`;
  const items = prefix.map(({ type, isOptional }) => (isOptional ? `${part(type())}?` : text(type())));
  if (rest !== undefined) items.push(`...${part(rest())}[]`);
  return `[${items.join(", ")}]`;
}

/** Whether the index signature stands apart: beside optional members TypeScript would ask it to allow undefined. */
function isSplit(type: Type): boolean {
  return (
    type.kind === "record" && type.others !== undefined && [...type.members.values()].some((each) => each.isOptional)
  );
}

function recordText(type: RecordType, nameOf: NameOf, indent: string): string {
  const inner = `${indent}  `;
  const members = [...type.members].map(([name, each]) => memberText(name, each, nameOf, inner));
  const others = type.others === undefined ? undefined : `[name: string]: ${typeText(type.others(), nameOf, inner)}`;
  if (members.length === 0) return others === undefined ? "{}" : `{ ${others} }`;
  if (others === undefined) return `{\n${members.join("")}${indent}}`;
  if (isSplit(type)) return `{\n${members.join("")}${indent}} & { ${others} }`;
  return `{\n${members.join("")}${inner}${others};\n${indent}}`;
}

function memberText(name: string, { type, isOptional, at }: Member, nameOf: NameOf, indent: string): string {
  const key = isIdentifier(name) ? name : literal(name);
  return `${docText(at, indent)}${indent}${key}${isOptional ? "?" : ""}: ${typeText(type(), nameOf, indent)};\n`;
}

/** A schema's description as a doc comment that ends where it should, whatever it says; empty where there is none. */
export function docText(at: Subschema | undefined, indent: string): string {
  const description = at !== undefined && isObject(at.schema) ? member(at.schema, "description") : undefined;
  if (typeof description !== "string" || description.trim() === "") return "";
  const lines = description
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/u)
    .map((line) => escapeText(line.replaceAll("\t", "  ").replaceAll("*/", "*\\/")).trimEnd());
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === "" ? "" : ` ${line}`}\n`).join("")}${indent} */\n`;
}
