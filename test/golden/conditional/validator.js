export function link(typeError, nearestAmong, valueError) {
  const allowed1 = Object.freeze(["card", "cash"]);
  const nearest1 = nearestAmong(allowed1);

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

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ method: \"card\" | \"cash\" }"));
    } else {
      const v1 = v.method;
      if (v1 === undefined) {
        errors.push({ path: "/method", keyword: "required", expectedType: "string", allowed: ["card", "cash"], schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/method
        if (v1 !== "card" && v1 !== "cash") {
          errors.push(valueError(v1, "/method", "enum", allowed1, nearest1, "#/properties/method/enum"));
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
          errors.push({ path: "/number", keyword: "required", schemaPath: "#/then/required" });
        }
      } else {
        // #/else
        if (check_then(v)) {
          errors.push({ path: "", keyword: "not", schemaPath: "#/else/not" });
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
