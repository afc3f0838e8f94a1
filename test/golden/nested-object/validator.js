export function link(format_email, typeOf, slipHint, markOmissible) {
  const omissible1 = ["name"];

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.user;
    // #/properties/user
    if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) return false;
    const v2 = v1.email;
    // #/properties/user/properties/email
    if (typeof v2 !== "string") return false;
    if (!format_email(v2)) return false;
    const v3 = v1.name;
    if (typeof v3 !== "string" && v3 !== undefined) return false;
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ user: { email: string, name?: string } }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      if (v.user === undefined) {
        errors.push({ path: "/user", keyword: "required", expectedType: "object", expectedShape: "{ email: string, name?: string }", schemaPath: "#/required" });
      }
      const v1 = v.user;
      if (v1 !== undefined) {
        // #/properties/user
        if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) {
          errors.push({ path: "/user", keyword: "type", expectedType: "object", actualType: typeOf(v1), expectedShape: "{ email: string, name?: string }", ...slipHint(v1, ["object"], null), schemaPath: "#/properties/user/type" });
        } else {
          const first = errors.length;
          if (v1.email === undefined) {
            errors.push({ path: "/user/email", keyword: "required", expectedType: "string", schemaPath: "#/properties/user/required" });
          }
          const v2 = v1.email;
          if (v2 !== undefined) {
            // #/properties/user/properties/email
            if (typeof v2 !== "string") {
              errors.push({ path: "/user/email", keyword: "type", expectedType: "string", actualType: typeOf(v2), schemaPath: "#/properties/user/properties/email/type" });
            } else {
              if (!format_email(v2)) {
                errors.push({ path: "/user/email", keyword: "format", format: "email", schemaPath: "#/properties/user/properties/email/format" });
              }
            }
          }
          const v3 = v1.name;
          if (v3 !== undefined) {
            // #/properties/user/properties/name
            if (typeof v3 !== "string") {
              errors.push({ path: "/user/name", keyword: "type", expectedType: "string", actualType: typeOf(v3), schemaPath: "#/properties/user/properties/name/type" });
            }
          }
          markOmissible(errors, v1, "/user", omissible1, first);
        }
      }
    }
  }
  return { check, explain };
}
