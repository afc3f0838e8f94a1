export function link(isPresent, typeError, typeOf, codePointCount, nearestAmong, valueError, escapeToken, nameError) {
  const allowed1 = Object.freeze(["celsius", "fahrenheit"]);
  const nearest1 = nearestAmong(allowed1);
  const nearest2 = nearestAmong(["city", "days", "units", "verbose"]);

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.city;
    // #/properties/city
    if (typeof v1 !== "string") return false;
    if (v1.length < 1) return false;
    const v2 = v.days;
    if (v2 !== undefined && (!Number.isInteger(v2) || v2 < 1 || v2 > 14)) return false;
    const v3 = v.units;
    if (v3 !== undefined && v3 !== "celsius" && v3 !== "fahrenheit") return false;
    const v4 = v.verbose;
    if (typeof v4 !== "boolean" && v4 !== undefined) return false;
    for (const k in v) if (k !== "city" && k !== "days" && k !== "units" && k !== "verbose" && isPresent(v, k)) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ city: string, days?: integer, units?: \"celsius\" | \"fahrenheit\", verbose?: boolean }"));
    } else {
      const v1 = v.city;
      if (v1 === undefined) {
        errors.push({ path: "/city", keyword: "required", expectedType: "string", schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/city
        if (typeof v1 !== "string") {
          errors.push({ path: "/city", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/properties/city/type" });
        } else {
          if (v1.length < 1) {
            errors.push({ path: "/city", keyword: "minLength", limit: 1, actual: codePointCount(v1), schemaPath: "#/properties/city/minLength" });
          }
        }
      }
      const v2 = v.days;
      if (v2 !== undefined) {
        // #/properties/days
        if (!Number.isInteger(v2)) {
          errors.push(typeError(v2, "/days", "integer", "#/properties/days/type", true));
        }
        if (Number.isFinite(v2)) {
          if (v2 < 1) {
            errors.push({ path: "/days", keyword: "minimum", limit: 1, schemaPath: "#/properties/days/minimum" });
          }
          if (v2 > 14) {
            errors.push({ path: "/days", keyword: "maximum", limit: 14, schemaPath: "#/properties/days/maximum" });
          }
        }
      }
      const v3 = v.units;
      if (v3 !== undefined) {
        // #/properties/units
        if (v3 !== "celsius" && v3 !== "fahrenheit") {
          errors.push(valueError(v3, "/units", "enum", allowed1, nearest1, "#/properties/units/enum"));
        }
      }
      const v4 = v.verbose;
      if (v4 !== undefined) {
        // #/properties/verbose
        if (typeof v4 !== "boolean") {
          errors.push(typeError(v4, "/verbose", "boolean", "#/properties/verbose/type", true));
        }
      }
      for (const k in v) if (k !== "city" && k !== "days" && k !== "units" && k !== "verbose" && isPresent(v, k)) {
        if (errors.length > 100) break;
        errors.push(nameError(k, "/" + escapeToken(k), "additionalProperties", nearest2, "#/additionalProperties"));
      }
    }
  }
  return { check, explain };
}
