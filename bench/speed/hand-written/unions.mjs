/** The practical limit for tagged unions and recursive trees. */

/** As `maxDepth` has it: a person would guard the stack too. */
const DEEPEST = 500;

/** @param {any} v */
const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

/** @param {any} v */
function isAction(v) {
  if (!isObject(v)) return false;
  switch (v.kind) {
    case "click":
      return typeof v.x === "number" && typeof v.y === "number";
    case "type": {
      const delay = v.delay;
      return typeof v.text === "string" && Number.isInteger(delay) && delay >= 0;
    }
    case "scroll":
      return typeof v.x === "number" && typeof v.y === "number" && Number.isInteger(v.by);
    case "wait": {
      const seconds = v.seconds;
      return typeof seconds === "number" && seconds >= 0;
    }
    case "open": {
      const url = v.url;
      return typeof url === "string" && url.length >= 1;
    }
    case "key": {
      const keys = v.keys;
      if (!Array.isArray(keys)) return false;
      for (let i = 0; i < keys.length; i++) if (typeof keys[i] !== "string") return false;
      return true;
    }
    case "drag":
      return Number.isInteger(v.from) && Number.isInteger(v.to);
    case "shot":
      return typeof v.full === "boolean" && typeof v.path === "string";
    default:
      return false;
  }
}

/** @param {any} v */
export function actions(v) {
  if (!isObject(v)) return false;
  const list = v.actions;
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) if (!isAction(list[i])) return false;
  return true;
}

/** @param {any} v @param {number} depth @returns {boolean} */
export function openTree(v, depth = 0) {
  if (depth > DEEPEST || !isObject(v)) return false;
  if (!Number.isInteger(v.id)) return false;
  const label = v.label;
  if (typeof label !== "string" && label !== undefined) return false;
  const children = v.children;
  if (children === undefined) return true;
  if (!Array.isArray(children)) return false;
  for (let i = 0; i < children.length; i++) if (!openTree(children[i], depth + 1)) return false;
  return true;
}

/** @param {any} v @param {number} depth @returns {boolean} */
export function closedTree(v, depth = 0) {
  if (depth > DEEPEST || !isObject(v)) return false;
  if (!Number.isInteger(v.id)) return false;
  let extra = -1;
  const label = v.label;
  if (label !== undefined) {
    if (typeof label !== "string") return false;
    extra--;
  }
  const children = v.children;
  if (children !== undefined) {
    if (!Array.isArray(children)) return false;
    for (let i = 0; i < children.length; i++) if (!closedTree(children[i], depth + 1)) return false;
    extra--;
  }
  for (const _ in v) extra++;
  return extra === 0;
}
