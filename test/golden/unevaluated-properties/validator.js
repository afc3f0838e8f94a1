export function link(isPresent, typeOf, slipHint, addDistinct, markOmissible, explainUnion, escapeToken, namesOf, suggest) {
  const omissible1 = ["id"];
  const union1 = { keyword: "anyOf", schemaPath: "#/anyOf", types: [null, null], expectedType: null, allowed: [null, null], tags: [] };

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    // #/allOf/0
    const v1 = v.id;
    if (!Number.isInteger(v1) && v1 !== undefined) return false;
    if (!check_anyOf_0(v) && !check_anyOf_1(v)) return false;
    const e = check_anyOf_0(v);
    const e1 = check_anyOf_1(v);
    for (const k in v) {
      if (k !== "id" && (!e || k !== "file") && (!e1 || k !== "text") && isPresent(v, k)) {
        return false;
      }
    }
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ id?: integer }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      // #/allOf/0
      const first = errors.length;
      const v1 = v.id;
      if (v1 !== undefined) {
        // #/allOf/0/properties/id
        if (!Number.isInteger(v1)) {
          addDistinct(errors, { path: "/id", keyword: "type", expectedType: "integer", actualType: typeOf(v1), ...slipHint(v1, ["integer"], null), schemaPath: "#/allOf/0/properties/id/type" }, 100);
        }
      }
      markOmissible(errors, v, "", omissible1, first);
      if (!check_anyOf_0(v) && !check_anyOf_1(v)) {
        explainUnion(v, "", errors, 0, [], 100, union1, [explain_anyOf_0, explain_anyOf_1]);
      }
      const e = check_anyOf_0(v) || (!check_anyOf_0(v) && !check_anyOf_1(v));
      const e1 = check_anyOf_1(v) || (!check_anyOf_0(v) && !check_anyOf_1(v));
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        if (k !== "id" && (!e || k !== "file") && (!e1 || k !== "text")) {
          addDistinct(errors, { path: "/" + escapeToken(k), keyword: "unevaluatedProperties", ...suggest(k, omissible1), schemaPath: "#/unevaluatedProperties" }, 100);
        }
      }
    }
  }

  function check_anyOf_0(v) {
    // #/anyOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      const v1 = v.file;
      // #/anyOf/0/properties/file
      if (typeof v1 !== "string") return false;
    }
    return true;
  }

  function check_anyOf_1(v) {
    // #/anyOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      const v1 = v.text;
      // #/anyOf/1/properties/text
      if (typeof v1 !== "string") return false;
    }
    return true;
  }

  function explain_anyOf_0(v, p, errors) {
    // #/anyOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.file === undefined) {
        addDistinct(errors, { path: p + "/file", keyword: "required", expectedType: "string", schemaPath: "#/anyOf/0/required" }, 100);
      }
      const v1 = v.file;
      if (v1 !== undefined) {
        // #/anyOf/0/properties/file
        if (typeof v1 !== "string") {
          addDistinct(errors, { path: p + "/file", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/anyOf/0/properties/file/type" }, 100);
        }
      }
    }
  }

  function explain_anyOf_1(v, p, errors) {
    // #/anyOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.text === undefined) {
        addDistinct(errors, { path: p + "/text", keyword: "required", expectedType: "string", schemaPath: "#/anyOf/1/required" }, 100);
      }
      const v1 = v.text;
      if (v1 !== undefined) {
        // #/anyOf/1/properties/text
        if (typeof v1 !== "string") {
          addDistinct(errors, { path: p + "/text", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/anyOf/1/properties/text/type" }, 100);
        }
      }
    }
  }
  return { check, explain };
}
