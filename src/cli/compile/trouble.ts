import type { Outline } from "../../json/outline.ts";
import { escapeText } from "../../report/escape.ts";
import { problemLine, type SchemaProblem } from "../../schema/problems.ts";

/** Something that keeps files from being written. The text is one line that is safe to show. */
export interface Trouble {
  readonly text: string;
  /** Whether a file holds something wrong; otherwise the command cannot do its work. */
  readonly isContent: boolean;
}

/** A file as it was read. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
  readonly outline: Outline;
}

/** Something to be told of a file. */
export interface Remark {
  readonly from: TextFile;
  /** UTF-16 units from 0. */
  readonly position: number;
  readonly message: string;
}

export function obstacle(text: string): Trouble {
  return { text: escapeText(text), isContent: false };
}

export function contentTrouble(remark: Remark): Trouble {
  return { text: remarkLine(remark), isContent: true };
}

/** `FILE:LINE:COLUMN: message`, the form that editors and terminals make links of. */
export function remarkLine({ from, position, message }: Remark): string {
  const { line, column } = from.outline.place(position);
  return escapeText(`${from.file}:${line}:${column}: ${message}`);
}

/** Where a schema stands, and the documents that its problems may lie in instead. */
export interface SchemaPlace {
  readonly from: TextFile;
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Undefined where the file is the schema. */
  readonly name: string | undefined;
  readonly documents: ReadonlyMap<string, TextFile>;
}

/** A problem or a warning; its pointer is the one into the schema, or into the document it names. */
export function schemaRemark(problem: SchemaProblem, { from, pointer, name, documents }: SchemaPlace): Remark {
  const message = ofTool(name, problemLine(problem));
  const { uri } = problem;
  if (uri === undefined) return { from, position: from.outline.nearest(pointer + problem.pointer).from, message };
  const document = documents.get(uri);
  if (document === undefined) return { from, position: from.outline.nearest(pointer).from, message };
  return { from: document, position: document.outline.nearest(problem.pointer).from, message };
}

const LONGEST_NAME = 200;

export function ofTool(name: string | undefined, message: string): string {
  return name === undefined ? message : `tool ${JSON.stringify(shortName(name))}, ${message}`;
}

/** A name is from a file: it is not shown at any length. */
export function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
