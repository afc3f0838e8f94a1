/** As `isMultipleOf` of `runtime/multiple-of.ts`, with no shorter way for what is far from a multiple. */
export function isMultipleOf(value: number, divisor: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  const [digits, exponent] = decimalOf(value);
  const [divisorDigits, divisorExponent] = decimalOf(divisor);
  const power = BigInt(10) ** BigInt(Math.abs(exponent - divisorExponent));
  const isFiner = exponent < divisorExponent;
  return (isFiner ? digits % (divisorDigits * power) : (digits * power) % divisorDigits) === BigInt(0);
}

/** The shortest decimal that reads back as this number: digits × 10^exponent. */
function decimalOf(number: number): [digits: bigint, exponent: number] {
  const [mantissa = "", power = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}
