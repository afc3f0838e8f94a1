export function link(equal, suggest) {
  const values1 = new Set(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr"]);
  const value1 = { deep: [1] };
  const allowed1 = Object.freeze(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr"]);
  const allowed2 = Object.freeze(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr", /* @__PURE__ */ Object.freeze({ deep: /* @__PURE__ */ Object.freeze([1]) })]);

  function check(v) {
    // #
    if (!values1.has(v) && !equal(v, value1)) return false;
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (!values1.has(v) && !equal(v, value1)) {
      errors.push({ path: "", keyword: "enum", allowed: allowed2, ...suggest(v, allowed1), schemaPath: "#/enum" });
    }
  }
  return { check, explain };
}
