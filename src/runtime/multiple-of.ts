/**
 * Whether `value` is a whole number of times `divisor`, both taken as the decimals they are written as (2020-12
 * Validation §6.2.1 speaks of numbers, not of doubles): 0.3 is a multiple of 0.1. Both finite, the divisor above zero.
 */
export function isMultipleOf(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  if (value === 0) return true;
  const quotient = Math.abs(value / divisor);
  // Far below one, or far from whole for its size: no rounding of decimals makes that whole.
  if (quotient < 0.5 || (quotient < 1e6 && Math.abs(quotient - Math.round(quotient)) > 1e-6)) return false;
  const [digits, exponent] = decimal(value);
  const [divisorDigits, divisorExponent] = decimal(divisor);
  const shift = exponent - divisorExponent;
  const power = BigInt(10) ** BigInt(Math.abs(shift));
  const remainder = shift >= 0 ? (digits * power) % divisorDigits : digits % (divisorDigits * power);
  return remainder === BigInt(0);

  /** The shortest decimal that reads back as this number: digits × 10^exponent. */
  function decimal(number: number): [digits: bigint, exponent: number] {
    const [mantissa = "", power = "0"] = String(number).split("e");
    const [whole = "", fraction = ""] = mantissa.split(".");
    return [BigInt(whole + fraction), Number(power) - fraction.length];
  }
}
