export function link(format_email, typeError, typeOf) {
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

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ user: { email: string, name?: string } }"));
    } else {
      const v1 = v.user;
      if (v1 === undefined) {
        errors.push({ path: "/user", keyword: "required", expectedType: "object", expectedShape: "{ email: string, name?: string }", schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/user
        if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) {
          errors.push(typeError(v1, "/user", "object", "#/properties/user/type", false, "{ email: string, name?: string }"));
        } else {
          const v2 = v1.email;
          if (v2 === undefined) {
            errors.push({ path: "/user/email", keyword: "required", expectedType: "string", schemaPath: "#/properties/user/required" });
          }
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
              errors.push(typeError(v3, "/user/name", "string", "#/properties/user/properties/name/type", true));
            }
          }
        }
      }
    }
  }
  return { check, explain };
}
