import type { Provider } from "../../providers/rules.ts";
import { escapeText } from "../../report/escape.ts";
import { shortName } from "../compile/trouble.ts";
import { amount, figure } from "../figures.ts";
import { styled } from "../show.ts";
import type { Finding, Severity } from "./finding.ts";

type Style = Parameters<typeof styled>[0];

const styles: { readonly [Of in Severity]: Style } = {
  error: "red",
  refused: "red",
  warning: "yellow",
  weakened: "yellow",
};

/** One line. What comes from a file cannot break it. */
export function findingLine(finding: Finding, isColored: boolean): string {
  const { file, place, tool, within, severity, message, suggestion, providers, fix } = finding;
  const paint = (style: Style, text: string): string => (isColored ? styled(style, text) : text);
  const word = fix === "fixed" ? paint("green", "fixed") : paint(styles[severity], severity);
  const schema = within?.schema === "outputSchema" ? "outputSchema" : "";
  const where = within === undefined ? "-" : escapeText(`${schema}#${within.pointer}`);
  const who = providers.length === 0 ? "" : `${providers.join(", ")}: `;
  const meant = suggestion === undefined ? "" : ` (${suggestion})`;
  const parts = [
    escapeText(`${file}:${place.line}:${place.column}`),
    word,
    paint("bold", escapeText(shortName(tool ?? "-"))),
    paint("gray", where),
    who + escapeText(message + meant),
  ];
  return `${parts.join("  ")}\n`;
}

/** One object for each provider, or one where no provider is meant. */
export function findingJson(finding: Finding): string {
  const { file, place, tool, pointer, within, severity, keyword, message, suggestion, fix } = finding;
  const providers: readonly (Provider | undefined)[] = finding.providers.length === 0 ? [undefined] : finding.providers;
  return providers
    .map((provider) => {
      const told = {
        file,
        ...place,
        tool,
        pointer,
        schemaPointer: within?.pointer,
        output: within?.schema === "outputSchema" ? true : undefined,
        severity,
        keyword,
        message,
        suggestion,
        provider,
        fixable: fix === "fixable",
        fixed: fix === "fixed" ? true : undefined,
      };
      return `${JSON.stringify(told)}\n`;
    })
    .join("");
}

/** What was found in all files. */
export interface Tally {
  files: number;
  schemas: number;
  /** Whether any file was a schema, and not a catalog of tools. */
  holdsSchemas: boolean;
  readonly severities: Record<Severity, number>;
  /** Findings that `--fix` would mend. */
  fixable: number;
  fixed: number;
  /** Tools that each provider refuses or, if not, weakens. */
  readonly providers: Map<Provider, { refused: number; weakened: number }>;
}

export function newTally(providers: readonly Provider[]): Tally {
  return {
    files: 0,
    schemas: 0,
    holdsSchemas: false,
    severities: { error: 0, warning: 0, refused: 0, weakened: 0 },
    fixable: 0,
    fixed: 0,
    providers: new Map(providers.map((provider) => [provider, { refused: 0, weakened: 0 }])),
  };
}

/** The findings of one schema and its tool, or of the rest of a file. */
export function addFindings(tally: Tally, findings: readonly Finding[]): void {
  for (const { severity, fix } of findings) {
    tally.severities[severity]++;
    if (fix === "fixable") tally.fixable++;
  }
  for (const [provider, counts] of tally.providers) {
    const own = findings.filter(({ providers }) => providers.includes(provider));
    if (own.some(({ severity }) => severity === "refused")) counts.refused++;
    else if (own.length > 0) counts.weakened++;
  }
}

export function summaryLine({ files, schemas, holdsSchemas, severities, fixable, fixed, providers }: Tally): string {
  const parts = [
    ...(fixed === 0 ? [] : [`${fixed} fixed`]),
    amount(severities.error, "error"),
    amount(severities.warning, "warning"),
    ...[...providers].map(([provider, counts]) => `${provider} ${verdictOf(counts)}`),
    ...(fixable === 0 ? [] : [`--fix mends ${fixable}`]),
  ];
  return `${amount(schemas, holdsSchemas ? "schema" : "tool")} in ${amount(files, "file")}: ${parts.join(", ")}\n`;
}

function verdictOf({ refused, weakened }: { readonly refused: number; readonly weakened: number }): string {
  if (refused === 0 && weakened === 0) return "takes all";
  const parts = [`refuses ${figure(refused)}`, `weakens ${figure(weakened)}`];
  return parts.filter((_, i) => [refused, weakened][i]! > 0).join(" and ");
}
