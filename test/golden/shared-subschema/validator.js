export function link(typeError) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.from;
    if (!check_properties_from(v1)) return false;
    const v2 = v.to;
    if (!check_properties_from(v2)) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ from: { lat: number, lon: number }, to: { lat: number, lon: number } }"));
    } else {
      const v1 = v.from;
      if (v1 === undefined) {
        errors.push({ path: "/from", keyword: "required", expectedType: "object", expectedShape: "{ lat: number, lon: number }", schemaPath: "#/required" });
      }
      const v2 = v.to;
      if (v2 === undefined) {
        errors.push({ path: "/to", keyword: "required", expectedType: "object", expectedShape: "{ lat: number, lon: number }", schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/from
        if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) {
          errors.push(typeError(v1, "/from", "object", "#/properties/from/type", false, "{ lat: number, lon: number }"));
        } else {
          const v3 = v1.lat;
          if (v3 === undefined) {
            errors.push({ path: "/from/lat", keyword: "required", expectedType: "number", schemaPath: "#/properties/from/required" });
          }
          const v4 = v1.lon;
          if (v4 === undefined) {
            errors.push({ path: "/from/lon", keyword: "required", expectedType: "number", schemaPath: "#/properties/from/required" });
          }
          if (v3 !== undefined) {
            // #/properties/from/properties/lat
            if (!Number.isFinite(v3)) {
              errors.push(typeError(v3, "/from/lat", "number", "#/properties/from/properties/lat/type"));
            } else {
              if (v3 < -90) {
                errors.push({ path: "/from/lat", keyword: "minimum", limit: -90, schemaPath: "#/properties/from/properties/lat/minimum" });
              }
              if (v3 > 90) {
                errors.push({ path: "/from/lat", keyword: "maximum", limit: 90, schemaPath: "#/properties/from/properties/lat/maximum" });
              }
            }
          }
          if (v4 !== undefined) {
            // #/properties/from/properties/lon
            if (!Number.isFinite(v4)) {
              errors.push(typeError(v4, "/from/lon", "number", "#/properties/from/properties/lon/type"));
            } else {
              if (v4 < -180) {
                errors.push({ path: "/from/lon", keyword: "minimum", limit: -180, schemaPath: "#/properties/from/properties/lon/minimum" });
              }
              if (v4 > 180) {
                errors.push({ path: "/from/lon", keyword: "maximum", limit: 180, schemaPath: "#/properties/from/properties/lon/maximum" });
              }
            }
          }
        }
      }
      if (v2 !== undefined) {
        // #/properties/to
        if (typeof v2 !== "object" || v2 === null || Array.isArray(v2)) {
          errors.push(typeError(v2, "/to", "object", "#/properties/to/type", false, "{ lat: number, lon: number }"));
        } else {
          const v5 = v2.lat;
          if (v5 === undefined) {
            errors.push({ path: "/to/lat", keyword: "required", expectedType: "number", schemaPath: "#/properties/to/required" });
          }
          const v6 = v2.lon;
          if (v6 === undefined) {
            errors.push({ path: "/to/lon", keyword: "required", expectedType: "number", schemaPath: "#/properties/to/required" });
          }
          if (v5 !== undefined) {
            // #/properties/to/properties/lat
            if (!Number.isFinite(v5)) {
              errors.push(typeError(v5, "/to/lat", "number", "#/properties/to/properties/lat/type"));
            } else {
              if (v5 < -90) {
                errors.push({ path: "/to/lat", keyword: "minimum", limit: -90, schemaPath: "#/properties/to/properties/lat/minimum" });
              }
              if (v5 > 90) {
                errors.push({ path: "/to/lat", keyword: "maximum", limit: 90, schemaPath: "#/properties/to/properties/lat/maximum" });
              }
            }
          }
          if (v6 !== undefined) {
            // #/properties/to/properties/lon
            if (!Number.isFinite(v6)) {
              errors.push(typeError(v6, "/to/lon", "number", "#/properties/to/properties/lon/type"));
            } else {
              if (v6 < -180) {
                errors.push({ path: "/to/lon", keyword: "minimum", limit: -180, schemaPath: "#/properties/to/properties/lon/minimum" });
              }
              if (v6 > 180) {
                errors.push({ path: "/to/lon", keyword: "maximum", limit: 180, schemaPath: "#/properties/to/properties/lon/maximum" });
              }
            }
          }
        }
      }
    }
  }

  function check_properties_from(v) {
    // #/properties/from
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.lat;
    // #/properties/from/properties/lat
    if (!Number.isFinite(v1)) return false;
    if (v1 < -90 || v1 > 90) return false;
    const v2 = v.lon;
    // #/properties/from/properties/lon
    if (!Number.isFinite(v2)) return false;
    if (v2 < -180 || v2 > 180) return false;
    return true;
  }
  return { check, explain };
}
