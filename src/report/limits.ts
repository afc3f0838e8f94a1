/** Thrown inside an engine where an instance nests deeper than `maxDepth`, and caught at its boundary; never seen outside. */
export const tooDeep: object = Object.freeze({ reason: "tooDeep" });
