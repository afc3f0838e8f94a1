export function link(isOwn, namesOf, codePointCount, typeOf, slipHint, escapeToken, addDistinct) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    for (const k in v) {
      const v1 = v[k];
      if (v1 === undefined || !isOwn(v, k)) continue;
      const p = k.startsWith("x-");
      if (p) {
        // #/patternProperties/%5Ex-
        if (typeof v1 !== "string") return false;
      }
      const p1 = k.startsWith("n_");
      if (p1) {
        // #/patternProperties/%5En_
        if (!Number.isInteger(v1)) return false;
      }
      if (!p && !p1) {
        // #/additionalProperties
        if (typeof v1 !== "boolean") return false;
      }
    }
    if (namesOf(v).length < 1) return false;
    for (const k1 of namesOf(v)) {
      // #/propertyNames
      if (k1.length > 8 && (k1.length > 16 || codePointCount(k1) > 8)) return false;
    }
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ [name]: boolean }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        const v1 = v[k];
        if (k.startsWith("x-")) {
          // #/patternProperties/%5Ex-
          if (typeof v1 !== "string") {
            addDistinct(errors, { path: "/" + escapeToken(k), keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/patternProperties/%5Ex-/type" }, 100);
          }
        }
        if (k.startsWith("n_")) {
          // #/patternProperties/%5En_
          if (!Number.isInteger(v1)) {
            addDistinct(errors, { path: "/" + escapeToken(k), keyword: "type", expectedType: "integer", actualType: typeOf(v1), ...slipHint(v1, ["integer"], null), schemaPath: "#/patternProperties/%5En_/type" }, 100);
          }
        }
        if (!k.startsWith("x-") && !k.startsWith("n_")) {
          // #/additionalProperties
          if (typeof v1 !== "boolean") {
            addDistinct(errors, { path: "/" + escapeToken(k), keyword: "type", expectedType: "boolean", actualType: typeOf(v1), schemaPath: "#/additionalProperties/type" }, 100);
          }
        }
      }
      if (namesOf(v).length < 1) {
        addDistinct(errors, { path: "", keyword: "minProperties", limit: 1, actual: namesOf(v).length, schemaPath: "#/minProperties" }, 100);
      }
      for (const k1 of namesOf(v)) {
        if (errors.length > 100) break;
        if (k1.length > 8 && (k1.length > 16 || codePointCount(k1) > 8)) {
          const reasons = [];
          explain_propertyNames(k1, "/" + escapeToken(k1), reasons, 0, []);
          addDistinct(errors, { path: "/" + escapeToken(k1), keyword: "propertyNames", reasons: reasons.slice(0, 100), schemaPath: "#/propertyNames" }, 100);
        }
      }
    }
  }

  function explain_propertyNames(v, p, errors) {
    // #/propertyNames
    if (typeof v === "string") {
      if (v.length > 8 && (v.length > 16 || codePointCount(v) > 8)) {
        addDistinct(errors, { path: p, keyword: "maxLength", limit: 8, actual: codePointCount(v), schemaPath: "#/propertyNames/maxLength" }, 100);
      }
    }
  }
  return { check, explain };
}
