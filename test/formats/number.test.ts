import { describe } from "vitest";
import { verdicts } from "./verdicts.ts";

const widths = [
  ["int8", -(2 ** 7), 2 ** 7 - 1],
  ["int16", -(2 ** 15), 2 ** 15 - 1],
  ["int32", -(2 ** 31), 2 ** 31 - 1],
  ["uint8", 0, 2 ** 8 - 1],
  ["uint16", 0, 2 ** 16 - 1],
  ["uint32", 0, 2 ** 32 - 1],
] as const;

describe.each(widths)("%s", (name, least, greatest) => {
  verdicts(name, {
    valid: [0, -0, 1, least, greatest, 7.0, 1e2],
    invalid: [least - 1, greatest + 1, 0.5, least - 0.5, 1e300, -1e300],
  });
});

describe("int64", () => {
  verdicts("int64", {
    // 9223372036854775807, the greatest one, is 2^63 as a double.
    valid: [0, -(2 ** 63), 2 ** 63, JSON.parse("9223372036854775807"), Number.MAX_SAFE_INTEGER],
    invalid: [0.5, 2 ** 63 + 2048, -(2 ** 63) - 2048, 1e300],
  });
});

describe("uint64", () => {
  verdicts("uint64", { valid: [0, 2 ** 64, JSON.parse("18446744073709551615")], invalid: [-1, 0.5, 2 ** 64 + 4096] });
});

describe("uint", () => verdicts("uint", { valid: [0, 1, 1e20], invalid: [-1, 0.5] }));

describe.each(["float", "double"])("%s", (name) => verdicts(name, { valid: [0, -1.5, 1e300, "text"], invalid: [] }));

describe("formats of numbers apply to numbers only", () => {
  verdicts("int32", { valid: ["", "1.5", "text"], invalid: [] });
});

describe("formats of strings apply to strings only", () => {
  verdicts("date", { valid: [0, 1.5], invalid: [] });
});
