import type { Engine } from "../schema/validator.ts";
import { type Counts, makeCallJudge, type SegmentReport } from "./call-judge.ts";
import { type Catalogs, makeRoster, type RosterSummary, summarize } from "./roster.ts";

/** Where calls are judged: in this thread or in several. */
export interface Judges {
  readonly roster: RosterSummary;
  /** How many segments may be under way at once. */
  readonly width: number;
  /** Reads the segment before it returns. */
  judge(segment: Uint8Array): Promise<SegmentReport>;
  /** When nothing is under way. */
  counts(): Promise<Counts>;
  close(): void;
}

/** Looking at the clock twice a call is a tenth of the work: where no times are told, it stands still. */
export function clockOf(isTimed: boolean): () => number {
  return isTimed ? () => performance.now() : () => 0;
}

export function judgeHere(catalogs: Catalogs, isTimed: boolean, engine: Engine): Judges {
  const roster = makeRoster(catalogs, engine);
  const judge = makeCallJudge(roster, clockOf(isTimed));
  return {
    roster: summarize(roster),
    width: 1,
    judge: async (segment) => judge.judge(segment),
    counts: async () => judge.counts(),
    close: () => undefined,
  };
}
