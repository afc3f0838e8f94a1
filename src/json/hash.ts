/**
 * A text's fingerprint, 16 hexadecimal digits. Deterministic and fast; no cryptographic hash: it finds mistakes, not
 * forgeries.
 */
export function textHash(text: string): string {
  // Two lanes of 32 bits with different multipliers: BigInt arithmetic on 64 bits would be ten times slower.
  let low = 0x811c9dc5;
  let high = 0x2f0b4c47;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul((high << 5) ^ (high >>> 27) ^ unit, 0x5bd1e995);
  }
  return hexadecimal(mix(high ^ text.length)) + hexadecimal(mix(low ^ (high >>> 7)));
}

/** Spreads every bit over all the others. */
function mix(lane: number): number {
  const first = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
}

function hexadecimal(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, "0");
}
