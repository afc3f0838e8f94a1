/** A number as people read it. By hand: the first number that `toLocaleString` writes costs a tenth of a second. */
export function figure(value: number): string {
  return String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}

/** So many of what the noun names, which takes an s. */
export function amount(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}
