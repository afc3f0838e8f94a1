/** Thrown inside an engine where an instance nests deeper than `maxDepth`, and caught at its boundary; never seen outside. */
export const tooDeep: object = Object.freeze({ reason: "tooDeep" });
/** Thrown by an engine that is refused the code that would tell what is wrong. */
export const cannotExplain: object = Object.freeze({ reason: "cannotExplain" });
