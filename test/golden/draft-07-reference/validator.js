export function link(codePointCount, typeOf, slipHint, addDistinct, markOmissible) {
  const omissible1 = ["id", "pair"];

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

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ id?: string, pair?: [integer, integer] }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      const first = errors.length;
      const v1 = v.id;
      if (v1 !== undefined) {
        // #/properties/id
        // #/definitions/id
        if (typeof v1 !== "string") {
          addDistinct(errors, { path: "/id", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/definitions/id/type" }, 100);
        } else {
          if (v1.length < 2 || (v1.length < 3 && codePointCount(v1) < 2)) {
            addDistinct(errors, { path: "/id", keyword: "minLength", limit: 2, actual: codePointCount(v1), schemaPath: "#/definitions/id/minLength" }, 100);
          }
        }
      }
      const v2 = v.pair;
      if (v2 !== undefined) {
        // #/properties/pair
        if (!Array.isArray(v2)) {
          addDistinct(errors, { path: "/pair", keyword: "type", expectedType: "array", actualType: typeOf(v2), expectedShape: "[integer, integer]", ...slipHint(v2, ["array"], null), schemaPath: "#/properties/pair/type" }, 100);
        } else {
          if (v2.length > 0) {
            const v3 = v2[0];
            // #/properties/pair/items/0
            if (!Number.isInteger(v3)) {
              addDistinct(errors, { path: "/pair/0", keyword: "type", expectedType: "integer", actualType: typeOf(v3), ...slipHint(v3, ["integer"], null), schemaPath: "#/properties/pair/items/0/type" }, 100);
            }
          }
          if (v2.length > 1) {
            const v4 = v2[1];
            // #/properties/pair/items/1
            if (!Number.isInteger(v4)) {
              addDistinct(errors, { path: "/pair/1", keyword: "type", expectedType: "integer", actualType: typeOf(v4), ...slipHint(v4, ["integer"], null), schemaPath: "#/properties/pair/items/1/type" }, 100);
            }
          }
          for (let i = 2; i < v2.length; i++) {
            if (errors.length > 100) break;
            const v5 = v2[i];
            addDistinct(errors, { path: "/pair/" + i, keyword: "false", schemaPath: "#/properties/pair/additionalItems" }, 100);
          }
        }
      }
      markOmissible(errors, v, "", omissible1, first);
      if (v.pair !== undefined) {
        if (v.id === undefined) {
          addDistinct(errors, { path: "/id", keyword: "dependencies", dependsOn: "pair", expectedType: "string", schemaPath: "#/dependencies/pair" }, 100);
        }
      }
    }
  }
  return { check, explain };
}
