export function link(codePointCount, typeError) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.id;
    if (v1 !== undefined) {
      // #/properties/id
      // #/definitions/id
      if (typeof v1 !== "string") return false;
      if (v1.length < 2 || (v1.length < 3 && codePointCount(v1) < 2)) return false;
    }
    const v2 = v.pair;
    if (v2 !== undefined) {
      // #/properties/pair
      if (!Array.isArray(v2)) return false;
      if (v2.length > 0) {
        const v3 = v2[0];
        // #/properties/pair/items/0
        if (!Number.isInteger(v3)) return false;
      }
      if (v2.length > 1) {
        const v4 = v2[1];
        // #/properties/pair/items/1
        if (!Number.isInteger(v4)) return false;
      }
      if (v2.length > 2) return false;
    }
    if (v.pair !== undefined) {
      if (v.id === undefined) return false;
    }
    return true;
  }

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ id?: string, pair?: [integer, integer] }"));
    } else {
      const v1 = v.id;
      if (v1 !== undefined) {
        // #/properties/id
        // #/definitions/id
        if (typeof v1 !== "string") {
          errors.push(typeError(v1, "/id", "string", "#/definitions/id/type", true));
        } else {
          if (v1.length < 2 || (v1.length < 3 && codePointCount(v1) < 2)) {
            errors.push({ path: "/id", keyword: "minLength", limit: 2, actual: codePointCount(v1), schemaPath: "#/definitions/id/minLength" });
          }
        }
      }
      const v2 = v.pair;
      if (v2 !== undefined) {
        // #/properties/pair
        if (!Array.isArray(v2)) {
          errors.push(typeError(v2, "/pair", "array", "#/properties/pair/type", true, "[integer, integer]"));
        } else {
          if (v2.length > 0) {
            const v3 = v2[0];
            // #/properties/pair/items/0
            if (!Number.isInteger(v3)) {
              errors.push(typeError(v3, "/pair/0", "integer", "#/properties/pair/items/0/type"));
            }
          }
          if (v2.length > 1) {
            const v4 = v2[1];
            // #/properties/pair/items/1
            if (!Number.isInteger(v4)) {
              errors.push(typeError(v4, "/pair/1", "integer", "#/properties/pair/items/1/type"));
            }
          }
          for (let i = 2; i < v2.length; i++) {
            if (errors.length > 100) break;
            const v5 = v2[i];
            errors.push({ path: "/pair/" + i, keyword: "false", schemaPath: "#/properties/pair/additionalItems" });
          }
        }
      }
      if (v.pair !== undefined) {
        if (v.id === undefined) {
          errors.push({ path: "/id", keyword: "dependencies", dependsOn: "pair", expectedType: "string", schemaPath: "#/dependencies/pair" });
        }
      }
    }
  }
  return { check, explain };
}
