export function link(typeError, nearestAmong, valueError) {
  const allowed1 = Object.freeze(["point"]);
  const nearest1 = nearestAmong(allowed1);

  function check(v) {
    // #
    if (!Array.isArray(v)) return false;
    if (v.length > 0) {
      const v1 = v[0];
      // #/prefixItems/0
      if (v1 !== "point") return false;
    }
    if (v.length > 1) {
      const v2 = v[1];
      // #/prefixItems/1
      if (!Number.isFinite(v2)) return false;
    }
    for (let i = 2; i < v.length; i++) {
      const v3 = v[i];
      // #/items
      if (!Number.isInteger(v3)) return false;
    }
    let n = 0;
    for (let i1 = 0; i1 < v.length; i1++) {
      const v4 = v[i1];
      if (v4 === 0) n++;
    }
    if (n < 1 || n > 2) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (!Array.isArray(v)) {
      errors.push(typeError(v, "", "array", "#/type", false, "[\"point\", number]", ["integer"]));
    } else {
      if (v.length > 0) {
        const v1 = v[0];
        // #/prefixItems/0
        if (v1 !== "point") {
          errors.push(valueError(v1, "/0", "const", allowed1, nearest1, "#/prefixItems/0/const"));
        }
      }
      if (v.length > 1) {
        const v2 = v[1];
        // #/prefixItems/1
        if (!Number.isFinite(v2)) {
          errors.push(typeError(v2, "/1", "number", "#/prefixItems/1/type"));
        }
      }
      for (let i = 2; i < v.length; i++) {
        if (errors.length > 100) break;
        const v3 = v[i];
        // #/items
        if (!Number.isInteger(v3)) {
          errors.push(typeError(v3, "/" + i, "integer", "#/items/type"));
        }
      }
      let n = 0;
      for (let i1 = 0; i1 < v.length; i1++) {
        const v4 = v[i1];
        if (v4 === 0) n++;
      }
      if (n < 1 || n > 2) {
        errors.push({ path: "", keyword: "contains", actual: n, minimum: 1, maximum: 2, schemaPath: "#/contains" });
      }
    }
  }
  return { check, explain };
}
