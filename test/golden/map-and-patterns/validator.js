export function link(isOwn, namesOf, codePointCount, typeError, escapeToken, typeOf, addDistinct, nestErrors) {
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

  function explain(v, errors) {
    const start = errors.length;
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ [name]: boolean }"));
    } else {
      for (const k in v) {
        const v1 = v[k];
        if (v1 === undefined || !isOwn(v, k)) continue;
        if (errors.length > 100) break;
        const p = k.startsWith("x-");
        if (p) {
          // #/patternProperties/%5Ex-
          if (typeof v1 !== "string") {
            errors.push({ path: "/" + escapeToken(k), keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/patternProperties/%5Ex-/type" });
          }
        }
        const p1 = k.startsWith("n_");
        if (p1) {
          // #/patternProperties/%5En_
          if (!Number.isInteger(v1)) {
            addDistinct(errors, typeError(v1, "/" + escapeToken(k), "integer", "#/patternProperties/%5En_/type"), 100, start);
          }
        }
        if (!p && !p1) {
          // #/additionalProperties
          if (typeof v1 !== "boolean") {
            errors.push({ path: "/" + escapeToken(k), keyword: "type", expectedType: "boolean", actualType: typeOf(v1), schemaPath: "#/additionalProperties/type" });
          }
        }
      }
      if (namesOf(v).length < 1) {
        errors.push({ path: "", keyword: "minProperties", limit: 1, actual: namesOf(v).length, schemaPath: "#/minProperties" });
      }
      for (const k1 of namesOf(v)) {
        if (errors.length > 100) break;
        if (k1.length > 8 && (k1.length > 16 || codePointCount(k1) > 8)) {
          const reasons = [];
          explain_propertyNames(k1, reasons, 0, null);
          nestErrors(reasons, 0, "/" + escapeToken(k1));
          errors.push({ path: "/" + escapeToken(k1), keyword: "propertyNames", reasons: reasons.slice(0, 100), schemaPath: "#/propertyNames" });
        }
      }
    }
  }

  function explain_propertyNames(v, errors) {
    // #/propertyNames
    if (typeof v === "string") {
      if (v.length > 8 && (v.length > 16 || codePointCount(v) > 8)) {
        errors.push({ path: "", keyword: "maxLength", limit: 8, actual: codePointCount(v), schemaPath: "#/propertyNames/maxLength" });
      }
    }
  }
  return { check, explain };
}
