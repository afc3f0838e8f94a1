import { describe } from "vitest";
import { verdicts } from "./verdicts.ts";

describe("uuid", () => {
  const uuid = "123e4567-e89b-12d3-a456-426614174000";
  verdicts("uuid", {
    valid: [uuid, uuid.toUpperCase(), "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
    invalid: [
      "",
      `{${uuid}}`,
      `urn:uuid:${uuid}`,
      uuid.replaceAll("-", ""),
      `${uuid} `,
      `${uuid}\n`,
      `${uuid}0`,
    ].concat(
      uuid.slice(1),
      uuid.replace("e", "g"),
      uuid.replace("1", "\u0661"),
      uuid.replaceAll("-", "_"),
      "123e456-7e89b-12d3-a456-426614174000",
    ),
  });
});

describe("json-pointer", () => {
  verdicts("json-pointer", {
    valid: [
      "",
      "/",
      "//",
      "/a",
      "/a/0/-",
      "/~0",
      "/~1",
      "/~01",
      "/ ",
      "/a b",
      "/\u00e9",
      '/"\\',
      "/%",
      "/#",
      "/\u0000",
    ],
    invalid: ["a", "a/b", "#", "#/a", " /a", "/~", "/~2", "/a~", "/~/a", "/a/~~0", "0/a"],
  });
});

describe("relative-json-pointer", () => {
  verdicts("relative-json-pointer", {
    valid: [
      "0",
      "1",
      "10",
      "0#",
      "12#",
      "0/",
      "1/a/b",
      "2/~0~1",
      "0+1",
      "0-1",
      "1+10/a",
      "0-1#",
      "0+0",
      "9".repeat(400),
    ],
    invalid: [
      "",
      "#",
      "/a",
      "-1",
      "+1",
      "01",
      "00",
      "01#",
      "0+01",
      "0+",
      "0-/a",
      "0+1+1",
      "0##",
      "0#/a",
      "0a",
      "0 ",
    ].concat("0/~", "1.5", "\u0661", "0\n"),
  });
});

describe("regex", () => {
  verdicts("regex", {
    valid: [
      "",
      "a",
      "^[a-z]+$",
      "(?<year>\\d{4})\\k<year>",
      "(?=a)(?!b)(?<=c)(?<!d)",
      "\\p{L}",
      "\\u{1F600}",
      "[\\p{L}\\p{L}]",
    ].concat(
      "\\p{L}\\p{Script=Greek}\\p{L}\\P{L}",
      "[\\p{L}-]",
      "\\\\",
      "\\/",
      "[]",
      "[^]",
      "a{2,3}?",
      "\u{1f600}",
      "\\cA",
      "\\0",
    ),
    invalid: [
      "(",
      ")",
      "[",
      "a{",
      "{",
      "}",
      "]",
      "a{3,2}",
      "*",
      "a**",
      "\\",
      "\\a",
      "\\-",
      "\\_",
      "\\Z",
      "(?<a>)(?<a>)",
    ].concat(
      "(?P<a>x)",
      "(?#a)",
      "\\k<a>",
      "\\1",
      "\\p",
      "\\p{Foo}",
      "\\p{L}\\p{Foo}",
      "\\\\p{L}",
      "\\p{L}\\\\p{L}",
      "[\\p{L}-z]",
      "\\p{L}[\\p{L}-z]",
      "[z-a]",
      "\\u{110000}",
      "\\xg1",
      "(?<=a)*",
    ),
  });
});

describe("byte", () => {
  verdicts("byte", {
    valid: ["", "QQ==", "QUI=", "QUJD", "+/+/", "abcdefghijklmnopqrstuvwxyz0123456789ABCD", "QR=="],
    invalid: [
      "Q",
      "QQ",
      "QQ=",
      "QUI",
      "=",
      "==",
      "====",
      "Q===",
      "QQ==QQ==",
      "Q=Q=",
      "-_-_",
      "QU JD",
      "QUJD\n",
      " QUJ",
      "QUJ\u00e9",
      "QU.D",
    ].concat("QUJ@", "QUJ[", "QUJ`", "QUJ{", "QUJ:"),
  });
});

describe("formats that refuse nothing", () => {
  verdicts("binary", { valid: ["", "\u0000\uffff\ud800"], invalid: [] });
  verdicts("password", { valid: ["", "hunter2"], invalid: [] });
  verdicts("unheard-of", { valid: ["", 1], invalid: [] });
  verdicts("__proto__", { valid: ["", 1], invalid: [] });
});
