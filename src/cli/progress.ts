import { amount } from "./figures.ts";
import type { Screen } from "./surroundings.ts";

export interface ProgressBar {
  /** In all, so far. */
  show(bytes: number, calls: number): void;
  /** Leaves an empty line, for other text. */
  clear(): void;
}

const REDRAW_MS = 100;
/** A rate over less than this says nothing. */
const SETTLING_MS = 500;
const BAR_LENGTH = 12;
const eraseLine = "\r\u001b[2K";

/** A line that is drawn over itself: how much is done, how fast, and the time left where `total` (bytes) is known. */
export function makeProgressBar(screen: Screen, total: number | undefined, now: () => number): ProgressBar {
  const start = now();
  let drawn = start;
  let isShown = false;
  return {
    show(bytes, calls) {
      const time = now();
      if (time - drawn < REDRAW_MS) return;
      drawn = time;
      isShown = true;
      const line = progressLine({ bytes, calls, total, ms: time - start });
      screen.draw(`${eraseLine}${line.slice(0, Math.max(0, screen.columns() - 1))}`);
    },
    clear() {
      if (isShown) screen.draw(eraseLine);
      isShown = false;
    },
  };
}

export interface ProgressState {
  readonly bytes: number;
  readonly calls: number;
  readonly total: number | undefined;
  readonly ms: number;
}

export function progressLine({ bytes, calls, total, ms }: ProgressState): string {
  const rate = ms < SETTLING_MS ? undefined : (bytes / ms) * 1_000;
  // What matters most comes first: a narrow terminal cuts the end off.
  const parts = [
    rate === undefined || total === undefined ? "" : `${duration((total - bytes) / rate)} left`,
    rate === undefined ? "" : `${size(rate)}/s`,
    total === undefined ? size(bytes) : `${size(bytes)} of ${size(total)}`,
    amount(calls, "call"),
  ];
  const told = parts.filter(Boolean).join(" · ");
  if (total === undefined) return told;
  const share = total === 0 ? 1 : Math.min(1, bytes / total);
  const filled = Math.floor(share * BAR_LENGTH);
  const bar = `${"█".repeat(filled)}${"░".repeat(BAR_LENGTH - filled)}`;
  return `${bar} ${String(Math.floor(share * 100)).padStart(3)} % · ${told}`;
}

function size(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"] as const;
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1_000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${units[power]}`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
