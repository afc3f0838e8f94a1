import { stat } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/**
 * Runs `work`, and again whenever one of the files that `list` names has changed, appeared or gone and all have stayed as
 * they are for a moment. Ends when `signal` aborts, and never amid `work`.
 *
 * It looks at the files every `interval` milliseconds: an editor may replace them, a checkout their folders, and neither
 * network drives nor containers tell of every change.
 */
export async function watch(
  list: () => Promise<readonly string[]>,
  signal: AbortSignal,
  work: () => Promise<void>,
  interval = 100,
): Promise<void> {
  let seen: string | undefined;
  let last: string | undefined;
  while (!signal.aborted) {
    const now = await stateOf(await list());
    // The state is taken before the work: what changes meanwhile is seen next time.
    if (now !== seen && (now === last || seen === undefined)) {
      seen = now;
      await work();
    }
    last = now;
    await setTimeout(interval, undefined, { signal }).catch(() => undefined);
  }
}

async function stateOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file).catch(() => undefined);
      return [file, stats?.ino, stats?.size, stats?.mtimeMs, stats?.ctimeMs];
    }),
  );
  return JSON.stringify(states);
}
