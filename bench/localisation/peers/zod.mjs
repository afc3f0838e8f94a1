import { z } from "zod";
import { pointerOf } from "../json.mjs";
import { pointersOf } from "../score.mjs";

export const zod = {
  name: "zod (fromJSONSchema)",
  /** @param {any} schema */
  prepare(schema) {
    const type = z.fromJSONSchema(schema);
    return (/** @type {unknown} */ value) => {
      const { error } = type.safeParse(value);
      return (error?.issues ?? []).flatMap((issue) => read(issue, []));
    };
  },
};

/**
 * `unrecognized_keys` counts once for each key; a union is one issue, those of its branches are within it.
 * @param {any} issue @param {(string | number)[]} above
 * @returns {import("../score.mjs").Report[]}
 */
function read(issue, above) {
  const path = [...above, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((/** @type {string} */ key) => ({ pointer: pointerOf([...path, key]) }));
  const below = (issue.errors ?? []).flat().flatMap((/** @type {any} */ inner) => read(inner, path));
  return [{ pointer: pointerOf(path), nested: pointersOf(below) }];
}
