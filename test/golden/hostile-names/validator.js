export function link(ownValue, isPresent, typeError, nearestAmong, valueError, escapeToken, nameError) {
  const allowed1 = Object.freeze(["<\/script>"]);
  const nearest1 = nearestAmong(allowed1);
  const nearest2 = nearestAmong(["__proto__", "toString", "a/b", "~", "x\"];//", "\u2028"]);

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

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ __proto__?: integer, toString?: string, \"a/b\"?: integer, \"~\"?: integer, \"x\\\"];//\"?: integer, \"\u2028\"?: \"<\/script>\", constructor: unknown }"));
    } else {
      if (ownValue(v, "constructor") === undefined) {
        errors.push({ path: "/constructor", keyword: "required", schemaPath: "#/required" });
      }
      const v1 = ownValue(v, "__proto__");
      if (v1 !== undefined) {
        // #/properties/__proto__
        if (!Number.isInteger(v1)) {
          errors.push(typeError(v1, "/__proto__", "integer", "#/properties/__proto__/type", true));
        }
      }
      const v2 = ownValue(v, "toString");
      if (v2 !== undefined) {
        // #/properties/toString
        if (typeof v2 !== "string") {
          errors.push(typeError(v2, "/toString", "string", "#/properties/toString/type", true));
        }
      }
      const v3 = v["a/b"];
      if (v3 !== undefined) {
        // #/properties/a~1b
        if (!Number.isInteger(v3)) {
          errors.push(typeError(v3, "/a~1b", "integer", "#/properties/a~1b/type", true));
        }
      }
      const v4 = v["~"];
      if (v4 !== undefined) {
        // #/properties/~0
        if (!Number.isInteger(v4)) {
          errors.push(typeError(v4, "/~0", "integer", "#/properties/~0/type", true));
        }
      }
      const v5 = v["x\"];//"];
      if (v5 !== undefined) {
        // #/properties/x%22%5D;~1~1
        if (!Number.isInteger(v5)) {
          errors.push(typeError(v5, "/x\"];~1~1", "integer", "#/properties/x%22%5D;~1~1/type", true));
        }
      }
      const v6 = v["\u2028"];
      if (v6 !== undefined) {
        // #/properties/%E2%80%A8
        if (v6 !== "<\/script>") {
          errors.push(valueError(v6, "/\u2028", "const", allowed1, nearest1, "#/properties/%E2%80%A8/const"));
        }
      }
      for (const k in v) if (k !== "__proto__" && k !== "toString" && k !== "a/b" && k !== "~" && k !== "x\"];//" && k !== "\u2028" && isPresent(v, k)) {
        if (errors.length > 100) break;
        errors.push(nameError(k, "/" + escapeToken(k), "additionalProperties", nearest2, "#/additionalProperties"));
      }
    }
  }
  return { check, explain };
}
