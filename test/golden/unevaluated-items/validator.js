export function link(typeOf) {
  function check(v) {
    // #
    if (Array.isArray(v)) {
      if (v.length > 0) {
        const v1 = v[0];
        // #/prefixItems/0
        if (typeof v1 !== "string") return false;
      }
      let n = 0;
      for (let i = 0; i < v.length; i++) {
        const v2 = v[i];
        if (Number.isInteger(v2) && ++n >= 1) break;
      }
      if (n < 1) return false;
      for (let i1 = 1; i1 < v.length; i1++) {
        const v3 = v[i1];
        if (!Number.isInteger(v3)) {
          return false;
        }
      }
    }
    return true;
  }

  function explain(v, errors) {
    // #
    if (Array.isArray(v)) {
      if (v.length > 0) {
        const v1 = v[0];
        // #/prefixItems/0
        if (typeof v1 !== "string") {
          errors.push({ path: "/0", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/prefixItems/0/type" });
        }
      }
      let n = 0;
      for (let i = 0; i < v.length; i++) {
        const v2 = v[i];
        if (Number.isInteger(v2)) n++;
      }
      if (n < 1) {
        errors.push({ path: "", keyword: "contains", actual: n, minimum: 1, schemaPath: "#/contains" });
      }
      for (let i1 = 1; i1 < v.length; i1++) {
        const v3 = v[i1];
        if (!Number.isInteger(v3)) {
          if (errors.length > 100) break;
          errors.push({ path: "/" + i1, keyword: "unevaluatedItems", schemaPath: "#/unevaluatedItems" });
        }
      }
    }
  }
  return { check, explain };
}
