export function link(tooDeep, isPresent, typeError, typeOf, nestErrors, escapeToken, nearestAmong, nameError) {
  const nearest1 = nearestAmong(["label", "children"]);

  function check(v, d = 1) {
    if (d > 500) throw tooDeep;
    // #/$defs/node
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.label;
    // #/$defs/node/properties/label
    if (typeof v1 !== "string") return false;
    const v2 = v.children;
    if (v2 !== undefined) {
      // #/$defs/node/properties/children
      if (!Array.isArray(v2)) return false;
      for (let i = 0; i < v2.length; i++) {
        const v3 = v2[i];
        // #/$defs/node/properties/children/items
        if (!check(v3, d + 1)) return false;
      }
    }
    for (const k in v) if (k !== "label" && k !== "children" && isPresent(v, k)) return false;
    return true;
  }

  function explain(v, errors, d = 1) {
    if (d > 500) throw tooDeep;
    // #/$defs/node
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/$defs/node/type", false, "{ label: string, children?: { label: string, children?: array }[] }"));
    } else {
      const v1 = v.label;
      if (v1 === undefined) {
        errors.push({ path: "/label", keyword: "required", expectedType: "string", schemaPath: "#/$defs/node/required" });
      }
      if (v1 !== undefined) {
        // #/$defs/node/properties/label
        if (typeof v1 !== "string") {
          errors.push({ path: "/label", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/$defs/node/properties/label/type" });
        }
      }
      const v2 = v.children;
      if (v2 !== undefined) {
        // #/$defs/node/properties/children
        if (!Array.isArray(v2)) {
          errors.push(typeError(v2, "/children", "array", "#/$defs/node/properties/children/type", true, "{ label: string, children?: object[] }[]", ["object"]));
        } else {
          for (let i = 0; i < v2.length; i++) {
            if (errors.length > 100) break;
            const v3 = v2[i];
            // #/$defs/node/properties/children/items
            const n = errors.length;
            explain(v3, errors, d + 1);
            if (errors.length > n) nestErrors(errors, n, "/children/" + i);
          }
        }
      }
      for (const k in v) if (k !== "label" && k !== "children" && isPresent(v, k)) {
        if (errors.length > 100) break;
        errors.push(nameError(k, "/" + escapeToken(k), "additionalProperties", nearest1, "#/$defs/node/additionalProperties"));
      }
    }
  }
  return { check, explain };
}
