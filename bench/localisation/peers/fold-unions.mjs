/**
 * Lists that hold the errors of every branch and, beside them, one that says that no branch matched. In the reader's
 * favour: where all of a union's errors are at the union's own pointer, they count as one; where some are below, the
 * summary is left out.
 *
 * @param {readonly { pointer: string, isSummary: boolean }[]} entries
 * @returns {import("../score.mjs").Report[]}
 */
export function foldUnions(entries) {
  const kept = new Set();
  for (const { pointer, isSummary } of entries) {
    if (isSummary && !entries.some((other) => other.pointer.startsWith(`${pointer}/`))) kept.add(pointer);
  }
  const details = entries.filter(({ pointer, isSummary }) => !isSummary && !kept.has(pointer));
  return [...kept, ...details.map(({ pointer }) => pointer)].map((pointer) => ({ pointer }));
}
