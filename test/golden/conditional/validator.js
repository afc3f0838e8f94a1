export function link(typeOf, slipHint, suggest, addDistinct) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.method;
    // #/properties/method
    if (v1 !== "card" && v1 !== "cash") return false;
    if (v.number !== undefined) {
      if (v.expires === undefined) return false;
    }
    if (check_if(v)) {
      if (!check_then(v)) return false;
    } else {
      // #/else
      if (check_then(v)) return false;
    }
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ method: \"card\" | \"cash\" }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      if (v.method === undefined) {
        errors.push({ path: "/method", keyword: "required", expectedType: "string", allowed: ["card", "cash"], schemaPath: "#/required" });
      }
      const v1 = v.method;
      if (v1 !== undefined) {
        // #/properties/method
        if (v1 !== "card" && v1 !== "cash") {
          errors.push({ path: "/method", keyword: "enum", allowed: ["card", "cash"], ...suggest(v1, ["card", "cash"]), schemaPath: "#/properties/method/enum" });
        }
      }
      if (v.number !== undefined) {
        if (v.expires === undefined) {
          errors.push({ path: "/expires", keyword: "dependentRequired", dependsOn: "number", schemaPath: "#/dependentRequired/number" });
        }
      }
      if (check_if(v)) {
        // #/then
        if (v.number === undefined) {
          addDistinct(errors, { path: "/number", keyword: "required", schemaPath: "#/then/required" }, 100);
        }
      } else {
        // #/else
        if (check_then(v)) {
          addDistinct(errors, { path: "", keyword: "not", schemaPath: "#/else/not" }, 100);
        }
      }
    }
  }

  function check_if(v) {
    // #/if
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      const v1 = v.method;
      if (v1 !== "card" && v1 !== undefined) return false;
    }
    return true;
  }

  function check_then(v) {
    // #/then
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.number === undefined) return false;
    }
    return true;
  }
  return { check, explain };
}
