/** One thing wrong with a schema, or worth a word. */
export interface SchemaProblem {
  /** RFC 6901 pointer into the document given, `""` for the whole of it. */
  readonly pointer: string;
  readonly keyword?: string;
  /** A sentence without a full stop. */
  readonly message: string;
  /** What to write instead. */
  readonly suggestion?: string;
  /** The URI of the document where the problem is, where that is not the schema itself. */
  readonly uri?: string;
}

/** A schema that cannot be used. It lists every problem found, and nothing was registered or compiled. */
export class SchemaError extends Error {
  override readonly name: string = "SchemaError";
  /** The tool the schema was given for, where there is one. */
  readonly tool?: string;
  readonly problems: readonly SchemaProblem[];

  constructor(problems: readonly SchemaProblem[], tool?: string) {
    const subject =
      tool === undefined ? "the schema cannot be used" : `the schema of tool ${JSON.stringify(tool)} cannot be used`;
    super([`${subject}:`, ...problems.map(problemLine)].join("\n  "));
    if (tool !== undefined) this.tool = tool;
    this.problems = problems;
  }

  toJSON(): { name: string; tool?: string; problems: readonly SchemaProblem[] } {
    return { name: this.name, ...(this.tool === undefined ? {} : { tool: this.tool }), problems: this.problems };
  }
}

/** The suggestion of another keyword to write. */
export function suggestKeyword(name: string): string {
  return `did you mean \`${name}\`?`;
}

/** The suggestion of another text as the value. */
export function suggestText(text: string): string {
  return `did you mean ${JSON.stringify(text)}?`;
}

/** What {@link suggestKeyword} suggested. */
export function suggestedKeyword(suggestion: string): string | undefined {
  return /^did you mean `([^`]+)`\?$/u.exec(suggestion)?.[1];
}

/** What {@link suggestText} suggested. */
export function suggestedText(suggestion: string): string | undefined {
  const text = /^did you mean (".*")\?$/su.exec(suggestion)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** A problem as one line of text. */
export function problemLine(problem: SchemaProblem): string {
  const place = `${problem.uri ?? ""}#${problem.pointer}`;
  return `${place}: ${problem.message}${problem.suggestion === undefined ? "" : ` (${problem.suggestion})`}`;
}
