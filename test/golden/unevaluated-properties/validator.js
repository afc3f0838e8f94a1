export function link(isPresent, typeError, explainUnion, escapeToken, nearestAmong, nameError, addDistinct, typeOf) {
  const union1 = { keyword: "anyOf", schemaPath: "#/anyOf", types: [null, null], expectedType: null, allowed: [null, null], tags: [] };
  const nearest1 = nearestAmong(["id"]);

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

  function explain(v, errors) {
    const start = errors.length;
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ id?: integer }"));
    } else {
      // #/allOf/0
      const v1 = v.id;
      if (v1 !== undefined) {
        // #/allOf/0/properties/id
        if (!Number.isInteger(v1)) {
          errors.push(typeError(v1, "/id", "integer", "#/allOf/0/properties/id/type", true));
        }
      }
      if (!check_anyOf_0(v) && !check_anyOf_1(v)) {
        explainUnion(v, "", errors, start, 0, null, 100, union1, [explain_anyOf_0, explain_anyOf_1]);
      }
      const e = check_anyOf_0(v) || (!check_anyOf_0(v) && !check_anyOf_1(v));
      const e1 = check_anyOf_1(v) || (!check_anyOf_0(v) && !check_anyOf_1(v));
      for (const k in v) if (k !== "id" && (!e || k !== "file") && (!e1 || k !== "text") && isPresent(v, k)) {
        if (errors.length > 100) break;
        addDistinct(errors, nameError(k, "/" + escapeToken(k), "unevaluatedProperties", nearest1, "#/unevaluatedProperties"), 100, start);
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

  function explain_anyOf_0(v, errors) {
    // #/anyOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      const v1 = v.file;
      if (v1 === undefined) {
        errors.push({ path: "/file", keyword: "required", expectedType: "string", schemaPath: "#/anyOf/0/required" });
      }
      if (v1 !== undefined) {
        // #/anyOf/0/properties/file
        if (typeof v1 !== "string") {
          errors.push({ path: "/file", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/anyOf/0/properties/file/type" });
        }
      }
    }
  }

  function explain_anyOf_1(v, errors) {
    // #/anyOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      const v1 = v.text;
      if (v1 === undefined) {
        errors.push({ path: "/text", keyword: "required", expectedType: "string", schemaPath: "#/anyOf/1/required" });
      }
      if (v1 !== undefined) {
        // #/anyOf/1/properties/text
        if (typeof v1 !== "string") {
          errors.push({ path: "/text", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/anyOf/1/properties/text/type" });
        }
      }
    }
  }
  return { check, explain };
}
