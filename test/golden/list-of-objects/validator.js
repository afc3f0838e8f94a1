export function link(isUnique, typeError, typeOf, explainUnique) {
  const pattern1 = new RegExp("^[A-Z]{3}-\\d+$");

  function check(v) {
    // #
    if (!Array.isArray(v)) return false;
    for (let i = 0; i < v.length; i++) {
      const v1 = v[i];
      // #/items
      if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) return false;
      const v2 = v1.sku;
      // #/items/properties/sku
      if (typeof v2 !== "string") return false;
      if (!pattern1.test(v2)) return false;
      const v3 = v1.quantity;
      // #/items/properties/quantity
      if (!Number.isInteger(v3)) return false;
      if (v3 < 1) return false;
    }
    if (v.length < 1 || v.length > 3) return false;
    if (!isUnique(v)) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (!Array.isArray(v)) {
      errors.push(typeError(v, "", "array", "#/type", false, "{ sku: string, quantity: integer }[]", ["object"]));
    } else {
      for (let i = 0; i < v.length; i++) {
        if (errors.length > 100) break;
        const v1 = v[i];
        // #/items
        if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) {
          errors.push(typeError(v1, "/" + i, "object", "#/items/type", false, "{ sku: string, quantity: integer }"));
        } else {
          const v2 = v1.sku;
          if (v2 === undefined) {
            errors.push({ path: "/" + i + "/sku", keyword: "required", expectedType: "string", schemaPath: "#/items/required" });
          }
          const v3 = v1.quantity;
          if (v3 === undefined) {
            errors.push({ path: "/" + i + "/quantity", keyword: "required", expectedType: "integer", schemaPath: "#/items/required" });
          }
          if (v2 !== undefined) {
            // #/items/properties/sku
            if (typeof v2 !== "string") {
              errors.push({ path: "/" + i + "/sku", keyword: "type", expectedType: "string", actualType: typeOf(v2), schemaPath: "#/items/properties/sku/type" });
            } else {
              if (!pattern1.test(v2)) {
                errors.push({ path: "/" + i + "/sku", keyword: "pattern", pattern: "^[A-Z]{3}-\\d+$", schemaPath: "#/items/properties/sku/pattern" });
              }
            }
          }
          if (v3 !== undefined) {
            // #/items/properties/quantity
            if (!Number.isInteger(v3)) {
              errors.push(typeError(v3, "/" + i + "/quantity", "integer", "#/items/properties/quantity/type"));
            }
            if (Number.isFinite(v3)) {
              if (v3 < 1) {
                errors.push({ path: "/" + i + "/quantity", keyword: "minimum", limit: 1, schemaPath: "#/items/properties/quantity/minimum" });
              }
            }
          }
        }
      }
      if (v.length < 1) {
        errors.push({ path: "", keyword: "minItems", limit: 1, actual: v.length, schemaPath: "#/minItems" });
      }
      if (v.length > 3) {
        errors.push({ path: "", keyword: "maxItems", limit: 3, actual: v.length, schemaPath: "#/maxItems" });
      }
      explainUnique(v, "", "#/uniqueItems", errors, 100, errors.length);
    }
  }
  return { check, explain };
}
