/** Every helper and every kind of constant is in it. */
export const rich = {
  type: "object",
  properties: {
    text: { type: "string", minLength: 2, pattern: "^[a-z]+$" },
    slow: { type: "string", pattern: "^(a|a)*b$" },
    date: { format: "date-time" },
    idn: { format: "idn-hostname" },
    price: { multipleOf: 0.01 },
    large: { multipleOf: 0.1 },
    set: { type: "array", uniqueItems: true, items: { enum: ["a", "b", "c", "d", "e", "f", "g", "h", "i", { j: 1 }] } },
    body: { contentEncoding: "base64", contentMediaType: "application/json" },
    shape: {
      oneOf: [
        { type: "object", properties: { kind: { const: "circle" }, r: { type: "number" } }, required: ["kind", "r"] },
        { type: "object", properties: { kind: { const: "square" }, a: { type: "number" } }, required: ["kind", "a"] },
      ],
    },
    tree: { $ref: "#/$defs/tree" },
    toString: { type: "string" },
  },
  required: ["text"],
  additionalProperties: false,
  $defs: { tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/tree" } } } } },
} as const;
export const options = { content: "assert", maxErrors: 7, maxDepth: 20 } as const;

let deep: unknown = {};
for (let i = 0; i < 30; i++) deep = { children: [deep] };
export const instances: readonly unknown[] = [
  { text: "ab" },
  {
    text: "A",
    slow: "b",
    date: "2020-01-01T00:00:00Z",
    idn: "例え.テスト",
    price: 0.07,
    large: 1e300,
    set: ["a", { j: 1 }],
  },
  { text: "ab", slow: "ac", date: "2020-02-30T00:00:00Z", idn: "-", price: 0.075, set: ["a", "a", "z"], body: "e30=" },
  { text: "ab", body: "e3", shape: { kind: "circel" }, tex: 1, toString: 1 },
  { text: "ab", body: "e30x", shape: { kind: "square", a: "1" } },
  { text: "ab", tree: deep },
  { text: "ab", set: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  3,
  null,
  undefined,
  {
    get text(): string {
      throw new Error("no");
    },
  },
];
