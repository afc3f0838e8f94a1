export function link(ownValue, isPresent, typeOf, slipHint, suggest, markOmissible, escapeToken, namesOf) {
  const omissible1 = ["__proto__", "toString", "a/b", "~", "x\"];//", "\u2028"];

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = ownValue(v, "__proto__");
    if (!Number.isInteger(v1) && v1 !== undefined) return false;
    const v2 = ownValue(v, "toString");
    if (typeof v2 !== "string" && v2 !== undefined) return false;
    const v3 = v["a/b"];
    if (!Number.isInteger(v3) && v3 !== undefined) return false;
    const v4 = v["~"];
    if (!Number.isInteger(v4) && v4 !== undefined) return false;
    const v5 = v["x\"];//"];
    if (!Number.isInteger(v5) && v5 !== undefined) return false;
    const v6 = v["\u2028"];
    if (v6 !== "<\/script>" && v6 !== undefined) return false;
    if (ownValue(v, "constructor") === undefined) return false;
    for (const k in v) if (k !== "__proto__" && k !== "toString" && k !== "a/b" && k !== "~" && k !== "x\"];//" && k !== "\u2028" && isPresent(v, k)) return false;
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ __proto__?: integer, toString?: string, \"a/b\"?: integer, \"~\"?: integer, \"x\\\"];//\"?: integer, \"\u2028\"?: \"<\/script>\", constructor: unknown }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      const first = errors.length;
      if (ownValue(v, "constructor") === undefined) {
        errors.push({ path: "/constructor", keyword: "required", schemaPath: "#/required" });
      }
      const v1 = ownValue(v, "__proto__");
      if (v1 !== undefined) {
        // #/properties/__proto__
        if (!Number.isInteger(v1)) {
          errors.push({ path: "/__proto__", keyword: "type", expectedType: "integer", actualType: typeOf(v1), ...slipHint(v1, ["integer"], null), schemaPath: "#/properties/__proto__/type" });
        }
      }
      const v2 = ownValue(v, "toString");
      if (v2 !== undefined) {
        // #/properties/toString
        if (typeof v2 !== "string") {
          errors.push({ path: "/toString", keyword: "type", expectedType: "string", actualType: typeOf(v2), schemaPath: "#/properties/toString/type" });
        }
      }
      const v3 = v["a/b"];
      if (v3 !== undefined) {
        // #/properties/a~1b
        if (!Number.isInteger(v3)) {
          errors.push({ path: "/a~1b", keyword: "type", expectedType: "integer", actualType: typeOf(v3), ...slipHint(v3, ["integer"], null), schemaPath: "#/properties/a~1b/type" });
        }
      }
      const v4 = v["~"];
      if (v4 !== undefined) {
        // #/properties/~0
        if (!Number.isInteger(v4)) {
          errors.push({ path: "/~0", keyword: "type", expectedType: "integer", actualType: typeOf(v4), ...slipHint(v4, ["integer"], null), schemaPath: "#/properties/~0/type" });
        }
      }
      const v5 = v["x\"];//"];
      if (v5 !== undefined) {
        // #/properties/x%22%5D;~1~1
        if (!Number.isInteger(v5)) {
          errors.push({ path: "/x\"];~1~1", keyword: "type", expectedType: "integer", actualType: typeOf(v5), ...slipHint(v5, ["integer"], null), schemaPath: "#/properties/x%22%5D;~1~1/type" });
        }
      }
      const v6 = v["\u2028"];
      if (v6 !== undefined) {
        // #/properties/%E2%80%A8
        if (v6 !== "<\/script>") {
          errors.push({ path: "/\u2028", keyword: "const", allowed: ["<\/script>"], ...suggest(v6, ["<\/script>"]), schemaPath: "#/properties/%E2%80%A8/const" });
        }
      }
      markOmissible(errors, v, "", omissible1, first);
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        if (k !== "__proto__" && k !== "toString" && k !== "a/b" && k !== "~" && k !== "x\"];//" && k !== "\u2028") {
          errors.push({ path: "/" + escapeToken(k), keyword: "additionalProperties", ...suggest(k, omissible1), schemaPath: "#/additionalProperties" });
        }
      }
    }
  }
  return { check, explain };
}
