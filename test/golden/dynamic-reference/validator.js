export function link(tooDeep, isPresent, escapeToken, namesOf, suggest, addDistinct, typeOf, slipHint, markOmissible) {
  const known1 = ["data", "children"];
  const omissible1 = ["children"];

  function check(v, d = 0) {
    if (d > 500) throw tooDeep;
    // https://trees.example/strict#
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    if (!check_https_trees_example_tree(v, d + 1)) return false;
    for (const k in v) {
      if (k !== "data" && k !== "children" && isPresent(v, k)) {
        return false;
      }
    }
    return true;
  }

  function explain(v, p, errors, d = 0) {
    if (d > 500) throw tooDeep;
    // https://trees.example/strict#
    explain_https_trees_example_tree(v, p, errors, d + 1);
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      for (const k of namesOf(v)) {
        if (errors.length > 100) break;
        if (k !== "data" && k !== "children") {
          addDistinct(errors, { path: p + "/" + escapeToken(k), keyword: "unevaluatedProperties", ...suggest(k, known1), schemaPath: "https://trees.example/strict#/unevaluatedProperties" }, 100);
        }
      }
    }
  }

  function check_https_trees_example_tree(v, d) {
    if (d > 500) throw tooDeep;
    // https://trees.example/tree#
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.children;
    if (v1 !== undefined) {
      // https://trees.example/tree#/properties/children
      if (!Array.isArray(v1)) return false;
      for (let i = 0; i < v1.length; i++) {
        const v2 = v1[i];
        // https://trees.example/tree#/properties/children/items
        if (!check(v2, d + 1)) return false;
      }
    }
    return true;
  }

  function explain_https_trees_example_tree(v, p, errors, d) {
    if (d > 500) throw tooDeep;
    // https://trees.example/tree#
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ data?: unknown, children?: { data?: unknown, children?: array }[] }", ...slipHint(v, ["object"], null), schemaPath: "https://trees.example/tree#/type" }, 100);
    } else {
      const first = errors.length;
      const v1 = v.children;
      if (v1 !== undefined) {
        // https://trees.example/tree#/properties/children
        if (!Array.isArray(v1)) {
          addDistinct(errors, { path: p + "/children", keyword: "type", expectedType: "array", actualType: typeOf(v1), expectedShape: "{ data?: unknown, children?: object[] }[]", ...slipHint(v1, ["array"], ["object"]), schemaPath: "https://trees.example/tree#/properties/children/type" }, 100);
        } else {
          for (let i = 0; i < v1.length; i++) {
            if (errors.length > 100) break;
            const v2 = v1[i];
            // https://trees.example/tree#/properties/children/items
            explain(v2, p + "/children/" + i, errors, d + 1);
          }
        }
      }
      markOmissible(errors, v, p, omissible1, first);
    }
  }
  return { check, explain };
}
