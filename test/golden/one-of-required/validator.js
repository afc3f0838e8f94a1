export function link(typeError, explainUnion, addDistinct) {
  const union1 = { keyword: "oneOf", schemaPath: "#/oneOf", types: [null, null], expectedType: null, allowed: [null, null], tags: [] };
  const shapes1 = ["{ yaml: unknown }", "{ dir: unknown }"];

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.yaml;
    if (typeof v1 !== "string" && v1 !== undefined) return false;
    const v2 = v.dir;
    if (typeof v2 !== "string" && v2 !== undefined) return false;
    let n = 0;
    if (check_oneOf_0(v)) n++;
    if (check_oneOf_1(v)) n++;
    if (n !== 1) return false;
    return true;
  }

  function explain(v, errors) {
    const start = errors.length;
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ yaml?: string, dir?: string }"));
    } else {
      const v1 = v.yaml;
      if (v1 !== undefined) {
        // #/properties/yaml
        if (typeof v1 !== "string") {
          errors.push(typeError(v1, "/yaml", "string", "#/properties/yaml/type", true));
        }
      }
      const v2 = v.dir;
      if (v2 !== undefined) {
        // #/properties/dir
        if (typeof v2 !== "string") {
          errors.push(typeError(v2, "/dir", "string", "#/properties/dir/type", true));
        }
      }
      const matched = [];
      if (check_oneOf_0(v)) matched.push(0);
      if (check_oneOf_1(v)) matched.push(1);
      if (matched.length === 0) {
        explainUnion(v, "", errors, start, 0, null, 100, union1, [explain_oneOf_0, explain_oneOf_1]);
      }
      if (matched.length > 1) {
        addDistinct(errors, { path: "", keyword: "oneOf", matched: matched, shapes: matched.map((i) => shapes1[i]), schemaPath: "#/oneOf" }, 100, start);
      }
    }
  }

  function check_oneOf_0(v) {
    // #/oneOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.yaml === undefined) return false;
    }
    return true;
  }

  function check_oneOf_1(v) {
    // #/oneOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.dir === undefined) return false;
    }
    return true;
  }

  function explain_oneOf_0(v, errors) {
    // #/oneOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.yaml === undefined) {
        errors.push({ path: "/yaml", keyword: "required", schemaPath: "#/oneOf/0/required" });
      }
    }
  }

  function explain_oneOf_1(v, errors) {
    // #/oneOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.dir === undefined) {
        errors.push({ path: "/dir", keyword: "required", schemaPath: "#/oneOf/1/required" });
      }
    }
  }
  return { check, explain };
}
