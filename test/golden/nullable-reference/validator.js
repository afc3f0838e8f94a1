export function link(typeOf, slipHint, explainUnion, addDistinct) {
  const union1 = { keyword: "anyOf", schemaPath: "#/properties/owner/anyOf", types: [["object"], ["null"]], expectedType: ["object", "null"], allowed: [null, null], tags: [] };

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.owner;
    if (v1 !== undefined && !check_properties_owner_anyOf_0(v1) && v1 !== null) return false;
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ owner?: { name: string } | null }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      const v1 = v.owner;
      if (v1 !== undefined) {
        // #/properties/owner
        if (!check_properties_owner_anyOf_0(v1) && v1 !== null) {
          explainUnion(v1, "/owner", errors, 0, [], 100, union1, [explain_properties_owner_anyOf_0, explain_properties_owner_anyOf_1]);
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

  function explain_properties_owner_anyOf_0(v, p, errors) {
    // #/properties/owner/anyOf/0
    // #/$defs/Person
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ name: string }", ...slipHint(v, ["object"], null), schemaPath: "#/$defs/Person/type" }, 100);
    } else {
      if (v.name === undefined) {
        addDistinct(errors, { path: p + "/name", keyword: "required", expectedType: "string", schemaPath: "#/$defs/Person/required" }, 100);
      }
      const v1 = v.name;
      if (v1 !== undefined) {
        // #/$defs/Person/properties/name
        if (typeof v1 !== "string") {
          addDistinct(errors, { path: p + "/name", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/$defs/Person/properties/name/type" }, 100);
        }
      }
    }
  }

  function explain_properties_owner_anyOf_1(v, p, errors) {
    // #/properties/owner/anyOf/1
    if (v !== null) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "null", actualType: typeOf(v), schemaPath: "#/properties/owner/anyOf/1/type" }, 100);
    }
  }
  return { check, explain };
}
