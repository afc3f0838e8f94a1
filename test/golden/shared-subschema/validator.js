export function link(typeOf, slipHint) {
  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const v1 = v.from;
    if (!check_properties_from(v1)) return false;
    const v2 = v.to;
    if (!check_properties_from(v2)) return false;
    return true;
  }

  function explain(v, p, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push({ path: "", keyword: "type", expectedType: "object", actualType: typeOf(v), expectedShape: "{ from: { lat: number, lon: number }, to: { lat: number, lon: number } }", ...slipHint(v, ["object"], null), schemaPath: "#/type" });
    } else {
      if (v.from === undefined) {
        errors.push({ path: "/from", keyword: "required", expectedType: "object", expectedShape: "{ lat: number, lon: number }", schemaPath: "#/required" });
      }
      if (v.to === undefined) {
        errors.push({ path: "/to", keyword: "required", expectedType: "object", expectedShape: "{ lat: number, lon: number }", schemaPath: "#/required" });
      }
      const v1 = v.from;
      if (v1 !== undefined) {
        // #/properties/from
        if (typeof v1 !== "object" || v1 === null || Array.isArray(v1)) {
          errors.push({ path: "/from", keyword: "type", expectedType: "object", actualType: typeOf(v1), expectedShape: "{ lat: number, lon: number }", ...slipHint(v1, ["object"], null), schemaPath: "#/properties/from/type" });
        } else {
          if (v1.lat === undefined) {
            errors.push({ path: "/from/lat", keyword: "required", expectedType: "number", schemaPath: "#/properties/from/required" });
          }
          if (v1.lon === undefined) {
            errors.push({ path: "/from/lon", keyword: "required", expectedType: "number", schemaPath: "#/properties/from/required" });
          }
          const v2 = v1.lat;
          if (v2 !== undefined) {
            // #/properties/from/properties/lat
            if (!Number.isFinite(v2)) {
              errors.push({ path: "/from/lat", keyword: "type", expectedType: "number", actualType: typeOf(v2), ...slipHint(v2, ["number"], null), schemaPath: "#/properties/from/properties/lat/type" });
            } else {
              if (v2 < -90) {
                errors.push({ path: "/from/lat", keyword: "minimum", limit: -90, schemaPath: "#/properties/from/properties/lat/minimum" });
              }
              if (v2 > 90) {
                errors.push({ path: "/from/lat", keyword: "maximum", limit: 90, schemaPath: "#/properties/from/properties/lat/maximum" });
              }
            }
          }
          const v3 = v1.lon;
          if (v3 !== undefined) {
            // #/properties/from/properties/lon
            if (!Number.isFinite(v3)) {
              errors.push({ path: "/from/lon", keyword: "type", expectedType: "number", actualType: typeOf(v3), ...slipHint(v3, ["number"], null), schemaPath: "#/properties/from/properties/lon/type" });
            } else {
              if (v3 < -180) {
                errors.push({ path: "/from/lon", keyword: "minimum", limit: -180, schemaPath: "#/properties/from/properties/lon/minimum" });
              }
              if (v3 > 180) {
                errors.push({ path: "/from/lon", keyword: "maximum", limit: 180, schemaPath: "#/properties/from/properties/lon/maximum" });
              }
            }
          }
        }
      }
      const v4 = v.to;
      if (v4 !== undefined) {
        // #/properties/to
        if (typeof v4 !== "object" || v4 === null || Array.isArray(v4)) {
          errors.push({ path: "/to", keyword: "type", expectedType: "object", actualType: typeOf(v4), expectedShape: "{ lat: number, lon: number }", ...slipHint(v4, ["object"], null), schemaPath: "#/properties/to/type" });
        } else {
          if (v4.lat === undefined) {
            errors.push({ path: "/to/lat", keyword: "required", expectedType: "number", schemaPath: "#/properties/to/required" });
          }
          if (v4.lon === undefined) {
            errors.push({ path: "/to/lon", keyword: "required", expectedType: "number", schemaPath: "#/properties/to/required" });
          }
          const v5 = v4.lat;
          if (v5 !== undefined) {
            // #/properties/to/properties/lat
            if (!Number.isFinite(v5)) {
              errors.push({ path: "/to/lat", keyword: "type", expectedType: "number", actualType: typeOf(v5), ...slipHint(v5, ["number"], null), schemaPath: "#/properties/to/properties/lat/type" });
            } else {
              if (v5 < -90) {
                errors.push({ path: "/to/lat", keyword: "minimum", limit: -90, schemaPath: "#/properties/to/properties/lat/minimum" });
              }
              if (v5 > 90) {
                errors.push({ path: "/to/lat", keyword: "maximum", limit: 90, schemaPath: "#/properties/to/properties/lat/maximum" });
              }
            }
          }
          const v6 = v4.lon;
          if (v6 !== undefined) {
            // #/properties/to/properties/lon
            if (!Number.isFinite(v6)) {
              errors.push({ path: "/to/lon", keyword: "type", expectedType: "number", actualType: typeOf(v6), ...slipHint(v6, ["number"], null), schemaPath: "#/properties/to/properties/lon/type" });
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
