import type { Path } from "./path.ts";

/** Beyond so many faults nobody looks whether one was told before: the errors themselves are compared. */
const MOST = 500;

interface Told {
  readonly path: Path;
  /** Undefined for whatever may be wrong at the place or below it. */
  readonly keyword: string | undefined;
}

/** What the statements written so far may have told of an instance, so that a fault is looked for only where it may be told again. */
export interface ToldFaults {
  /**
   * Notes a fault, or with no keyword any at or below the place; says whether one noted before may be the same. None can
   * be before a second schema judges a place: then nobody need look.
   */
  add(path: Path, keyword: string | undefined, isSecond: boolean): boolean;
  /** What each of them tells is not told by the others: of one instance only one is run. */
  alternatives(): { run(body: () => void): void; end(): void };
}

export function makeToldFaults(): ToldFaults {
  let told: Told[] = [];
  return {
    add(path, keyword, isSecond) {
      const next = { path, keyword };
      const isRepeat = isSecond && (told.length > MOST || told.some((known) => mayBeSame(known, next)));
      told.push(next);
      return isRepeat;
    },
    alternatives() {
      const before = told;
      const added: Told[] = [];
      return {
        run(body) {
          told = [...before];
          body();
          added.push(...told.slice(before.length));
        },
        end() {
          told = [...before, ...added];
        },
      };
    },
  };
}

function mayBeSame(known: Told, next: Told): boolean {
  const before = tokensOf(known.path);
  const now = tokensOf(next.path);
  const reach = Math.min(before.length, now.length);
  for (let i = 0; i < reach; i++) if (before[i] !== now[i] && before[i] !== ANY && now[i] !== ANY) return false;
  if (known.keyword === undefined) return before.length <= now.length || next.keyword === undefined;
  if (next.keyword === undefined) return now.length <= before.length;
  if (before.length !== now.length) return false;
  // What values are allowed at a place tells its type as well.
  const tellsType = next.keyword === "type" && (known.keyword === "enum" || known.keyword === "const");
  return known.keyword === next.keyword || tellsType;
}

/** Stands for a token known at run time; a property of that name only makes for one comparison more. */
const ANY = "*";

function tokensOf(path: Path): string[] {
  const text = path.map((piece) => (typeof piece === "string" ? piece : ANY)).join("");
  return text === "" ? [] : text.slice(1).split("/");
}
