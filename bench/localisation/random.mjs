/** Chance with a seed: the same run plants the same faults. */

/**
 * A generator of numbers in [0, 1): mulberry32.
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A shuffled copy.
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 * @returns {T[]}
 */
export function shuffled(list, random) {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 * @returns {T}
 */
export function oneOf(list, random) {
  return list[Math.floor(random() * list.length)];
}
