export function link(equal, nearestAmong, valueError) {
  const values1 = new Set(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr"]);
  const value1 = { deep: [1] };
  const allowed1 = Object.freeze(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr", /* @__PURE__ */ Object.freeze({ deep: /* @__PURE__ */ Object.freeze([1]) })]);
  const nearest1 = nearestAmong(["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr"]);

  function check(v) {
    // #
    if (!values1.has(v) && !equal(v, value1)) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (!values1.has(v) && !equal(v, value1)) {
      errors.push(valueError(v, "", "enum", allowed1, nearest1, "#/enum"));
    }
  }
  return { check, explain };
}
