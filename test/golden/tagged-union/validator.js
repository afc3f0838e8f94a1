export function link(typeError, nearestAmong, valueError) {
  const allowed1 = Object.freeze(["circle"]);
  const nearest1 = nearestAmong(allowed1);
  const allowed2 = Object.freeze(["square"]);
  const nearest2 = nearestAmong(allowed2);
  const allowed3 = Object.freeze(["circle", "square"]);
  const nearest3 = nearestAmong(allowed3);

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

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ shape: { kind: \"circle\", radius: number } | { kind: \"square\", side: number } }"));
    } else {
      const v1 = v.shape;
      if (v1 === undefined) {
        errors.push({ path: "/shape", keyword: "required", expectedType: "object", expectedShape: "{ kind: \"circle\", radius: number } | { kind: \"square\", side: number }", schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/shape
        if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
          const tag = v1.kind;
          switch (tag) {
            case "circle": {
              // #/properties/shape/oneOf/0
              const v2 = v1.kind;
              if (v2 === undefined) {
                errors.push({ path: "/shape/kind", keyword: "required", expectedType: "string", allowed: ["circle"], schemaPath: "#/properties/shape/oneOf/0/required" });
              }
              const v3 = v1.radius;
              if (v3 === undefined) {
                errors.push({ path: "/shape/radius", keyword: "required", expectedType: "number", schemaPath: "#/properties/shape/oneOf/0/required" });
              }
              if (v2 !== undefined) {
                // #/properties/shape/oneOf/0/properties/kind
                if (v2 !== "circle") {
                  errors.push(valueError(v2, "/shape/kind", "const", allowed1, nearest1, "#/properties/shape/oneOf/0/properties/kind/const"));
                }
              }
              if (v3 !== undefined) {
                // #/properties/shape/oneOf/0/properties/radius
                if (!Number.isFinite(v3)) {
                  errors.push(typeError(v3, "/shape/radius", "number", "#/properties/shape/oneOf/0/properties/radius/type"));
                }
              }
              break;
            }
            case "square": {
              // #/properties/shape/oneOf/1
              const v4 = v1.kind;
              if (v4 === undefined) {
                errors.push({ path: "/shape/kind", keyword: "required", expectedType: "string", allowed: ["square"], schemaPath: "#/properties/shape/oneOf/1/required" });
              }
              const v5 = v1.side;
              if (v5 === undefined) {
                errors.push({ path: "/shape/side", keyword: "required", expectedType: "number", schemaPath: "#/properties/shape/oneOf/1/required" });
              }
              if (v4 !== undefined) {
                // #/properties/shape/oneOf/1/properties/kind
                if (v4 !== "square") {
                  errors.push(valueError(v4, "/shape/kind", "const", allowed2, nearest2, "#/properties/shape/oneOf/1/properties/kind/const"));
                }
              }
              if (v5 !== undefined) {
                // #/properties/shape/oneOf/1/properties/side
                if (!Number.isFinite(v5)) {
                  errors.push(typeError(v5, "/shape/side", "number", "#/properties/shape/oneOf/1/properties/side/type"));
                }
              }
              break;
            }
            case undefined: {
              errors.push({ path: "/shape/kind", keyword: "required", allowed: allowed3, schemaPath: "#/properties/shape/oneOf" });
              break;
            }
            default: {
              errors.push(valueError(tag, "/shape/kind", "enum", allowed3, nearest3, "#/properties/shape/oneOf"));
            }
          }
        } else {
          errors.push(typeError(v1, "/shape", "object", "#/properties/shape/oneOf"));
        }
      }
    }
  }
  return { check, explain };
}
