import { textHash } from "../json/hash.ts";

/** What a provider takes for the name of a tool. */
export interface NameRule {
  /** Each character that is refused. */
  readonly refused: RegExp;
  /** The first character, where not every one that is taken elsewhere can be it. */
  readonly first?: RegExp;
  readonly longest: number;
}

/** Where names go: providers, and what stands between them and a registry. */
export type NameReader = "openai" | "anthropic" | "gemini" | "mcp" | "openai-agents";

export const nameRules: { readonly [Reader in NameReader]: NameRule } = {
  openai: { refused: /[^A-Za-z0-9_-]/gu, longest: 64 },
  // The interface takes 128, Claude Desktop 64; a tool that both take is of more use.
  anthropic: { refused: /[^A-Za-z0-9_-]/gu, longest: 64 },
  gemini: { refused: /[^A-Za-z0-9_.:-]/gu, first: /^[A-Za-z_]/u, longest: 64 },
  mcp: { refused: /[^A-Za-z0-9_.-]/gu, longest: 128 },
  // It writes "_" for all else by itself, and the caller would not know the name again.
  "openai-agents": { refused: /[^A-Za-z0-9_]/gu, longest: 64 },
};

/** What stands for `.` and `/` where they are refused, or the whole mapping. */
export type Separator = "__" | "_" | "-" | ((name: string) => string);

/** Tools that cannot be told apart, or not be named at all, by their exported names. */
export class ExportedNameError extends Error {
  override readonly name: string = "ExportedNameError";
  /** Each set of tools that would have one name, and that name. */
  readonly collisions: readonly { readonly exported: string; readonly tools: readonly string[] }[];

  constructor(reader: NameReader, collisions: ExportedNameError["collisions"]) {
    const lines = collisions.map(({ exported, tools }) => {
      const quoted = tools.map((name) => JSON.stringify(name)).join(" and ");
      return `${quoted} would ${tools.length > 1 ? "all be" : "be"} ${JSON.stringify(exported)}`;
    });
    super(
      `tools cannot be exported to ${reader} under names of their own (see the option separator):\n  ${lines.join("\n  ")}`,
    );
    this.collisions = collisions;
  }
}

export interface ExportedNames {
  /** By the tool's own name. */
  readonly exported: ReadonlyMap<string, string>;
  /** The tool's own name by the exported one. */
  readonly original: ReadonlyMap<string, string>;
}

const HASH_LENGTH = 8;

/**
 * Names as a provider takes them, and the way back. A name that fits stays as it is; `.` and `/` become the separator,
 * other characters `_`; one that is too long is cut and ends with a hash of the whole, so that no other tool changes it.
 *
 * Throws an {@link ExportedNameError} where two tools would have one name, or a mapping of the caller's gives one that the
 * provider refuses.
 */
export function exportNames(names: readonly string[], reader: NameReader, separator: Separator = "__"): ExportedNames {
  const rule = nameRules[reader];
  const exported = new Map<string, string>();
  const tools = new Map<string, string[]>();
  const refused: { exported: string; tools: string[] }[] = [];
  for (const name of names) {
    const mapped = typeof separator === "function" ? separator(name) : spell(name, rule, separator);
    if (!fitsName(mapped, rule)) refused.push({ exported: mapped, tools: [name] });
    exported.set(name, mapped);
    tools.set(mapped, [...(tools.get(mapped) ?? []), name]);
  }
  const taken = [...tools]
    .filter(([, under]) => under.length > 1)
    .map(([mapped, under]) => ({ exported: mapped, tools: under }));
  if (refused.length + taken.length > 0) throw new ExportedNameError(reader, [...refused, ...taken]);
  return { exported, original: new Map([...exported].map(([name, mapped]) => [mapped, name])) };
}

/** Whether a provider takes a name as it is. */
export function fitsName(name: string, rule: NameRule): boolean {
  rule.refused.lastIndex = 0;
  return name !== "" && name.length <= rule.longest && !name.match(rule.refused) && (rule.first?.test(name) ?? true);
}

function spell(name: string, rule: NameRule, separator: string): string {
  if (fitsName(name, rule)) return name;
  const spelled = name
    .replace(rule.refused, (character) => (character === "." || character === "/" ? separator : "_"))
    // The separator itself may hold what is refused.
    .replace(rule.refused, "_");
  const begun = rule.first?.test(spelled) === false ? `_${spelled}` : spelled;
  if (begun.length <= rule.longest) return begun;
  return `${begun.slice(0, rule.longest - HASH_LENGTH - 1)}_${textHash(name).slice(0, HASH_LENGTH)}`;
}
