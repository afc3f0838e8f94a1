export function link(tooDeep, isPresent, escapeToken, nearestAmong, nameError, addDistinct, typeError, nestErrors) {
  const nearest1 = nearestAmong(["data", "children"]);

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

  function explain(v, errors, d = 0) {
    if (d > 500) throw tooDeep;
    const start = errors.length;
    // https://trees.example/strict#
    explain_https_trees_example_tree(v, errors, d + 1);
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      for (const k in v) if (k !== "data" && k !== "children" && isPresent(v, k)) {
        if (errors.length > 100) break;
        addDistinct(errors, nameError(k, "/" + escapeToken(k), "unevaluatedProperties", nearest1, "https://trees.example/strict#/unevaluatedProperties"), 100, start);
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

  function explain_https_trees_example_tree(v, errors, d) {
    if (d > 500) throw tooDeep;
    // https://trees.example/tree#
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "https://trees.example/tree#/type", false, "{ data?: unknown, children?: { data?: unknown, children?: array }[] }"));
    } else {
      const v1 = v.children;
      if (v1 !== undefined) {
        // https://trees.example/tree#/properties/children
        if (!Array.isArray(v1)) {
          errors.push(typeError(v1, "/children", "array", "https://trees.example/tree#/properties/children/type", true, "{ data?: unknown, children?: object[] }[]", ["object"]));
        } else {
          for (let i = 0; i < v1.length; i++) {
            if (errors.length > 100) break;
            const v2 = v1[i];
            // https://trees.example/tree#/properties/children/items
            const n = errors.length;
            explain(v2, errors, d + 1);
            if (errors.length > n) nestErrors(errors, n, "/children/" + i);
          }
        }
      }
    }
  }
  return { check, explain };
}
