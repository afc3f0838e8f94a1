export function link(isPresent, typeOf, slipHint, codePointCount, suggest, markOmissible, escapeToken, namesOf) {
  const omissible1 = ["days", "units", "verbose"];
  const known1 = ["city", "days", "units", "verbose"];

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

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ city: string, days?: integer, units?: \"celsius\" | \"fahrenheit\", verbose?: boolean }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      const first = errors.length;
      if (v.city === undefined) {
        errors.push({ path: "/city", keyword: "required", expectedType: "string", schemaPath: "#/required" });
      }
      const v1 = v.city;
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
          errors.push({ path: "/days", keyword: "type", expectedType: "integer", actualType: typeOf(v2), ...slipHint(v2, ["integer"], null), schemaPath: "#/properties/days/type" });
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
          errors.push({ path: "/units", keyword: "enum", allowed: ["celsius", "fahrenheit"], ...suggest(v3, ["celsius", "fahrenheit"]), schemaPath: "#/properties/units/enum" });
        }
      }
      const v4 = v.verbose;
      if (v4 !== undefined) {
        // #/properties/verbose
        if (typeof v4 !== "boolean") {
          errors.push({ path: "/verbose", keyword: "type", expectedType: "boolean", actualType: typeOf(v4), schemaPath: "#/properties/verbose/type" });
        }
      }
      markOmissible(errors, v, "", omissible1, first);
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        if (k !== "city" && k !== "days" && k !== "units" && k !== "verbose") {
          errors.push({ path: "/" + escapeToken(k), keyword: "additionalProperties", ...suggest(k, known1), schemaPath: "#/additionalProperties" });
        }
      }
    }
  }
  return { check, explain };
}
