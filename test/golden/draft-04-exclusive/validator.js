export function link(isMultipleOf, typeError) {
  function check(v) {
    // #
    if (!Number.isFinite(v)) return false;
    if (v <= 0 || v > 1) return false;
    if (!isMultipleOf(v, 0.1)) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (!Number.isFinite(v)) {
      errors.push(typeError(v, "", "number", "#/type"));
    } else {
      if (v <= 0) {
        errors.push({ path: "", keyword: "exclusiveMinimum", limit: 0, schemaPath: "#/exclusiveMinimum" });
      }
      if (v > 1) {
        errors.push({ path: "", keyword: "maximum", limit: 1, schemaPath: "#/maximum" });
      }
      if (!isMultipleOf(v, 0.1)) {
        errors.push({ path: "", keyword: "multipleOf", divisor: 0.1, schemaPath: "#/multipleOf" });
      }
    }
  }
  return { check, explain };
}
