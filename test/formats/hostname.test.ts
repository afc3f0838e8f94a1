import { describe, expect, test } from "vitest";
import { isValid, verdicts } from "./verdicts.ts";

const label63 = "a".repeat(63);
const name253 = `${label63}.${label63}.${label63}.${"a".repeat(61)}`;

const ascii = {
  valid: ["a", "A", "1", "example.com", "WWW.Example.COM", "a-b.c-d", "1.2.3.4", "a--b", "3com.example"].concat(
    label63,
    name253,
    "xn--bcher-kva.example",
    "XN--BCHER-KVA.example",
    "a.xn--fiqs8s",
  ),
  invalid: [
    "",
    ".",
    "a.",
    ".a",
    "a..b",
    "-a",
    "a-",
    "a.-b",
    "a-.b",
    "a_b",
    "a b",
    "a/b",
    "a:80",
    "[::1]",
    "*.example.com",
  ].concat(
    " a",
    "a ",
    "a\n",
    `${label63}a`,
    `${name253}a`,
    // The Kelvin sign and the long s, whose cases are ASCII letters.
    "\u212a",
    "\u017f",
    // Reserved: `--` in third and fourth place.
    "ab--cd.example",
    "a.ab--",
    "xn--",
    "xn---",
    "xn--a",
    "xn--abc-",
    "xn--a-ecp.ru",
    "xn--!",
    // Decode, but not to what encodes so: a trailing zero delta, upper case, out of range.
    "xn--99999999",
    "xn--bcher-kva-",
    // xn-- of "\u00dc", upper case; of "e\u0301", not in normalization form C.
    "xn--wca",
    "xn--e-xbb",
  ),
};

describe("hostname", () => {
  verdicts("hostname", { valid: ascii.valid, invalid: [...ascii.invalid, "b\u00fccher.example", "a\u3002b"] });

  test.each(["ab--cd.example", "xn--X", "a", label63, name253])("of draft-04 and draft-06 takes %s", (name) => {
    expect(isValid("hostname", name, true)).toBe(true);
  });

  test.each(["", "a.", "-a", "a_b", `${label63}a`, `${name253}a`, "b\u00fccher"])(
    "of draft-04 and draft-06 refuses %j",
    (name) => {
      expect(isValid("hostname", name, true)).toBe(false);
    },
  );
});

describe("idn-hostname", () => {
  verdicts("idn-hostname", ascii);

  verdicts("idn-hostname", {
    valid: [
      "b\u00fccher.example",
      "\u4f8b\u3048.jp",
      "\u4f8b\u3048\u3002jp",
      "\u4f8b\u3048\uff0ejp",
      "\u4f8b\u3048\uff61jp",
      "stra\u00dfe",
      "\u03b2\u03cc\u03bb\u03bf\u03c2",
      "\u13a0\u13a1",
      "\u0131",
      "\u0390",
      "\u{20000}",
      // As an A-label exactly 63 octets; far more UTF-16 units than octets in an astral label.
      `${"a".repeat(54)}\u00fc`,
      "\u{20000}".repeat(50),
    ],
    invalid: [
      "B\u00fccher",
      "bu\u0308cher",
      "\u00fc_a",
      "\u00fc a",
      "\u00fc-",
      "-\u00fc",
      "\u00fc..a",
      "\u00fcb--b",
      "\u0301a",
      "\u0903a",
      "\uff41",
      "\u2126",
      "\u1e9e",
      "\uab70",
      // Lower case, but folding to something else.
      "a\u0345",
      "\u1f80",
      "\u1c80",
      "\u0640\u0628",
      "\u302ea",
      "\u3164a",
      "\u1100",
      "a\u20d0",
      "\u{1d165}a",
      "\u2665",
      "\u{1f600}",
      "a\u200b",
      "\ue000",
      "\ud800",
      "\u{e0100}a",
      "\u0378",
      `${"a".repeat(60)}\u00fc`,
      "\u{20000}".repeat(70),
      `${name253.slice(0, -1)}\u00fc`,
      `${label63}.${label63}.${label63}.${label63}\u3002a`,
    ],
  });

  describe("contextual rules of RFC 5892", () => {
    verdicts("idn-hostname", {
      valid: [
        "l\u00b7l",
        "\u03b1\u0375\u03b2",
        "\u05d0\u05f3\u05d1",
        "\u05d0\u05f4",
        "\u30fb\u3042",
        "\u30a2\u30fb",
        "\u30fb\u4e00",
        "\u0628\u0661\u0662",
        "\u0628\u06f1\u06f2",
        "\u0915\u094d\u200c\u0937",
        "\u0915\u094d\u200d\u0937",
        "\u0628\u200c\u0628",
        "\u0628\u064e\u200c\u064e\u0627",
        "\ua872\u200c\ua840",
        "\u1820\u200c\u1821",
      ],
      invalid: [
        "\u00b7l",
        "l\u00b7",
        "l\u00b7a",
        "L\u00b7l",
        "\u0375",
        "\u03b1\u0375",
        "\u0375a",
        "\u05f3\u05d0",
        "a\u05f4",
        "\u30fb",
        "a\u30fba",
        "\u0628\u0661\u06f1",
        "\u200c",
        "\u200d",
        "a\u200db",
        "a\u200cb",
        "\u0915\u200d\u0937",
        "\u0915\u200c\u0937",
        // Alef joins to the right only, waw as well; hamza not at all.
        "\u0627\u200c\u0628",
        "\u0628\u200c\u0621",
        "\u0628\u200c",
        "\u0628\u200c\u064e",
        "\u0628\u064e\u200d\u0628",
        // U+05B0 and U+3099 are no viramas, though next to them in combining class.
        "\u05d0\u05b0\u200d",
        "\u304b\u3099\u200d",
      ],
    });
  });

  describe("bidirectional rules of RFC 5893", () => {
    verdicts("idn-hostname", {
      valid: [
        "\u05d0\u05d1",
        "\u05d01",
        "\u05d01\u05d1",
        "\u05d0-\u05d1",
        "\u0628\u064e",
        "\u05d0.\u0628",
        "\u05d0.com",
        "a1.\u05d0",
        "1a.com",
        "b\u00fc.1a",
        "\u07ca\u07cb",
        "\u{10d00}\u{10d30}",
      ],
      invalid: [
        // Mixed directions in a label.
        "\u05d0a",
        "a\u05d0",
        "\u05d0a\u05d1",
        "\u05d0\u4e00",
        // Begins with a digit.
        "1\u05d0",
        "\u0661\u0628",
        // Both kinds of digits.
        "\u06281\u0661",
        "\u06f1\u0628",
        // The labels beside one from right to left are bound as well.
        "1a.\u05d0",
        "123.\u05d0",
        "xn--4db.1a",
        "\u05d0.a\u02ec",
      ],
    });
  });
});
