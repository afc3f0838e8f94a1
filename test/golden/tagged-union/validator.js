export function link(typeOf, slipHint, explainUnion, addDistinct, suggest) {
  const union1 = { keyword: "oneOf", schemaPath: "#/properties/shape/oneOf", types: [["object"], ["object"]], expectedType: "object", allowed: [null, null], tags: [{ name: "kind", values: [["circle"], ["square"]], required: [true, true] }] };
  const shapes1 = ["{ kind: \"circle\", radius: number }", "{ kind: \"square\", side: number }"];

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.shape;
    if (v1 === undefined) return false;
    // #/properties/shape
    if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) return false;
    switch (v1.kind) {
      case "circle": {
        // #/properties/shape/oneOf/0
        const v2 = v1.radius;
        // #/properties/shape/oneOf/0/properties/radius
        if (!Number.isFinite(v2)) return false;
        break;
      }
      case "square": {
        // #/properties/shape/oneOf/1
        const v3 = v1.side;
        // #/properties/shape/oneOf/1/properties/side
        if (!Number.isFinite(v3)) return false;
        break;
      }
      default: return false;
    }
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ shape: { kind: \"circle\", radius: number } | { kind: \"square\", side: number } }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      if (v.shape === undefined) {
        errors.push({ path: "/shape", keyword: "required", expectedType: "object", expectedShape: "{ kind: \"circle\", radius: number } | { kind: \"square\", side: number }", schemaPath: "#/required" });
      }
      const v1 = v.shape;
      if (v1 !== undefined) {
        // #/properties/shape
        const matched = [];
        if (check_properties_shape_oneOf_0(v1)) matched.push(0);
        if (check_properties_shape_oneOf_1(v1)) matched.push(1);
        if (matched.length === 0) {
          explainUnion(v1, "/shape", errors, 0, [], 100, union1, [explain_properties_shape_oneOf_0, explain_properties_shape_oneOf_1]);
        }
        if (matched.length > 1) {
          addDistinct(errors, { path: "/shape", keyword: "oneOf", matched: matched, shapes: matched.map((i) => shapes1[i]), schemaPath: "#/properties/shape/oneOf" }, 100);
        }
      }
    }
  }

  function check_properties_shape_oneOf_0(v) {
    // #/properties/shape/oneOf/0
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.kind;
    // #/properties/shape/oneOf/0/properties/kind
    if (v1 !== "circle") return false;
    const v2 = v.radius;
    // #/properties/shape/oneOf/0/properties/radius
    if (!Number.isFinite(v2)) return false;
    return true;
  }

  function check_properties_shape_oneOf_1(v) {
    // #/properties/shape/oneOf/1
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.kind;
    // #/properties/shape/oneOf/1/properties/kind
    if (v1 !== "square") return false;
    const v2 = v.side;
    // #/properties/shape/oneOf/1/properties/side
    if (!Number.isFinite(v2)) return false;
    return true;
  }

  function explain_properties_shape_oneOf_0(v, p, errors) {
    // #/properties/shape/oneOf/0
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ kind: \"circle\", radius: number }", ...slipHint(v, ["object"], null), schemaPath: "#/properties/shape/oneOf/0/type" }, 100);
    } else {
      if (v.kind === undefined) {
        addDistinct(errors, { path: p + "/kind", keyword: "required", expectedType: "string", allowed: ["circle"], schemaPath: "#/properties/shape/oneOf/0/required" }, 100);
      }
      if (v.radius === undefined) {
        addDistinct(errors, { path: p + "/radius", keyword: "required", expectedType: "number", schemaPath: "#/properties/shape/oneOf/0/required" }, 100);
      }
      const v1 = v.kind;
      if (v1 !== undefined) {
        // #/properties/shape/oneOf/0/properties/kind
        if (v1 !== "circle") {
          addDistinct(errors, { path: p + "/kind", keyword: "const", allowed: ["circle"], ...suggest(v1, ["circle"]), schemaPath: "#/properties/shape/oneOf/0/properties/kind/const" }, 100);
        }
      }
      const v2 = v.radius;
      if (v2 !== undefined) {
        // #/properties/shape/oneOf/0/properties/radius
        if (!Number.isFinite(v2)) {
          addDistinct(errors, { path: p + "/radius", keyword: "type", expectedType: "number", actualType: typeOf(v2), ...slipHint(v2, ["number"], null), schemaPath: "#/properties/shape/oneOf/0/properties/radius/type" }, 100);
        }
      }
    }
  }

  function explain_properties_shape_oneOf_1(v, p, errors) {
    // #/properties/shape/oneOf/1
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      addDistinct(errors, { path: p, keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ kind: \"square\", side: number }", ...slipHint(v, ["object"], null), schemaPath: "#/properties/shape/oneOf/1/type" }, 100);
    } else {
      if (v.kind === undefined) {
        addDistinct(errors, { path: p + "/kind", keyword: "required", expectedType: "string", allowed: ["square"], schemaPath: "#/properties/shape/oneOf/1/required" }, 100);
      }
      if (v.side === undefined) {
        addDistinct(errors, { path: p + "/side", keyword: "required", expectedType: "number", schemaPath: "#/properties/shape/oneOf/1/required" }, 100);
      }
      const v1 = v.kind;
      if (v1 !== undefined) {
        // #/properties/shape/oneOf/1/properties/kind
        if (v1 !== "square") {
          addDistinct(errors, { path: p + "/kind", keyword: "const", allowed: ["square"], ...suggest(v1, ["square"]), schemaPath: "#/properties/shape/oneOf/1/properties/kind/const" }, 100);
        }
      }
      const v2 = v.side;
      if (v2 !== undefined) {
        // #/properties/shape/oneOf/1/properties/side
        if (!Number.isFinite(v2)) {
          addDistinct(errors, { path: p + "/side", keyword: "type", expectedType: "number", actualType: typeOf(v2), ...slipHint(v2, ["number"], null), schemaPath: "#/properties/shape/oneOf/1/properties/side/type" }, 100);
        }
      }
    }
  }
  return { check, explain };
}
