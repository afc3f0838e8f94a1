/** A number as `digits` × 10^`exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Whether the quotient of the shortest decimal texts is an integer: 0.3 is a multiple of 0.1, though in binary it is not. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const left = toDecimal(value);
  const right = toDecimal(divisor);
  const exponent = Math.min(left.exponent, right.exponent);
  const dividend = left.digits * 10n ** BigInt(left.exponent - exponent);
  return dividend % (right.digits * 10n ** BigInt(right.exponent - exponent)) === 0n;
}

/** Reads what JavaScript prints: `-12.5`, `1e+21`, `1.5e-7`. */
function toDecimal(value: number): Decimal {
  const [mantissa = "0", power = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}
