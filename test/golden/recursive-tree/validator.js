export function link(tooDeep, isPresent, typeOf, slipHint, addDistinct, markOmissible, escapeToken, namesOf, suggest) {
  const omissible1 = ["children"];
  const known1 = ["label", "children"];

  function check(v, d = 0) {
    // #
    if (!check_defs_node(v, d + 1)) return false;
    return true;
  }

  function explain(v, p, errors, d = 0) {
    // #
    explain_defs_node(v, "", errors, d + 1);
  }

  function check_defs_node(v, d) {
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
        if (!check_defs_node(v3, d + 1)) return false;
      }
    }
    for (const k in v) if (k !== "label" && k !== "children" && isPresent(v, k)) return false;
    return true;
  }

  function explain_defs_node(v, p, errors, d) {
    if (d > 500) throw tooDeep;
    // #/$defs/node
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ label: string, children?: { label: string, children?: array }[] }", ...slipHint(v, ["object"], null), schemaPath: "#/$defs/node/type" }, 100);
    } else {
      const first = errors.length;
      if (v.label === undefined) {
        addDistinct(errors, { path: p + "/label", keyword: "required", expectedType: "string", schemaPath: "#/$defs/node/required" }, 100);
      }
      const v1 = v.label;
      if (v1 !== undefined) {
        // #/$defs/node/properties/label
        if (typeof v1 !== "string") {
          addDistinct(errors, { path: p + "/label", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/$defs/node/properties/label/type" }, 100);
        }
      }
      const v2 = v.children;
      if (v2 !== undefined) {
        // #/$defs/node/properties/children
        if (!Array.isArray(v2)) {
          addDistinct(errors, { path: p + "/children", keyword: "type", expectedType: "array", actualType: typeOf(v2), expectedShape: "{ label: string, children?: object[] }[]", ...slipHint(v2, ["array"], ["object"]), schemaPath: "#/$defs/node/properties/children/type" }, 100);
        } else {
          for (let i = 0; i < v2.length; i++) {
            if (errors.length > 100) break;
            const v3 = v2[i];
            // #/$defs/node/properties/children/items
            explain_defs_node(v3, p + "/children/" + i, errors, d + 1);
          }
        }
      }
      markOmissible(errors, v, p, omissible1, first);
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        if (k !== "label" && k !== "children") {
          addDistinct(errors, { path: p + "/" + escapeToken(k), keyword: "additionalProperties", ...suggest(k, known1), schemaPath: "#/$defs/node/additionalProperties" }, 100);
        }
      }
    }
  }
  return { check, explain };
}
