// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text that looks like a template is the point
/** Patterns and formats with texts that match them, so that instances can be built to pass. */

export const patterns: ReadonlyMap<string, readonly string[]> = new Map([
  ["^a+$", ["a", "aaa"]],
  ["^[a-z]{2,4}$", ["ab", "name"]],
  ["b", ["b", "abc", "a/b"]],
  ["^\\d+$", ["0", "12", "1"]],
  ["^x-", ["x-a", "x-"]],
  ["\\p{L}", ["é", "a", "name"]],
  ["^.$", ["😀", "a", "~"]],
  ["^(?:a|b)*c$", ["c", "abc"]],
  ["", ["", "any"]],
  ["^\\S*$", ["word", ""]],
  ["[*/]", ["*/", "a/b"]],
  ['^["`$]', ['"', "`", "${x}"]],
  ["^__", ["__proto__"]],
  ["^(a+)+$", ["a", "aa"]],
  ["^(?!x)", ["a", ""]],
  ["\\u{1F600}", ["😀"]],
  ["^[^a]", ["b", "kind"]],
  ["s$", ["names", "tags", "kinds"]],
  ["\\bfoo\\b", ["foo", "a foo"]],
  ["\\/", ["a/b", "/"]],
  ["^\\w{1,3}$", ["id", "abc"]],
  ["^constructor$", ["constructor"]],
  ["\u2028", ["\u2028"]],
]);

/** Refused, or read otherwise than written. */
export const oddPatterns: readonly string[] = ["[", "(a)\\1", "\\Z", "^[\\w-.]+$", "a{2", "(?<=x)a"];

export const formats: ReadonlyMap<string, readonly string[]> = new Map([
  ["date", ["2024-02-29", "2023-02-29"]],
  ["time", ["12:00:00Z", "12:00:60Z"]],
  ["date-time", ["2024-01-01T00:00:00Z", "2024-01-01"]],
  ["duration", ["P1D", "PT", "P1W"]],
  ["email", ["a@b.example", "a@", "@"]],
  ["hostname", ["example.com", "ab--cd.example", "-a"]],
  ["idn-hostname", ["example.com", "é.example"]],
  ["ipv4", ["127.0.0.1", "256.0.0.1"]],
  ["ipv6", ["::1", ":::1"]],
  ["uri", ["http://a.example/", "//a"]],
  ["uri-reference", ["#a", "\\"]],
  ["iri", ["http://é.example/"]],
  ["uri-template", ["http://a/{b}", "{"]],
  ["uuid", ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08"]],
  ["json-pointer", ["/a~1b", "/~2", ""]],
  ["relative-json-pointer", ["0#", "/a"]],
  ["regex", ["^a$", "["]],
  ["byte", ["YQ==", "Y"]],
  ["password", ["any"]],
]);

export const numberFormats: readonly string[] = ["int32", "int64", "uint8", "float", "double"];
