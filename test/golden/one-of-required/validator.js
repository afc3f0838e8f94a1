export function link(typeOf, slipHint, markOmissible, explainUnion, addDistinct) {
  const omissible1 = ["yaml", "dir"];
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

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ yaml?: string, dir?: string }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      const first = errors.length;
      const v1 = v.yaml;
      if (v1 !== undefined) {
        // #/properties/yaml
        if (typeof v1 !== "string") {
          errors.push({ path: "/yaml", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/properties/yaml/type" });
        }
      }
      const v2 = v.dir;
      if (v2 !== undefined) {
        // #/properties/dir
        if (typeof v2 !== "string") {
          errors.push({ path: "/dir", keyword: "type", expectedType: "string", actualType: typeOf(v2), schemaPath: "#/properties/dir/type" });
        }
      }
      markOmissible(errors, v, "", omissible1, first);
      const matched = [];
      if (check_oneOf_0(v)) matched.push(0);
      if (check_oneOf_1(v)) matched.push(1);
      if (matched.length === 0) {
        explainUnion(v, "", errors, 0, [], 100, union1, [explain_oneOf_0, explain_oneOf_1]);
      }
      if (matched.length > 1) {
        addDistinct(errors, { path: "", keyword: "oneOf", matched: matched, shapes: matched.map((i) => shapes1[i]), schemaPath: "#/oneOf" }, 100);
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

  function explain_oneOf_0(v, p, errors) {
    // #/oneOf/0
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.yaml === undefined) {
        addDistinct(errors, { path: p + "/yaml", keyword: "required", schemaPath: "#/oneOf/0/required" }, 100);
      }
    }
  }

  function explain_oneOf_1(v, p, errors) {
    // #/oneOf/1
    if (typeof v === "object" && v !== null && !Array.isArray(v)) {
      if (v.dir === undefined) {
        addDistinct(errors, { path: p + "/dir", keyword: "required", schemaPath: "#/oneOf/1/required" }, 100);
      }
    }
  }
  return { check, explain };
}
