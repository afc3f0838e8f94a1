export function link(typeError, typeOf) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.owner;
    if (v1 !== undefined && !check_properties_owner_anyOf_0(v1) && v1 !== null) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ owner?: { name: string } | null }"));
    } else {
      const v1 = v.owner;
      if (v1 !== undefined) {
        // #/properties/owner
        if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
          // #/properties/owner/anyOf/0
          // #/$defs/Person
          const v2 = v1.name;
          if (v2 === undefined) {
            errors.push({ path: "/owner/name", keyword: "required", expectedType: "string", schemaPath: "#/$defs/Person/required" });
          }
          if (v2 !== undefined) {
            // #/$defs/Person/properties/name
            if (typeof v2 !== "string") {
              errors.push({ path: "/owner/name", keyword: "type", expectedType: "string", actualType: typeOf(v2), schemaPath: "#/$defs/Person/properties/name/type" });
            }
          }
        } else {
          // #/properties/owner/anyOf/1
          if (v1 !== null) {
            errors.push(typeError(v1, "/owner", ["object", "null"], "#/properties/owner/anyOf"));
          }
        }
      }
    }
  }

  function check_properties_owner_anyOf_0(v) {
    // #/properties/owner/anyOf/0
    // #/$defs/Person
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.name;
    // #/$defs/Person/properties/name
    if (typeof v1 !== "string") return false;
    return true;
  }
  return { check, explain };
}
