import type { ValidationError } from "../report/errors.ts";
import type { Finding } from "./call-judge.ts";

/** Calls that are wrong in the same way. */
export interface MistakeCount {
  readonly tool: string;
  readonly id?: string;
  /** `"unknown-tool"`, or the keyword that failed. */
  readonly keyword: ValidationError["keyword"] | "unknown-tool";
  /** Into the arguments; an index of a list is `*`. */
  readonly pointer: string;
  /** How many calls have it at least once. */
  readonly calls: number;
  readonly first: { readonly file: string; readonly line: number };
}

export interface Mistakes {
  /** The commonest first, of equals the one found first. */
  readonly counts: readonly MistakeCount[];
  /** How many mistakes of calls were not told apart any more. */
  readonly others: number;
}

export interface MistakeTally {
  /** `line` of the file; that of the finding is one of its segment. */
  add(file: string, line: number, finding: Finding): void;
  mistakes(): Mistakes;
}

/** Names of unknown properties and tools are without end: what is told apart must not be. */
const MOST_KINDS = 10_000;

/** A count, and the number of the finding that was counted last: a call that makes a mistake twice counts once. */
interface Counted {
  readonly mistake: Omit<MistakeCount, "calls">;
  calls: number;
  lastFinding: number;
}

/** Of a tool: by keyword, then by pointer. Keys that validators have as constants are found fastest. */
type OfTool = Map<MistakeCount["keyword"], Map<string, Counted>>;

/** What it tells depends on the findings and their order alone. */
export function makeMistakeTally(): MistakeTally {
  /** By name, then by id. */
  const tools = new Map<string, Map<string | undefined, OfTool>>();
  const all: Counted[] = [];
  let findings = 0;
  let others = 0;

  function add(mistake: Omit<MistakeCount, "calls">): void {
    const { tool, id, keyword, pointer } = mistake;
    const known = tools.get(tool)?.get(id)?.get(keyword)?.get(pointer);
    if (known === undefined) {
      if (all.length === MOST_KINDS) {
        others++;
        return;
      }
      const counted: Counted = { mistake, calls: 1, lastFinding: findings };
      all.push(counted);
      const ofTool = within(
        within(tools, tool, () => new Map()),
        id,
        (): OfTool => new Map(),
      );
      within(ofTool, keyword, () => new Map()).set(pointer, counted);
    } else if (known.lastFinding !== findings) {
      known.calls++;
      known.lastFinding = findings;
    }
  }

  return {
    add(file, line, finding) {
      findings++;
      if (finding.kind === "unknown-tool") {
        const { tool } = finding;
        add({ tool, keyword: "unknown-tool", pointer: "", first: { file, line } });
      } else if (finding.kind === "invalid") {
        const { tool, id, errors } = finding;
        const first = { file, line };
        for (const { keyword, path } of errors) {
          const pointer = withoutIndices(path);
          add(id === undefined ? { tool, keyword, pointer, first } : { tool, id, keyword, pointer, first });
        }
      }
    },
    mistakes() {
      // Sorting keeps the order of equals.
      const sorted = all.toSorted((left, right) => right.calls - left.calls);
      return { counts: sorted.map(({ mistake, calls }) => ({ ...mistake, calls })), others };
    },
  };
}

function within<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function withoutIndices(pointer: string): string {
  return /\/\d/u.test(pointer) ? pointer.replaceAll(/\/\d+(?=\/|$)/gu, "/*") : pointer;
}
