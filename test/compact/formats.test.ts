import fc from "fast-check";
import { expect, test } from "vitest";
import * as compact from "../../src/compact/formats.ts";
import { isEmail } from "../../src/formats/email.ts";
import { isLegacyHostname } from "../../src/formats/hostname.ts";
import { isIpv4, isIpv6 } from "../../src/formats/ip-address.ts";
import { isUri, isUriReference } from "../../src/formats/uri.ts";
import { runsOf, seed } from "../property/settings.ts";

/** Pieces that instances are put together from: what the grammar has, what breaks it, and what folds to ASCII. */
const ofUris = [
  "a",
  "b.c",
  "http:",
  "x+y-z.1:",
  "//",
  ":",
  "/",
  "?",
  "#",
  "@",
  "u:p@",
  "[::1]",
  "[v1.a:b]",
  "[V1f.~]",
].concat([
  "[",
  "]",
  "%41",
  "%4",
  "%zz",
  ":80",
  "8",
  "!$&'()*+,;=",
  "\\",
  '"',
  "<",
  "\n",
  "^",
  "`",
  "{",
  "-",
  "\u00e9",
  "\u017f",
  "\u212a",
]);
const ofNames = ["a", "-", ".", "1", "A", "a".repeat(63), "_", "\u00e9", "\u017f", "\u212a", "\n"];
const ofAddresses = [
  "a",
  "b.c",
  ".",
  "..",
  '"',
  '\\"',
  "\\",
  "\\\u00e9",
  "@",
  "a@",
  "@b",
  "[1.2.3.4]",
  "[IPv6:::1]",
  "[ipv6:1::",
  "]",
].concat(["x-y", "-", " ", "\u00e9", "\ud83d", "\n", "}", "(", "a".repeat(64), "!#$%&'*+/=?^_`{|}~", "\u007f"]);
const ofNumbers = ["1", "0", ".", "25", "255", "256", "01", "1.2.3", ".4", "\n", "\u0663"];
const ofGroups = [
  ":",
  "::",
  "a",
  "F",
  "1234",
  "12345",
  "g",
  "1.2.3.4",
  ":1",
  ":1:2:3",
  "256.1.1.1",
  "\n",
  "0",
  "1:2:3:4:5:6",
];

test.each<[name: string, small: (text: string) => boolean, fast: (text: string) => boolean, pieces: string[]]>([
  ["email", compact.isEmail, isEmail, ofAddresses],
  ["hostname of draft-04", compact.isLegacyHostname, isLegacyHostname, ofNames],
  ["ipv4", compact.isIpv4, isIpv4, ofNumbers],
  ["ipv6", compact.isIpv6, isIpv6, ofGroups],
  ["uri", compact.isUri, isUri, ofUris],
  ["uri-reference", compact.isUriReference, isUriReference, ofUris],
])("%s has one verdict, in small too", (_name, small, fast, pieces) => {
  let valid = 0;
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((each) => each.join(""));
  fc.assert(
    fc.property(text, (instance) => {
      const verdict = fast(instance);
      expect(small(instance)).toBe(verdict);
      if (verdict) valid++;
    }),
    { seed, numRuns: runsOf(20_000) },
  );
  expect(valid).toBeGreaterThan(runsOf(30));
});

/** An expression that could try again at each character would run out of stack here, and `isUri` would throw. */
test("texts of millions of characters have the same verdict", () => {
  const long = 5_000_000;
  const a = "a".repeat(long);
  const emails = [
    `${a}@b`,
    `${a}.@b`,
    `"${a}"@b`,
    `"${"\\a".repeat(long)}"@b`,
    `${"a.".repeat(long)}b@c`,
    `a@${a}`,
    "@".repeat(long),
  ];
  for (const text of emails) expect(compact.isEmail(text)).toBe(isEmail(text));
  const uris = [
    `${a}:`,
    `x:${a}`,
    `x://${a}@b`,
    `x://${a}`,
    `x://a:${"1".repeat(long)}`,
    `x:${"%41".repeat(long)}`,
    `x:${a}#`,
    `x:?${a}#${a}`,
  ];
  for (const text of [...uris, `x:${"[".repeat(long)}`, ":".repeat(long)]) {
    expect(compact.isUri(text)).toBe(isUri(text));
    expect(compact.isUriReference(text)).toBe(isUriReference(text));
  }
  for (const text of [".".repeat(long), ":".repeat(long), `${"1:".repeat(long)}1`]) {
    expect(compact.isIpv6(text)).toBe(false);
    expect(compact.isIpv4(text)).toBe(false);
    expect(compact.isLegacyHostname(text)).toBe(false);
  }
});
