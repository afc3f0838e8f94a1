import type { Table } from "../../src/regex/index.ts";

/** Numbers from 0 to below a limit, the same ones in each run. */
export function newRandom(seed = 1): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
}

/**
 * Texts that come near to matching: random walks through a table that prefer to stay alive, with each interval's first
 * or last code point, and the same texts with a character more, less or changed.
 */
export function textsNear(table: Table, count: number): string[] {
  const random = newRandom(count);
  const texts: string[] = [""];
  const disturbances = ["\n", "\u2028", "\ud800", "\udc00", "😀", "é", " ", "_", "0", "\ufeff"];
  while (texts.length < count) {
    let state = table.start;
    let text = "";
    for (let length = random(40); length >= 0; length--) {
      for (let attempt = 0; attempt < 8; attempt++) {
        const interval = random(table.starts.length);
        const next = table.transitions[state * table.width + table.classes[interval]!]!;
        if (next === 0 && attempt < 7) continue;
        const last = (table.starts[interval + 1] ?? 0x110000) - 1;
        text += String.fromCodePoint(random(2) === 0 ? table.starts[interval]! : last);
        state = next;
        break;
      }
    }
    const at = random(text.length + 1);
    const disturbance = disturbances[random(disturbances.length)]!;
    texts.push(text, text.slice(0, at), text.slice(0, at) + disturbance + text.slice(at + random(2)));
  }
  return texts;
}
