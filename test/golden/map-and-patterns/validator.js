export function link(isPresent, namesOf, codePointCount, typeOf, slipHint, escapeToken, addDistinct) {
  const pattern1 = new RegExp("^x-", "u");
  const pattern2 = new RegExp("^n_", "u");

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    for (const k in v) {
      if (!isPresent(v, k)) continue;
      if (pattern1.test(k)) {
        const v1 = v[k];
        // #/patternProperties/%5Ex-
        if (typeof v1 !== "string") return false;
      }
      if (pattern2.test(k)) {
        const v2 = v[k];
        // #/patternProperties/%5En_
        if (!Number.isInteger(v2)) return false;
      }
      if (!pattern1.test(k) && !pattern2.test(k)) {
        const v3 = v[k];
        // #/additionalProperties
        if (typeof v3 !== "boolean") return false;
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
        if (pattern1.test(k)) {
          // #/patternProperties/%5Ex-
          if (typeof v1 !== "string") {
            addDistinct(errors, { path: "/" + escapeToken(k), keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/patternProperties/%5Ex-/type" }, 100);
          }
        }
        if (pattern2.test(k)) {
          // #/patternProperties/%5En_
          if (!Number.isInteger(v1)) {
            addDistinct(errors, { path: "/" + escapeToken(k), keyword: "type", expectedType: "integer", actualType: typeOf(v1), ...slipHint(v1, ["integer"], null), schemaPath: "#/patternProperties/%5En_/type" }, 100);
          }
        }
        if (!pattern1.test(k) && !pattern2.test(k)) {
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
