import { expect, test } from "vitest";
import { findFormat } from "../../src/formats/index.ts";

/** The verdict on an instance, of whatever type it is, as `format` alone gives it. */
export function isValid(name: string, instance: unknown, legacyHostname = false): boolean {
  const format = findFormat(name, legacyHostname);
  if (format === undefined) return true;
  if (format.appliesTo === "string") return typeof instance !== "string" || format.test(instance);
  return typeof instance !== "number" || format.test(instance);
}

/** One test for each instance, named by it. */
export function verdicts(
  name: string,
  expected: { readonly valid: readonly (string | number)[]; readonly invalid: readonly (string | number)[] },
): void {
  for (const [valid, instances] of [[true, expected.valid] as const, [false, expected.invalid] as const]) {
    for (const instance of instances) {
      test(`${name} ${valid ? "takes" : "refuses"} ${printable(instance)}`, () => {
        expect(isValid(name, instance)).toBe(valid);
      });
    }
  }
}

function printable(instance: string | number): string {
  const text = JSON.stringify(instance).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  );
  return text.length > 90 ? `${text.slice(0, 80)}… (${text.length})` : text;
}
