/**
 * RFC 3339 appendix A duration. Stricter than ISO 8601: no fractions, no signs, weeks stand alone, and the units
 * that are given follow each other without a gap (`P1Y2D` lacks the months).
 */
export function isDuration(value: string): boolean {
  const length = value.length;
  if (length < 3 || value[0] !== "P") return false;
  let units = "YMD";
  let previousUnit = -1;
  let at = 1;
  while (at < length) {
    if (value[at] === "T") {
      if (units === "HMS" || at + 1 === length) return false;
      units = "HMS";
      previousUnit = -1;
      at++;
    }
    const firstDigit = at;
    while (at < length && value.charCodeAt(at) >= 48 /* 0 */ && value.charCodeAt(at) <= 57 /* 9 */) at++;
    const unitName = value[at];
    if (at === firstDigit || unitName === undefined) return false;
    if (unitName === "W") return firstDigit === 1 && at + 1 === length;
    const unit = units.indexOf(unitName);
    if (unit === -1 || (previousUnit !== -1 && unit !== previousUnit + 1)) return false;
    previousUnit = unit;
    at++;
  }
  return true;
}
