/** Seeded: every run times the same values. */

/** @typedef {ReturnType<typeof makeRandom>} Random */

/** @param {number} seed */
export function makeRandom(seed) {
  let state = seed | 0;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** @param {number} least @param {number} most */
  const int = (least, most) => least + Math.floor(next() * (most - least + 1));
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => list[Math.floor(next() * list.length)];
  const letters = "abcdefghijklmnopqrstuvwxyz";
  /** @param {number} least @param {number} most */
  const word = (least, most) => Array.from({ length: int(least, most) }, () => letters[int(0, 25)]).join("");
  /** @template T @param {readonly T[]} list @returns {T[]} */
  function shuffled(list) {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
  /** @param {number} count */
  const digits = (count) => Array.from({ length: count }, () => int(0, 9)).join("");
  return { next, int, pick, word, shuffled, digits, chance: (/** @type {number} */ p) => next() < p };
}
