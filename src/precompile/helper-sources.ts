// biome-ignore-all format: written by test/precompile/helper-sources.test.ts from src/{json,report,runtime,regex,formats}
import type { HelperSource } from "../compile/link-module.ts";

/** The functions that generated code calls, as text for modules, in the order in which modules have them. */
export const helperSources: Readonly<Record<string, HelperSource>> = {
  equal: {
    text: `function equal(left, right) {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) {
    return Number.isNaN(left) && Number.isNaN(right);
  }
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!equal(left[i], right[i])) return false;
    return true;
  }
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  for (const name of names) {
    if (!Object.prototype.propertyIsEnumerable.call(right, name) || !equal(left[name], right[name])) return false;
  }
  return true;
}`,
    uses: ["isObject"],
  },
  isObject: {
    text: `function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}`,
    uses: [],
  },
  typeOf: {
    text: `function typeOf(value) {
  switch (typeof value) {
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "array" : "object";
    case "number":
      if (Number.isInteger(value)) return "integer";
      return Number.isFinite(value) ? "number" : Number.isNaN(value) ? "nan" : "infinity";
    default:
      return typeof value;
  }
}`,
    uses: [],
  },
  isOwn: {
    text: `function isOwn(object, name) {
  return Object.prototype.hasOwnProperty.call(object, name);
}`,
    uses: [],
  },
  prototypeNames: {
    text: `const prototypeNames = /* @__PURE__ */ new Set([
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf"
]);`,
    uses: [],
  },
  ignored: {
    text: `const ignored = { schemaPath: "", hint: "", expectedShape: "" };`,
    uses: [],
  },
  isSameFault: {
    text: `function isSameFault(left, right) {
  if (left.path !== right.path || left.keyword !== right.keyword) return false;
  return equal({ ...left, ...ignored }, { ...right, ...ignored });
}`,
    uses: ["equal","ignored"],
  },
  addDistinct: {
    text: `function addDistinct(errors, error, most, from = 0) {
  if (errors.length > most) return;
  for (let i = from; i < errors.length; i++) {
    const known = errors[i];
    if (known.path !== error.path) continue;
    if (isSameFault(known, error) || error.keyword === "type" && tellsValues(known)) return;
  }
  errors.push(error);
}`,
    uses: ["isSameFault","tellsValues"],
  },
  tellsValues: {
    text: `function tellsValues(error) {
  return error.keyword === "enum" || error.keyword === "const";
}`,
    uses: [],
  },
  makeErrorList: {
    text: `function makeErrorList() {
  return new Array();
}`,
    uses: [],
  },
  markNull: {
    text: `function markNull(errors, from, path) {
  for (let index = from; index < errors.length; index++) {
    const error = errors[index];
    if (error.path === path && error.keyword === "type") errors[index] = { ...error, hint: "omit" };
  }
}`,
    uses: [],
  },
  verdictOf: {
    text: `function verdictOf(check, value) {
  try {
    return check(value);
  } catch {
    return false;
  }
}`,
    uses: [],
  },
  resultOf: {
    text: `function resultOf(check, explain, value, maxErrors, maxDepth) {
  try {
    if (check(value)) return { ok: true, value };
  } catch {
  }
  let errors = makeErrorList();
  try {
    explain(value, errors);
  } catch (thrown) {
    errors = thrown === tooDeep || thrown instanceof RangeError ? [{ path: "", keyword: "maxDepth", limit: maxDepth, schemaPath: "#" }] : [{ path: "", keyword: "access", schemaPath: "#" }];
  }
  if (errors.length === 0) return { ok: true, value };
  const truncated = errors.length > maxErrors;
  const told = truncated ? errors.slice(0, maxErrors) : errors;
  return { ok: false, errors: told, truncated };
}`,
    uses: ["makeErrorList","tooDeep"],
  },
  briefResultOf: {
    text: `function briefResultOf(explain, value, maxErrors) {
  let errors = [];
  try {
    explain(value, errors);
  } catch (thrown) {
    errors = [];
    tellBriefly(errors, "", "#", thrown instanceof RangeError ? "maxDepth" : "access");
  }
  if (errors.length === 0) return { ok: true, value };
  const told = errors.slice(0, maxErrors);
  return { ok: false, errors: told, truncated: errors.length > maxErrors };
}`,
    uses: ["tellBriefly"],
  },
  projectedResultOf: {
    text: `function projectedResultOf(explain, value, maxErrors) {
  const result = briefResultOf(explain, value, maxErrors);
  if (result.ok) return result;
  return { ...result, errors: result.errors.map(briefly) };
}`,
    uses: ["briefResultOf","briefly"],
  },
  tellBriefly: {
    text: `function tellBriefly(errors, path, schemaPath, keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1)) {
  errors.push({ path, keyword, schemaPath });
}`,
    uses: [],
  },
  nestBriefErrors: {
    text: `function nestBriefErrors(errors, from, path) {
  for (const error of errors.slice(from)) error.path = path + error.path;
}`,
    uses: [],
  },
  briefly: {
    text: `function briefly({ path, keyword, schemaPath }) {
  return { path, keyword, schemaPath };
}`,
    uses: [],
  },
  decodesAsBase64: {
    text: `function decodesAsBase64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text);
}`,
    uses: [],
  },
  holdsJson: {
    text: `function holdsJson(text, isBase64) {
  try {
    JSON.parse(isBase64 ? decodeURIComponent(percentEncode(text)) : text);
    return true;
  } catch {
    return false;
  }
}`,
    uses: ["percentEncode"],
  },
  percentEncode: {
    text: `function percentEncode(base64) {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  let encoded = "";
  let bits = 0;
  let count = 0;
  for (let i = 0; i < base64.length && base64[i] !== "="; i++) {
    bits = (bits << 6 | digits.indexOf(base64[i])) & 65535;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    encoded += \`%\${(bits >> count & 255).toString(16).padStart(2, "0")}\`;
  }
  return encoded;
}`,
    uses: [],
  },
  rememberedBy: {
    text: `function rememberedBy(memo, index) {
  while (memo.length <= index) memo.push(/* @__PURE__ */ new Map());
  return memo[index];
}`,
    uses: [],
  },
  verdictsOf: {
    text: `function verdictsOf(memo, index) {
  return rememberedBy(memo, index);
}`,
    uses: ["rememberedBy"],
  },
  explainOnce: {
    text: `function explainOnce(index, most, explain, value, path, errors, from, depth, memo) {
  const known = rememberedBy(memo, index);
  const { unionLevel: level = 0 } = errors;
  let explained = known.get(value);
  if (explained === void 0 || explained.level !== level) {
    const own = listWithin(level);
    explain(value, own, depth, memo);
    explained = { level, errors: own };
    known.set(value, explained);
  }
  if (explained.errors.length === 0) return;
  const told = explained.errors.map(copyOf);
  nestErrors(told, 0, path);
  for (const error of told) addDistinct(errors, error, most, from);
}`,
    uses: ["addDistinct","copyOf","listWithin","nestErrors","rememberedBy"],
  },
  copyOf: {
    text: `function copyOf(error) {
  if (error.keyword === "propertyNames") return { ...error, reasons: error.reasons.map(copyOf) };
  const isUnion = error.keyword === "anyOf" || error.keyword === "oneOf";
  if (isUnion && "branches" in error) {
    return { ...error, branches: error.branches.map((branch) => branch.map(copyOf)) };
  }
  return { ...error };
}`,
    uses: [],
  },
  nestErrors: {
    text: `function nestErrors(errors, from, path) {
  if (path === "") return;
  for (let i = from; i < errors.length; i++) {
    const error = errors[i];
    error.path = path + error.path;
    if (error.keyword === "anyOf" || error.keyword === "oneOf") {
      const { branches } = error;
      if (branches !== void 0) for (const branch of branches) nestErrors(branch, 0, path);
    } else if (error.keyword === "propertyNames") {
      nestErrors(error.reasons, 0, path);
    }
  }
}`,
    uses: [],
  },
  explainAlso: {
    text: `function explainAlso(explain, value, path, errors, from, most, depth, memo) {
  if (errors.length === from) {
    explain(value, errors, depth, memo);
    nestErrors(errors, from, path);
    return;
  }
  const own = listWithin(errors.unionLevel);
  explain(value, own, depth, memo);
  nestErrors(own, 0, path);
  for (const error of own) addDistinct(errors, error, most, from);
}`,
    uses: ["addDistinct","listWithin","nestErrors"],
  },
  listWithin: {
    text: `function listWithin(unionLevel) {
  const list = makeErrorList();
  if (unionLevel !== void 0) list.unionLevel = unionLevel;
  return list;
}`,
    uses: ["makeErrorList"],
  },
  namesOf: {
    text: `function namesOf(object) {
  return Object.keys(object).filter((name) => object[name] !== void 0);
}`,
    uses: [],
  },
  ownValue: {
    text: `function ownValue(object, name) {
  return isOwn(object, name) ? object[name] : void 0;
}`,
    uses: ["isOwn"],
  },
  readProperty: {
    text: `function readProperty(object, name) {
  return prototypeNames.has(name) ? ownValue(object, name) : object[name];
}`,
    uses: ["ownValue","prototypeNames"],
  },
  listed: {
    text: `function listed(object, kinds, lends, others = false) {
  const prototype = Object.getPrototypeOf(object);
  const isListed = Object.keys(object).length === Object.getOwnPropertyNames(object).length;
  if (isListed && (prototype === null || !lends(prototype))) return object;
  const found = /* @__PURE__ */ Object.create(null);
  kinds.forEach((kind, name) => {
    if (kind >= 0) found[name] = readProperty(object, name);
  });
  if (others) {
    for (const name of Object.keys(object)) if (!kinds.has(name)) found[name] = object[name];
  }
  return found;
}`,
    uses: ["readProperty"],
  },
  MOST_LEVELS: {
    text: `const MOST_LEVELS = 2;`,
    uses: [],
  },
  explainUnion: {
    text: `function explainUnion(value, path, errors, from, depth, memo, most, union, branches) {
  const { keyword, schemaPath } = union;
  const actualType = typeOf(value);
  let alive = [...branches.keys()].filter((i) => fits(actualType, union.types[i]));
  const noneFits = alive.length === 0;
  if (noneFits) {
    if (union.expectedType !== null) {
      const expected = typeof union.expectedType === "string" ? union.expectedType : union.expectedType.slice();
      addDistinct(errors, typeError(value, path, expected, schemaPath), most, from);
      return;
    }
    alive = [...branches.keys()];
  } else if (alive.length > 1 && actualType === "object") {
    const narrowed = narrowByTags(value, path, union, alive);
    if (!Array.isArray(narrowed)) {
      addDistinct(errors, narrowed, most, from);
      return;
    }
    alive = narrowed;
  }
  const listed = noneFits || alive.length === 1 ? null : valuesOf(alive.map((i) => union.allowed[i]));
  if (listed !== null) {
    const error = valueError(value, path, "enum", listed, nearestAmong(textsOf(listed)), schemaPath);
    addDistinct(errors, error, most, from);
    return;
  }
  const level = errors.unionLevel === void 0 ? 0 : errors.unionLevel;
  if (alive.length === 1 && !noneFits) {
    for (const error of errorsOf(alive[0], level)) addDistinct(errors, error, most, from);
    return;
  }
  const all = level > MOST_LEVELS ? [] : [...branches.keys()].map((branch) => errorsOf(branch, level + 1));
  let [closest = 0] = alive;
  if (all.length > 0) {
    for (const i of alive) if (count(i) < count(closest)) closest = i;
  }
  const facts = { branches: all.map((list) => list.slice(0, most)), closest, schemaPath };
  addDistinct(errors, keyword === "anyOf" ? { path, keyword, ...facts } : { path, keyword, ...facts }, most, from);
  function errorsOf(branch, unionLevel) {
    const own = listWithin(unionLevel);
    branches[branch](value, own, depth, memo);
    nestErrors(own, 0, path);
    return own;
  }
  function count(branch) {
    return Math.min(all[branch].length, most + 1);
  }
}`,
    uses: ["MOST_LEVELS","addDistinct","fits","listWithin","narrowByTags","nearestAmong","nestErrors","textsOf","typeError","typeOf","valueError","valuesOf"],
  },
  fits: {
    text: `function fits(actual, types) {
  if (types === null) return true;
  return types.includes(actual) || actual === "integer" && types.includes("number");
}`,
    uses: [],
  },
  narrowByTags: {
    text: `function narrowByTags(object, path, union, branches) {
  let alive = [...branches];
  for (const tag of union.tags) {
    if (!alive.every((i) => tag.values[i] !== null)) continue;
    const place = \`\${path}/\${escapeToken(tag.name)}\`;
    const allowed = valuesOf(alive.map((i) => tag.values[i]));
    const value = readProperty(object, tag.name);
    if (value === void 0) {
      if (!alive.every((i) => tag.required[i])) continue;
      return { path: place, keyword: "required", allowed, schemaPath: union.schemaPath };
    }
    const left = alive.filter((i) => tag.values[i].some((each) => equal(each, value)));
    if (left.length === 0) {
      return valueError(value, place, "enum", allowed, nearestAmong(textsOf(allowed)), union.schemaPath);
    }
    alive = left;
    if (alive.length === 1) break;
  }
  return alive;
}`,
    uses: ["equal","escapeToken","nearestAmong","readProperty","textsOf","valueError","valuesOf"],
  },
  valuesOf: {
    text: `function valuesOf(lists) {
  const all = [];
  for (const list of lists) {
    if (list === null) return null;
    for (const each of list) if (!all.some((known) => equal(known, each))) all.push(each);
  }
  return all;
}`,
    uses: ["equal"],
  },
  textsOf: {
    text: `function textsOf(values) {
  return values.filter((each) => typeof each === "string");
}`,
    uses: [],
  },
  FEW_SCALARS: {
    text: `const FEW_SCALARS = 24;`,
    uses: [],
  },
  FEW_ITEMS: {
    text: `const FEW_ITEMS = 6;`,
    uses: [],
  },
  SHALLOW: {
    text: `const SHALLOW = 1;`,
    uses: [],
  },
  DEEP: {
    text: `const DEEP = 4;`,
    uses: [],
  },
  isUnique: {
    text: `function isUnique(items) {
  const count = items.length;
  if (count < 2) return true;
  if (areScalar(items)) return count > FEW_SCALARS ? repeatsOfScalars(items, 1).length === 0 : !hasScalarTwice(items);
  if (count > FEW_ITEMS) return repeatsByHash(items, 1).length === 0;
  for (let i = 1; i < count; i++) for (let j = 0; j < i; j++) if (equal(items[i], items[j])) return false;
  return true;
}`,
    uses: ["FEW_ITEMS","FEW_SCALARS","areScalar","equal","hasScalarTwice","repeatsByHash","repeatsOfScalars"],
  },
  hasScalarTwice: {
    text: `function hasScalarTwice(items) {
  for (let i = 1; i < items.length; i++) if (Array.prototype.includes.call(items, items[i - 1], i)) return true;
  return false;
}`,
    uses: [],
  },
  repeatsByHash: {
    text: `function repeatsByHash(items, most, depth = SHALLOW) {
  const count = items.length;
  let size = 16;
  while (size < count * 2) size *= 2;
  const table = new Int32Array(size + count);
  const repeats = [];
  let steps = count * (depth === SHALLOW ? 2 : 4) + 16;
  for (let i = 0; i < count && repeats.length < 2 * most; i++) {
    const hash = hashOf(items[i], depth);
    table[size + i] = hash;
    let slot = (hash ^ hash >>> 15) & size - 1;
    let first = -1;
    for (; table[slot] !== 0 && first === -1; slot = slot + 1 & size - 1) {
      const other = table[slot] - 1;
      if (table[size + other] === hash) {
        if (equal(items[other], items[i])) first = other;
        else if (depth === SHALLOW) steps -= count >>> 3;
      }
      if (--steps <= 0) return depth === SHALLOW ? repeatsByHash(items, most, DEEP) : repeatsByText(items, most);
    }
    if (first === -1) table[slot] = i + 1;
    else repeats.push(i, first);
  }
  return repeats;
}`,
    uses: ["DEEP","SHALLOW","equal","hashOf","repeatsByText"],
  },
  repeatsByText: {
    text: `function repeatsByText(items, most) {
  const first = /* @__PURE__ */ new Map();
  const strangers = /* @__PURE__ */ new Map();
  const repeats = [];
  for (let i = 0; i < items.length && repeats.length < 2 * most; i++) {
    const key = canonicalText(items[i], strangers);
    const known = first.get(key);
    if (known === void 0) first.set(key, i);
    else repeats.push(i, known);
  }
  return repeats;
}`,
    uses: ["canonicalText"],
  },
  repeatsOfScalars: {
    text: `function repeatsOfScalars(items, most) {
  const seen = /* @__PURE__ */ new Set();
  const repeats = [];
  for (let i = 0; i < items.length && repeats.length < 2 * most; i++) {
    const item = items[i];
    seen.add(item);
    if (seen.size + repeats.length / 2 <= i) repeats.push(i, firstIndexOf(items, item));
  }
  return repeats;
}`,
    uses: ["firstIndexOf"],
  },
  firstIndexOf: {
    text: `function firstIndexOf(items, item) {
  let index = 0;
  while (!equal(items[index], item)) index++;
  return index;
}`,
    uses: ["equal"],
  },
  hashOf: {
    text: `function hashOf(value, depth) {
  if (typeof value === "string") return textHashOf(value);
  if (typeof value === "number") return (value | 0) === value ? Math.imul(value, 2654435761) : value * 65599 | 0;
  if (typeof value !== "object" || value === null) return value === true ? 1 : 2;
  if (depth === 0) return 3;
  let hash = 5;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) hash = Math.imul(hash, 31) + hashOf(value[i], depth - 1) | 0;
    return hash;
  }
  for (const name in value) {
    if (!isOwn(value, name)) continue;
    const member = hashOf(value[name], depth - 1);
    const place = name.length * 31 + name.charCodeAt(0);
    hash = hash + Math.imul(place ^ member ^ member >>> 16, 2246822507) | 0;
  }
  return hash;
}`,
    uses: ["isOwn","textHashOf"],
  },
  textHashOf: {
    text: `function textHashOf(text) {
  const step = text.length <= 24 ? 1 : Math.floor(text.length / 24);
  let hash = text.length;
  for (let at = 0; at < text.length; at += step) hash = Math.imul(hash, 31) + text.charCodeAt(at) | 0;
  return hash;
}`,
    uses: [],
  },
  explainUnique: {
    text: `function explainUnique(items, path, schemaPath, errors, most, from) {
  const wanted = most + 1 + (errors.length - from);
  const repeats = areScalar(items) ? repeatsOfScalars(items, wanted) : repeatsByHash(items, wanted);
  for (let i = 0; i < repeats.length && errors.length <= most; i += 2) {
    const place = \`\${path}/\${repeats[i]}\`;
    addDistinct(errors, { path: place, keyword: "uniqueItems", firstIndex: repeats[i + 1], schemaPath }, most, from);
  }
}`,
    uses: ["addDistinct","areScalar","repeatsByHash","repeatsOfScalars"],
  },
  areScalar: {
    text: `function areScalar(items) {
  for (let i = 0; i < items.length; i++) if (typeof items[i] === "object" && items[i] !== null) return false;
  return true;
}`,
    uses: [],
  },
  canonicalText: {
    text: `function canonicalText(value, strangers) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function" || typeof value === "symbol") {
    if (!strangers.has(value)) strangers.set(value, strangers.size);
    return \`stranger \${strangers.get(value)}\`;
  }
  if (typeof value !== "object" || value === null)
    return Object.is(value, -0) ? "number 0" : \`\${typeof value} \${String(value)}\`;
  const texts = [];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) texts.push(canonicalText(value[i], strangers));
    return \`[\${texts.join()}]\`;
  }
  for (const name of Object.keys(value).sort()) {
    texts.push(\`\${JSON.stringify(name)}:\${canonicalText(value[name], strangers)}\`);
  }
  return \`{\${texts.join()}}\`;
}`,
    uses: [],
  },
  nativeTest: {
    text: `function nativeTest(regex, makeLongTest) {
  let long;
  const isLongMatch = (text) => {
    if (long === void 0) long = makeLongTest === void 0 ? () => false : makeLongTest();
    return long(text);
  };
  return (text) => {
    if (text.length > 65536 && makeLongTest !== void 0) return isLongMatch(text);
    try {
      return regex.test(text);
    } catch {
      return isLongMatch(text);
    }
  };
}`,
    uses: [],
  },
  tableTest: {
    text: `function tableTest(parts) {
  const tests = parts.map(({ negated, table }) => {
    const { starts, classes, width, start, accepting } = table;
    const transitions = Uint16Array.from(table.transitions);
    const classOf = (codePoint) => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = low + high + 1 >> 1;
        if (starts[middle] <= codePoint) low = middle;
        else high = middle - 1;
      }
      return classes[low];
    };
    const ascii = Uint16Array.from({ length: 128 }, (_, codePoint) => classOf(codePoint));
    return (text) => {
      let state = start;
      for (let i = 0; i < text.length && state > 1; i++) {
        const unit = text.charCodeAt(i);
        let column;
        if (unit < 128) {
          column = ascii[unit];
        } else {
          const codePoint = text.codePointAt(i);
          if (codePoint > 65535) i++;
          column = classOf(codePoint);
        }
        state = transitions[state * width + column];
      }
      return (state === 1 || state >= accepting) !== negated;
    };
  });
  const only = tests[0];
  return tests.length === 1 && only !== void 0 ? only : (text) => tests.every((test) => test(text));
}`,
    uses: [],
  },
  isBase64: {
    text: `function isBase64(value) {
  const length = value.length;
  if (length % 4 !== 0) return false;
  const end = value.endsWith("==") ? length - 2 : value.endsWith("=") ? length - 1 : length;
  for (let i = 0; i < end; i++) {
    const code = value.charCodeAt(i);
    const letter = (code | 32) >= 97 && (code | 32) <= 122;
    if (!letter && !(code >= 47 && code <= 57) && code !== 43) return false;
  }
  return true;
}`,
    uses: [],
  },
  isBidiName: {
    text: `function isBidiName(labels) {
  if (!labels.some((label) => /[\\u0590-\\u{10ffff}]/u.test(label))) return true;
  const classes = labels.map((label) => Array.from(label, bidiClassOf));
  return !classes.some((label) => label.includes("R") || label.includes("AN")) || classes.every(isBidiLabel);
}`,
    uses: ["bidiClassOf","isBidiLabel"],
  },
  isBidiLabel: {
    text: `function isBidiLabel(label) {
  const last = label.filter((kind) => kind !== "NSM").pop();
  if (label[0] === "L") return !label.includes("R") && !label.includes("AN") && (last === "L" || last === "EN");
  if (label[0] !== "R" || label.includes("L") || last === "neutral") return false;
  return !(label.includes("EN") && label.includes("AN"));
}`,
    uses: [],
  },
  bidiClassOf: {
    text: `function bidiClassOf(character) {
  if (/[a-z]/u.test(character)) return "L";
  if (/[0-9\\u06f0-\\u06f9]/u.test(character)) return "EN";
  if (/[\\u0660-\\u0669\\u{10d30}-\\u{10d39}\\u{10d40}-\\u{10d49}]/u.test(character)) return "AN";
  if (/[\\u0cbf\\u0cc6\\u{11a07}\\u{11a08}\\u{11c3f}]/u.test(character)) return "L";
  if (/\\p{Nonspacing_Mark}/u.test(character)) return "NSM";
  if (/[\\u0590-\\u08ff\\ufe73\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]/u.test(character)) return "R";
  if (/[-\\u00b7\\u02b9\\u02ba\\u02c6-\\u02cf\\u02ec\\u0375\\u200c-\\u200d]/u.test(character)) return "neutral";
  return /[\\u2e2f\\u30fb\\ua67f\\ua717-\\ua71f\\ua788]/u.test(character) ? "neutral" : "L";
}`,
    uses: [],
  },
  isDate: {
    text: `function isDate(value) {
  return value.length === 10 && startsWithDate(value);
}`,
    uses: ["startsWithDate"],
  },
  isTime: {
    text: `function isTime(value) {
  return isTimeAt(value, 0);
}`,
    uses: ["isTimeAt"],
  },
  isDateTime: {
    text: `function isDateTime(value) {
  const separator = value.charCodeAt(10);
  return (separator === 84 || separator === 116) && startsWithDate(value) && isTimeAt(value, 11) && (twoDigitsAt(value, 17) < 60 || isLastDayOfMonthInUtc(value));
}`,
    uses: ["isLastDayOfMonthInUtc","isTimeAt","startsWithDate","twoDigitsAt"],
  },
  startsWithDate: {
    text: `function startsWithDate(text) {
  const day = twoDigitsAt(text, 8);
  return text.charCodeAt(4) === 45 && text.charCodeAt(7) === 45 && day >= 1 && day <= daysInMonth(twoDigitsAt(text, 0), twoDigitsAt(text, 2), twoDigitsAt(text, 5));
}`,
    uses: ["daysInMonth","twoDigitsAt"],
  },
  daysInMonth: {
    text: `function daysInMonth(century, yearOfCentury, month) {
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12) return 0;
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  const leap = yearOfCentury === 0 ? century % 4 === 0 : yearOfCentury % 4 === 0;
  return leap ? 29 : 28;
}`,
    uses: [],
  },
  isTimeAt: {
    text: `function isTimeAt(text, start) {
  const hour = twoDigitsAt(text, start);
  const minute = twoDigitsAt(text, start + 3);
  const second = twoDigitsAt(text, start + 6);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  if (text.charCodeAt(start + 2) !== 58 || text.charCodeAt(start + 5) !== 58) return false;
  let at = start + 8;
  if (text.charCodeAt(at) === 46) {
    const firstDigit = at + 1;
    do
      at++;
    while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57);
    if (at === firstDigit) return false;
  }
  const offset = utcOffsetAt(text, at);
  if (Number.isNaN(offset)) return false;
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}`,
    uses: ["twoDigitsAt","utcOffsetAt"],
  },
  utcOffsetAt: {
    text: `function utcOffsetAt(text, start) {
  const sign = text.charCodeAt(start);
  if (sign === 90 || sign === 122) return start + 1 === text.length ? 0 : Number.NaN;
  if (sign !== 43 && sign !== 45) return Number.NaN;
  const hour = twoDigitsAt(text, start + 1);
  const minute = twoDigitsAt(text, start + 4);
  if (start + 6 !== text.length || text.charCodeAt(start + 3) !== 58) return Number.NaN;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return Number.NaN;
  return sign === 43 ? hour * 60 + minute : -(hour * 60 + minute);
}`,
    uses: ["twoDigitsAt"],
  },
  isLastDayOfMonthInUtc: {
    text: `function isLastDayOfMonthInUtc(dateTime) {
  const last = dateTime.charCodeAt(dateTime.length - 1);
  const offset = utcOffsetAt(dateTime, last === 90 || last === 122 ? dateTime.length - 1 : dateTime.length - 6);
  const minuteOfDay = twoDigitsAt(dateTime, 11) * 60 + twoDigitsAt(dateTime, 14) - offset;
  const day = twoDigitsAt(dateTime, 8) + Math.floor(minuteOfDay / 1440);
  return day === 0 || day === daysInMonth(twoDigitsAt(dateTime, 0), twoDigitsAt(dateTime, 2), twoDigitsAt(dateTime, 5));
}`,
    uses: ["daysInMonth","twoDigitsAt","utcOffsetAt"],
  },
  twoDigitsAt: {
    text: `function twoDigitsAt(text, at) {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}`,
    uses: [],
  },
  isDuration: {
    text: `function isDuration(value) {
  const length = value.length;
  if (length < 3 || value[0] !== "P") return false;
  let units = "YMD";
  let previousUnit = -1;
  let at = 1;
  while (at < length) {
    if (value[at] === "T") {
      if (units === "HMS" || at + 1 === length) return false;
      units = "HMS";
      previousUnit = -1;
      at++;
    }
    const firstDigit = at;
    while (at < length && value.charCodeAt(at) >= 48 && value.charCodeAt(at) <= 57) at++;
    const unitName = value[at];
    if (at === firstDigit || unitName === void 0) return false;
    if (unitName === "W") return firstDigit === 1 && at + 1 === length;
    const unit = units.indexOf(unitName);
    if (unit === -1 || previousUnit !== -1 && unit !== previousUnit + 1) return false;
    previousUnit = unit;
    at++;
  }
  return true;
}`,
    uses: [],
  },
  isOrdinaryEmail: {
    text: `function isOrdinaryEmail(value) {
  return value.length < 64 && /^[\\w+-]+(?:\\.[\\w+-]+)*@[A-Za-z\\d]+(?:[.-][A-Za-z\\d]+)*$/u.test(value);
}`,
    uses: [],
  },
  endOfLocalPart: {
    text: `function endOfLocalPart(text, international) {
  if (text[0] === '"') return endOfQuotedString(text, international);
  let afterDot = true;
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 46) {
      if (afterDot) return -1;
      afterDot = true;
    } else {
      if (code > 127) {
        if (!international || text.codePointAt(at) >>> 11 === 27) return -1;
        if (text.codePointAt(at) > 65535) at++;
      } else if (!isAtext(code)) {
        break;
      }
      afterDot = false;
    }
  }
  return afterDot ? -1 : at;
}`,
    uses: ["endOfQuotedString","isAtext"],
  },
  endOfQuotedString: {
    text: `function endOfQuotedString(text, international) {
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code > 127) {
      if (!international || text.codePointAt(at) >>> 11 === 27) return -1;
      if (text.codePointAt(at) > 65535) at++;
    } else if (code === 92) {
      at++;
      const quoted = text.charCodeAt(at);
      if (!(quoted >= 32 && quoted <= 126)) return -1;
    } else if (code < 32 || code === 127) {
      return -1;
    }
  }
  return -1;
}`,
    uses: [],
  },
  isAtext: {
    text: `function isAtext(code) {
  const upperCase = code & ~32;
  return upperCase >= 65 && upperCase <= 90 || code >= 47 && code <= 57 || code >= 94 && code <= 126 || code >= 35 && code <= 39 || code === 33 || code === 42 || code === 43 || code === 45 || code === 61 || code === 63;
}`,
    uses: [],
  },
  isAddressLiteral: {
    text: `function isAddressLiteral(domain) {
  if (!domain.endsWith("]")) return false;
  return /^\\[ipv6:/iu.test(domain) ? isIpv6(domain.slice(6, -1)) : isIpv4(domain.slice(1, -1));
}`,
    uses: ["isIpv4","isIpv6"],
  },
  isHostname: {
    text: `function isHostname(value) {
  if (!isLegacyHostname(value)) return false;
  return !value.includes("--") || !/(?:^|\\.)[^.]{2}--/u.test(value) || isIdnHostname(value);
}`,
    uses: ["isIdnHostname","isLegacyHostname"],
  },
  isIdnEmail: {
    text: `function isIdnEmail(value) {
  const at = endOfLocalPart(value, true);
  if (at < 1 || value[at] !== "@") return false;
  const domain = value.slice(at + 1);
  if (domain[0] === "[") return isAddressLiteral(domain);
  return isLegacyHostname(domain) || domain.length < 1e3 && areIdnLabels(domain.normalize("NFC").split("."));
}`,
    uses: ["areIdnLabels","endOfLocalPart","isAddressLiteral","isLegacyHostname"],
  },
  isIdnHostname: {
    text: `function isIdnHostname(value) {
  return value.length <= 506 && areIdnLabels(value.split(/[.\\u3002\\uff0e\\uff61]/u));
}`,
    uses: ["areIdnLabels"],
  },
  areIdnLabels: {
    text: `function areIdnLabels(labels) {
  let octets = labels.length - 1;
  const readable = [];
  for (const label of labels) {
    if (label.length > 126) return false;
    if (/^[\\0-\\x7f]*$/u.test(label)) {
      const unicode = decodeLdhLabel(label);
      if (unicode === void 0) return false;
      readable.push(unicode);
      octets += label.length;
    } else {
      const length = 4 + encodePunycode(label).length;
      if (length > 63 || !isULabel(label)) return false;
      readable.push(label);
      octets += length;
    }
  }
  return octets <= 253 && isBidiName(readable);
}`,
    uses: ["decodeLdhLabel","encodePunycode","isBidiName","isULabel"],
  },
  decodeLdhLabel: {
    text: `function decodeLdhLabel(label) {
  if (!/^[A-Za-z\\d](?:[A-Za-z\\d-]{0,61}[A-Za-z\\d])?$/u.test(label)) return void 0;
  if (label.slice(2, 4) !== "--") return label;
  return /^xn/iu.test(label) ? decodeALabel(label.slice(4).toLowerCase()) : void 0;
}`,
    uses: ["decodeALabel"],
  },
  decodeALabel: {
    text: `function decodeALabel(encoded) {
  const label = decodePunycode(encoded);
  if (label === void 0 || /^[\\0-\\x7f]*$/u.test(label)) return void 0;
  return isULabel(label) && encodePunycode(label) === encoded ? label : void 0;
}`,
    uses: ["decodePunycode","encodePunycode","isULabel"],
  },
  isULabel: {
    text: `function isULabel(label) {
  if (label.startsWith("-") || label.endsWith("-") || /^\\p{Mark}/u.test(label)) return false;
  if (label.normalize("NFC") !== label) return false;
  const characters = Array.from(label);
  if (characters[2] === "-" && characters[3] === "-") return false;
  for (let at = 0; at < characters.length; at++) {
    const isAllowed = isContextAllowed(characters, at, label);
    if (!(isAllowed === void 0 ? isPvalid(characters[at]) : isAllowed)) return false;
  }
  return isBidiName([label]);
}`,
    uses: ["isBidiName","isContextAllowed","isPvalid"],
  },
  isContextAllowed: {
    text: `function isContextAllowed(characters, at, label) {
  const before = characters[at - 1] || "";
  const after = characters[at + 1] || "";
  switch (characters[at]) {
    case "\\u200C":
      return isVirama(before) || isBetweenJoining(characters, at);
    case "\\u200D":
      return isVirama(before);
    case "\\xB7":
      return before === "l" && after === "l";
    case "\\u0375":
      return /\\p{Script=Greek}/u.test(after);
    case "\\u05F3":
    // A.5 HEBREW PUNCTUATION GERESH
    case "\\u05F4":
      return /\\p{Script=Hebrew}/u.test(before);
    case "\\u30FB":
      return /[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]/u.test(label);
  }
  const character = characters[at];
  if (character >= "\\u0660" && character <= "\\u0669") return !/[\\u06f0-\\u06f9]/u.test(label);
  if (character >= "\\u06F0" && character <= "\\u06F9") return !/[\\u0660-\\u0669]/u.test(label);
  return void 0;
}`,
    uses: ["isBetweenJoining","isVirama"],
  },
  isVirama: {
    text: `function isVirama(character) {
  if (character === "" || \`\\u05B0\${character}\`.normalize("NFD") !== \`\${character}\\u05B0\`) return false;
  const between = \`\\u094D\${character}\\u094D\`;
  return between.normalize("NFD") === between;
}`,
    uses: [],
  },
  isPvalid: {
    text: `function isPvalid(character) {
  if (character <= "\\x7F") return /[-0-9a-z]/u.test(character);
  if (/[\\u00df\\u03c2\\u06fd\\u06fe\\u0f0b\\u3007]/u.test(character)) return true;
  if (/[\\u0640\\u07fa\\u302e\\u302f\\u3031-\\u3035\\u303b]/u.test(character)) return false;
  if (/[\\u1100-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7fb]|[\\u20d0-\\u20ff\\u{1d100}-\\u{1d24f}]|\\p{DI}/u.test(character))
    return false;
  if (!/[\\p{Ll}\\p{Lu}\\p{Lo}\\p{Nd}\\p{Lm}\\p{Mn}\\p{Mc}]/u.test(character)) return false;
  return character.normalize("NFKC") === character && foldCase(character).normalize("NFKC") === character;
}`,
    uses: ["foldCase"],
  },
  foldCase: {
    text: `function foldCase(character) {
  if (character === "\\u0131") return character;
  const upperCase = character.toUpperCase();
  return /\\p{Script=Cherokee}/u.test(character) ? upperCase : upperCase.toLowerCase();
}`,
    uses: [],
  },
  isHexDigit: {
    text: `function isHexDigit(code) {
  return code >= 48 && code <= 57 || (code | 32) >= 97 && (code | 32) <= 102;
}`,
    uses: [],
  },
  isBetweenJoining: {
    text: `function isBetweenJoining(characters, at) {
  let before = at - 1;
  while (isTransparentToJoining(characters[before])) before--;
  let after = at + 1;
  while (isTransparentToJoining(characters[after])) after++;
  const left = characters[before];
  const right = characters[after];
  if (left === void 0 || right === void 0) return false;
  return (isLeftJoining(left) || isDualJoining(left)) && (isRightJoining(right) || isDualJoining(right));
}`,
    uses: ["isDualJoining","isLeftJoining","isRightJoining","isTransparentToJoining"],
  },
  isTransparentToJoining: {
    text: `function isTransparentToJoining(character) {
  return character !== void 0 && /[\\p{Nonspacing_Mark}\\u{1e94b}]/u.test(character);
}`,
    uses: [],
  },
  isLeftJoining: {
    text: `function isLeftJoining(character) {
  return /[\\ua872\\u{10acd}\\u{10ad7}\\u{10d00}]/u.test(character);
}`,
    uses: [],
  },
  isDualJoining: {
    text: `function isDualJoining(letter) {
  return /[\\u0620\\u0626\\u0628\\u062a-\\u062e\\u0633-\\u063f\\u0641-\\u0647\\u0649\\u064a\\u066e\\u066f]/u.test(letter) || /[\\u0679-\\u0687\\u069a-\\u06bf\\u06c1\\u06c2\\u06cc\\u06ce\\u06d0\\u06d1\\u06fa-\\u06fc\\u06ff]/u.test(letter) || /[\\u0712-\\u0714\\u071a-\\u071d\\u071f-\\u0727\\u0729\\u072b\\u072d\\u072e\\u074e-\\u0758\\u075c-\\u076a]/u.test(letter) || /[\\u076d-\\u0770\\u0772\\u0775-\\u0777\\u077a-\\u077f\\u07ca-\\u07ea\\u0841-\\u0845\\u0848\\u084a-\\u0853]/u.test(letter) || /[\\u0855\\u0860\\u0862-\\u0865\\u0868]/u.test(letter) || /[\\u0886\\u0889-\\u088d\\u088f\\u08a0-\\u08a9\\u08af\\u08b0\\u08b3-\\u08b8\\u08ba-\\u08c8\\u1820-\\u1878]/u.test(letter) || /[\\u1887-\\u18a8\\u18aa\\ua840-\\ua871]/u.test(letter) || /[\\u{10ac0}-\\u{10ac4}\\u{10ad3}-\\u{10ad6}\\u{10ad8}-\\u{10adc}\\u{10ade}-\\u{10ae0}\\u{10b80}]/u.test(letter) || /[\\u{10b82}\\u{10b86}-\\u{10b88}\\u{10b8a}\\u{10b8b}\\u{10b8d}\\u{10b90}]/u.test(letter) || /[\\u{10d01}-\\u{10d21}\\u{10d23}\\u{10ec3}\\u{10ec4}\\u{10ec6}\\u{10ec7}\\u{10f30}-\\u{10f32}]/u.test(letter) || /[\\u{10f34}-\\u{10f44}\\u{10f70}-\\u{10f73}\\u{10f76}-\\u{10f81}\\u{10fb0}\\u{10fb2}\\u{10fb3}]/u.test(letter) || /[\\u{10fb8}\\u{10fbb}\\u{10fbc}\\u{10fbe}\\u{10fbf}\\u{10fc1}\\u{10fc4}\\u{1e922}-\\u{1e943}]/u.test(letter);
}`,
    uses: [],
  },
  isRightJoining: {
    text: `function isRightJoining(letter) {
  return /[\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb]/u.test(letter) || /[\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef]/u.test(letter) || /[\\u0710\\u0715-\\u0719\\u071e\\u0728\\u072a\\u072c\\u072f\\u074d\\u0759-\\u075b\\u076b\\u076c\\u0771]/u.test(letter) || /[\\u0773\\u0774\\u0778\\u0779\\u0840\\u0846\\u0847\\u0849\\u0854\\u0856-\\u0858\\u0867\\u0869\\u086a]/u.test(letter) || /[\\u0870-\\u0882\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9]/u.test(letter) || /[\\u{10ac5}\\u{10ac7}\\u{10ac9}\\u{10aca}\\u{10ace}-\\u{10ad2}\\u{10add}\\u{10ae1}\\u{10ae4}]/u.test(letter) || /[\\u{10b81}\\u{10b83}-\\u{10b85}\\u{10b89}\\u{10b8c}\\u{10b8e}\\u{10b8f}\\u{10b91}]/u.test(letter) || /[\\u{10d22}\\u{10ec2}\\u{10f33}\\u{10f74}\\u{10f75}\\u{10fb4}-\\u{10fb6}\\u{10fb9}\\u{10fba}]/u.test(letter) || /[\\u{10fbd}\\u{10fc2}\\u{10fc3}]/u.test(letter);
}`,
    uses: [],
  },
  isJsonPointer: {
    text: `function isJsonPointer(value) {
  if (value === "") return true;
  if (value[0] !== "/") return false;
  for (let tilde = value.indexOf("~"); tilde !== -1; tilde = value.indexOf("~", tilde + 1)) {
    const escaped = value[tilde + 1];
    if (escaped !== "0" && escaped !== "1") return false;
  }
  return true;
}`,
    uses: [],
  },
  isRelativeJsonPointer: {
    text: `function isRelativeJsonPointer(value) {
  const prefix = /^(?:0|[1-9]\\d*)(?:[+-](?:0|[1-9]\\d*))?/u.exec(value);
  if (prefix === null) return false;
  const rest = value.slice(prefix[0].length);
  return rest === "#" || isJsonPointer(rest);
}`,
    uses: ["isJsonPointer"],
  },
  isInt8: {
    text: `function isInt8(value) {
  return Number.isInteger(value) && value >= -128 && value <= 127;
}`,
    uses: [],
  },
  isInt16: {
    text: `function isInt16(value) {
  return Number.isInteger(value) && value >= -32768 && value <= 32767;
}`,
    uses: [],
  },
  isInt32: {
    text: `function isInt32(value) {
  return Number.isInteger(value) && value >= -2147483648 && value <= 2147483647;
}`,
    uses: [],
  },
  isInt64: {
    text: `function isInt64(value) {
  return Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;
}`,
    uses: [],
  },
  isUint: {
    text: `function isUint(value) {
  return Number.isInteger(value) && value >= 0;
}`,
    uses: [],
  },
  isUint8: {
    text: `function isUint8(value) {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}`,
    uses: [],
  },
  isUint16: {
    text: `function isUint16(value) {
  return Number.isInteger(value) && value >= 0 && value <= 65535;
}`,
    uses: [],
  },
  isUint32: {
    text: `function isUint32(value) {
  return Number.isInteger(value) && value >= 0 && value <= 4294967295;
}`,
    uses: [],
  },
  isUint64: {
    text: `function isUint64(value) {
  return Number.isInteger(value) && value >= 0 && value <= 2 ** 64;
}`,
    uses: [],
  },
  decodePunycode: {
    text: `function decodePunycode(encoded) {
  const lastHyphen = encoded.lastIndexOf("-");
  const points = Array.from(encoded.slice(0, Math.max(lastHyphen, 0)), (character) => character.charCodeAt(0));
  let at = lastHyphen > 0 ? lastHyphen + 1 : 0;
  let point = 128;
  let index = 0;
  let bias = 72;
  while (at < encoded.length) {
    const previousIndex = index;
    let weight = 1;
    for (let position = 36; ; position += 36) {
      const digit = punycodeDigit(encoded.charCodeAt(at++));
      index += digit * weight;
      if (digit === -1 || index > 2147483647) return void 0;
      const threshold = punycodeThreshold(position, bias);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = points.length + 1;
    bias = adaptPunycodeBias(index - previousIndex, count, previousIndex === 0);
    point += Math.floor(index / count);
    index %= count;
    if (point > 1114111 || point >= 55296 && point <= 57343) return void 0;
    points.splice(index, 0, point);
    index++;
  }
  return String.fromCodePoint(...points);
}`,
    uses: ["adaptPunycodeBias","punycodeDigit","punycodeThreshold"],
  },
  encodePunycode: {
    text: `function encodePunycode(label) {
  const points = Array.from(label, (character) => character.codePointAt(0));
  const ascii = points.filter((point) => point < 128);
  let encoded = String.fromCodePoint(...ascii) + (ascii.length > 0 ? "-" : "");
  let handled = ascii.length;
  let bias = 72;
  let delta = 0;
  let previous = 128;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= previous));
    delta += (next - previous) * (handled + 1);
    for (const point of points) {
      if (point < next) delta++;
      if (point !== next) continue;
      encoded += encodePunycodeDelta(delta, bias);
      bias = adaptPunycodeBias(delta, handled + 1, handled === ascii.length);
      delta = 0;
      handled++;
    }
    delta++;
    previous = next + 1;
  }
  return encoded;
}`,
    uses: ["adaptPunycodeBias","encodePunycodeDelta"],
  },
  encodePunycodeDelta: {
    text: `function encodePunycodeDelta(delta, bias) {
  let text = "";
  let rest = delta;
  for (let position = 36; ; position += 36) {
    const threshold = punycodeThreshold(position, bias);
    if (rest < threshold) return text + punycodeCharacter(rest);
    text += punycodeCharacter(threshold + (rest - threshold) % (36 - threshold));
    rest = Math.floor((rest - threshold) / (36 - threshold));
  }
}`,
    uses: ["punycodeCharacter","punycodeThreshold"],
  },
  punycodeCharacter: {
    text: `function punycodeCharacter(digit) {
  return String.fromCharCode(digit < 26 ? digit + 97 : digit + 22);
}`,
    uses: [],
  },
  punycodeDigit: {
    text: `function punycodeDigit(code) {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : -1;
}`,
    uses: [],
  },
  punycodeThreshold: {
    text: `function punycodeThreshold(position, bias) {
  return Math.min(Math.max(position - bias, 1), 26);
}`,
    uses: [],
  },
  adaptPunycodeBias: {
    text: `function adaptPunycodeBias(delta, count, first) {
  let scaled = Math.floor(delta / (first ? 700 : 2));
  scaled += Math.floor(scaled / count);
  let position = 0;
  while (scaled > 455) {
    scaled = Math.floor(scaled / 35);
    position += 36;
  }
  return position + Math.floor(36 * scaled / (scaled + 38));
}`,
    uses: [],
  },
  isRegex: {
    text: `function isRegex(value) {
  try {
    new RegExp(value.includes("{") ? withoutRepeatedProperties(value) : value, "u");
    return true;
  } catch {
    return false;
  }
}`,
    uses: ["withoutRepeatedProperties"],
  },
  withoutRepeatedProperties: {
    text: `function withoutRepeatedProperties(pattern) {
  const seen = /* @__PURE__ */ new Set();
  return pattern.replace(/\\\\(?:[pP]\\{[\\w=]*\\}|.)/gsu, (text) => {
    if (text.length < 3 || !seen.has(text)) {
      seen.add(text);
      return text;
    }
    return "\\\\d";
  });
}`,
    uses: [],
  },
  isAnyNumber: {
    text: `function isAnyNumber(_value) {
  return true;
}`,
    uses: [],
  },
  isAnyString: {
    text: `function isAnyString(_value) {
  return true;
}`,
    uses: [],
  },
  endOfUriRun: {
    text: `function endOfUriRun(text, start, component, international) {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      if (!international) return at;
      const point = text.codePointAt(at);
      if (!isUcschar(point) && !(component === "query" && isIprivate(point))) return at;
      at += point > 65535 ? 2 : 1;
    } else if (isUnreservedOrSubDelim(code) || isGenDelimOf(component, code)) {
      at++;
    } else if (code === 37 && isPercentEncodedAt(text, at)) {
      at += 3;
    } else {
      return at;
    }
  }
  return at;
}`,
    uses: ["isGenDelimOf","isIprivate","isPercentEncodedAt","isUcschar","isUnreservedOrSubDelim"],
  },
  isGenDelimOf: {
    text: `function isGenDelimOf(component, code) {
  switch (code) {
    case 47:
      return component === "path" || component === "query" || component === "fragment";
    case 58:
      return component !== "reg-name" && component !== "scheme-less segment";
    case 64:
      return component !== "reg-name" && component !== "userinfo";
    case 63:
      return component === "query" || component === "fragment";
    default:
      return false;
  }
}`,
    uses: [],
  },
  isPercentEncodedAt: {
    text: `function isPercentEncodedAt(text, at) {
  return text[at] === "%" && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2));
}`,
    uses: ["isHexDigit"],
  },
  isUnreservedOrSubDelim: {
    text: `function isUnreservedOrSubDelim(code) {
  const lowerCase = code | 32;
  return lowerCase >= 97 && lowerCase <= 122 || code >= 48 && code <= 57 || code >= 38 && code <= 46 || code === 33 || code === 36 || code === 59 || code === 61 || code === 95 || code === 126;
}`,
    uses: [],
  },
  isUcschar: {
    text: `function isUcschar(point) {
  if (point < 65536) {
    if (point === 8206 || point === 8207 || point >= 8234 && point <= 8238) return false;
    return point >= 160 && point <= 55295 || point >= 63744 && point <= 64975 || point >= 65008 && point <= 65519;
  }
  return point <= 983037 && (point & 65535) <= 65533 && (point < 917504 || point >= 921600);
}`,
    uses: [],
  },
  isIprivate: {
    text: `function isIprivate(point) {
  return point >= 57344 && point <= 63743 || point >= 983040 && (point & 65535) <= 65533;
}`,
    uses: [],
  },
  isUriTemplate: {
    text: `function isUriTemplate(value) {
  let at = 0;
  while (at < value.length) {
    const code = value.charCodeAt(at);
    if (code === 123) {
      const end = value.indexOf("}", at);
      if (end === -1 || !isTemplateExpression(value.slice(at + 1, end))) return false;
      at = end + 1;
    } else if (code === 37) {
      if (!isPercentEncodedAt(value, at)) return false;
      at += 3;
    } else {
      const point = code > 127 ? value.codePointAt(at) : code;
      if (!isTemplateLiteral(point)) return false;
      at += point > 65535 ? 2 : 1;
    }
  }
  return true;
}`,
    uses: ["isPercentEncodedAt","isTemplateExpression","isTemplateLiteral"],
  },
  isTemplateLiteral: {
    text: `function isTemplateLiteral(point) {
  if (point > 127) return isUcschar(point) || isIprivate(point);
  return point >= 97 && point <= 122 || point >= 63 && point <= 91 || point >= 38 && point <= 59 || point === 33 || point === 35 || point === 36 || point === 61 || point === 93 || point === 95 || point === 126;
}`,
    uses: ["isIprivate","isUcschar"],
  },
  isTemplateExpression: {
    text: `function isTemplateExpression(text) {
  return /^[+#./;?&=,!@|]?(?:\\w|%[\\da-fA-F]{2})(?:\\.?(?:\\w|%[\\da-fA-F]{2}))*(?::[1-9]\\d{0,3}|\\*)?(?:,(?:\\w|%[\\da-fA-F]{2})(?:\\.?(?:\\w|%[\\da-fA-F]{2}))*(?::[1-9]\\d{0,3}|\\*)?)*$/u.test(
    text
  );
}`,
    uses: [],
  },
  isIri: {
    text: `function isIri(value) {
  const path = endOfScheme(value);
  return path > 0 && isAfterScheme(value, path, true);
}`,
    uses: ["endOfScheme","isAfterScheme"],
  },
  isIriReference: {
    text: `function isIriReference(value) {
  return isAfterScheme(value, endOfScheme(value), true);
}`,
    uses: ["endOfScheme","isAfterScheme"],
  },
  isOrdinaryUri: {
    text: `function isOrdinaryUri(text) {
  return text.length < 2e3 && /^[A-Za-z][A-Za-z\\d]*:\\/\\/[\\w.~-]+(?::\\d+)?(?:\\/[\\w.~!$&'()*+,;=:@/-]*)?(?:\\?[\\w.~!$&'()*+,;=:@/?-]*)?(?:#[\\w.~!$&'()*+,;=:@/?-]*)?$/u.test(
    text
  );
}`,
    uses: [],
  },
  endOfScheme: {
    text: `function endOfScheme(text) {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const lowerCase = code | 32;
    if (lowerCase >= 97 && lowerCase <= 122) continue;
    if (at === 0) return 0;
    if (code === 58) return at + 1;
    const inner = code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46;
    if (!inner) return 0;
  }
  return 0;
}`,
    uses: [],
  },
  isAfterScheme: {
    text: `function isAfterScheme(text, start, international) {
  let at = start;
  if (hasAt(
    text,
    at,
    47
    /* slash */
  ) && hasAt(text, at + 1, 47)) {
    at = endOfAuthority(text, at + 2, international);
    if (at === -1) return false;
  } else if (at === 0) {
    at = endOfUriRun(text, at, "scheme-less segment", international);
    if (hasAt(
      text,
      at,
      58
      /* : */
    )) return false;
  }
  at = endOfUriRun(text, at, "path", international);
  if (hasAt(
    text,
    at,
    63
    /* ? */
  )) at = endOfUriRun(text, at + 1, "query", international);
  if (hasAt(
    text,
    at,
    35
    /* # */
  )) at = endOfUriRun(text, at + 1, "fragment", international);
  return at === text.length;
}`,
    uses: ["endOfAuthority","endOfUriRun","hasAt"],
  },
  endOfAuthority: {
    text: `function endOfAuthority(text, start, international) {
  const afterUserinfo = endOfUriRun(text, start, "userinfo", international);
  const host = hasAt(
    text,
    afterUserinfo,
    64
    /* @ */
  ) ? afterUserinfo + 1 : start;
  let at;
  if (hasAt(
    text,
    host,
    91
    /* [ */
  )) {
    at = text.indexOf("]", host) + 1;
    if (at === 0 || !isIpLiteral(text.slice(host + 1, at - 1))) return -1;
  } else {
    at = endOfUriRun(text, host, "reg-name", international);
  }
  if (hasAt(
    text,
    at,
    58
    /* : */
  )) {
    do
      at++;
    while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57);
  }
  const ended = at === text.length || hasAt(text, at, 47) || hasAt(text, at, 63) || hasAt(text, at, 35);
  return ended ? at : -1;
}`,
    uses: ["endOfUriRun","hasAt","isIpLiteral"],
  },
  hasAt: {
    text: `function hasAt(text, at, code) {
  return at < text.length && text.charCodeAt(at) === code;
}`,
    uses: [],
  },
  isIpLiteral: {
    text: `function isIpLiteral(text) {
  return isIpv6(text) || /^[vV][\\da-fA-F]+\\.[\\w.~!$&'()*+,;=:-]+$/u.test(text);
}`,
    uses: ["isIpv6"],
  },
  isUuid: {
    text: `function isUuid(value) {
  return /^[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}$/i.test(value);
}`,
    uses: [],
  },
  longestJson: {
    text: `const longestJson = 1e5;`,
    uses: [],
  },
  typeError: {
    text: `function typeError(value, path, expectedType, schemaPath, isOmissible = false, expectedShape = null, itemTypes = null) {
  const actualType = typeOf(value);
  const hint = value === null && isOmissible ? "omit" : slipOf(value, actualType, expectedType, itemTypes);
  return {
    path,
    keyword: "type",
    expectedType,
    actualType,
    ...expectedShape !== null && { expectedShape },
    ...hint && { hint },
    schemaPath
  };
}`,
    uses: ["slipOf","typeOf"],
  },
  slipOf: {
    text: `function slipOf(value, actualType, expectedType, itemTypes) {
  const wanted = typeof expectedType === "string" ? [expectedType] : expectedType;
  if (typeof value === "string" && value.length <= longestJson) {
    let type = "";
    try {
      type = typeOf(JSON.parse(value));
    } catch {
    }
    if (type === "object" || type === "array") {
      if (wanted.includes(type)) return "json-text";
    } else if (/^-?\\d/u.test(value) && value.length <= 100 && !/\\s/u.test(value)) {
      if (type === "integer" ? wanted.some(isNumeric) : type !== "" && wanted.includes("number"))
        return "numeric-string";
    }
  }
  const items = itemTypes === null ? ["string", "boolean", "number"] : itemTypes;
  const isItem = /^(?:string|boolean|number|integer|object)$/u.test(actualType) && (items.includes(actualType) || actualType === "integer" && items.includes("number"));
  return isItem && wanted.includes("array") ? "wrap-in-list" : void 0;
}`,
    uses: ["isNumeric","longestJson","typeOf"],
  },
  isNumeric: {
    text: `function isNumeric(type) {
  return type === "number" || type === "integer";
}`,
    uses: [],
  },
  valueError: {
    text: `function valueError(value, path, keyword, allowed, nearestOf, schemaPath) {
  const suggestion = nearestOf(value);
  return { path, keyword, allowed, ...suggestion !== void 0 && { suggestion }, schemaPath };
}`,
    uses: [],
  },
  nameError: {
    text: `function nameError(name, path, keyword, nearestOf, schemaPath) {
  const suggestion = nearestOf(name);
  return { path, keyword, ...suggestion !== void 0 && { suggestion }, schemaPath };
}`,
    uses: [],
  },
  isEmail: {
    text: `function isEmail(value) {
  if (isOrdinaryEmail(value)) return true;
  const at = value.lastIndexOf("@");
  const domain = value.slice(at + 1);
  return at > 0 && isLocalPart(value.slice(0, at)) && (domain[0] === "[" ? isAddressLiteral(domain) : isLegacyHostname(domain));
}`,
    uses: ["isAddressLiteral","isLegacyHostname","isLocalPart","isOrdinaryEmail"],
  },
  isLocalPart: {
    text: `function isLocalPart(text) {
  if (text[0] !== '"') return !/[^\\w!#$%&'*+/=?^\`{|}~.-]|^\\.|\\.\\.|\\.$/.test(text);
  const quoted = text.slice(1, -1).replace(/\\\\[ -~]/g, "");
  return text.length > 1 && text.endsWith('"') && !/[^ -~]|["\\\\]/.test(quoted);
}`,
    uses: [],
  },
  isLegacyHostname: {
    text: `function isLegacyHostname(value) {
  return value.length < 254 && value.split(".").every((label) => /^[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?$/i.test(label));
}`,
    uses: [],
  },
  isIpv4: {
    text: `function isIpv4(value) {
  return /^(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}$/.test(value);
}`,
    uses: [],
  },
  isIpv6: {
    text: `function isIpv6(value) {
  if (value.length > 45) return false;
  const last = value.lastIndexOf(":") + 1;
  const halves = (isIpv4(value.slice(last)) ? \`\${value.slice(0, last)}0:0\` : value).split("::");
  const groups = halves.filter((half) => half !== "").flatMap((half) => half.split(":"));
  const isWhole = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
  return isWhole && groups.every((group) => /^[\\da-f]{1,4}$/i.test(group));
}`,
    uses: ["isIpv4"],
  },
  isUri: {
    text: `function isUri(value) {
  if (isOrdinaryUri(value)) return true;
  const colon = value.indexOf(":");
  return /^[a-z]/i.test(value) && !/[^a-z\\d+.-]/i.test(value.slice(0, colon)) && isAfterColon(value.slice(colon + 1), colon);
}`,
    uses: ["isAfterColon","isOrdinaryUri"],
  },
  isUriReference: {
    text: `function isUriReference(value) {
  return isUri(value) || value[value.search(/[:/?#]/)] !== ":" && isAfterColon(value, 0);
}`,
    uses: ["isAfterColon","isUri"],
  },
  isAfterColon: {
    text: `function isAfterColon(text, colon) {
  if (colon < 0 || /[^\\w.~!$&'()*+,;=:@/?#[\\]%-]|%(?![\\da-f]{2})/i.test(text)) return false;
  const start = text.startsWith("//") ? 2 : 0;
  const length = start === 0 ? 0 : \`\${text.slice(2)}#\`.search(/[/?#]/);
  const rest = text.slice(start + length);
  const isOneFragment = rest.indexOf("#") === rest.lastIndexOf("#");
  return isOneFragment && !/[[\\]]/.test(rest) && isAuthority(text.slice(start, start + length));
}`,
    uses: ["isAuthority"],
  },
  isAuthority: {
    text: `function isAuthority(text) {
  const at = text.indexOf("@") + 1;
  const host = text.slice(at);
  const isLiteral = host[0] === "[";
  const end = isLiteral ? host.indexOf("]") + 1 : \`\${host}:\`.indexOf(":");
  const [name, port] = [host.slice(0, end), host.slice(end)];
  if (/[[\\]]/.test(text.slice(0, at)) || /^[^:]|@|.\\D/.test(port)) return false;
  if (!isLiteral) return !/[[\\]@]/.test(name);
  return isIpv6(name.slice(1, -1)) || /^\\[v[\\da-f]+\\.[\\w.~!$&'()*+,;=:-]+\\]$/i.test(name);
}`,
    uses: ["isIpv6"],
  },
  tooDeep: {
    text: `const tooDeep = /* @__PURE__ */ new RangeError();`,
    uses: [],
  },
  isMultipleOf: {
    text: `function isMultipleOf(value, divisor) {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(divisor)) return value % divisor === 0;
  const [digits, exponent] = decimalOf(value);
  const [divisorDigits, divisorExponent] = decimalOf(divisor);
  const power = BigInt(10) ** BigInt(Math.abs(exponent - divisorExponent));
  const isFiner = exponent < divisorExponent;
  return (isFiner ? digits % (divisorDigits * power) : digits * power % divisorDigits) === BigInt(0);
}`,
    uses: ["decimalOf"],
  },
  decimalOf: {
    text: `function decimalOf(number) {
  const [mantissa = "", power = "0"] = String(number).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}`,
    uses: [],
  },
  longestName: {
    text: `const longestName = 64;`,
    uses: [],
  },
  mostCandidates: {
    text: `const mostCandidates = 2e3;`,
    uses: [],
  },
  tooMany: {
    text: `const tooMany = 254;`,
    uses: [],
  },
  separators: {
    text: `const separators = /[\\s_.\\-/]+/gu;`,
    uses: [],
  },
  compoundName: {
    text: `const compoundName = /(?:[\\s_.\\-/]|[a-z0-9](?=[A-Z]))([A-Za-z0-9]+)$/u;`,
    uses: [],
  },
  nearestAmong: {
    text: `function nearestAmong(candidates) {
  let known;
  let last;
  let answer;
  return (name) => {
    if (typeof name !== "string" || name === "" || name.length > longestName) return void 0;
    if (name !== last) {
      if (known === void 0) known = candidates.slice(0, mostCandidates).filter(isShortName).map(foldedPair);
      answer = nearestOf(name, known);
      last = name;
    }
    return answer;
  };
}`,
    uses: ["foldedPair","isShortName","longestName","mostCandidates","nearestOf"],
  },
  isShortName: {
    text: `function isShortName(name) {
  return name.length <= longestName;
}`,
    uses: ["longestName"],
  },
  foldedPair: {
    text: `function foldedPair(name) {
  return [name, name.toLowerCase().replace(separators, "")];
}`,
    uses: ["separators"],
  },
  nearestOf: {
    text: `function nearestOf(name, known) {
  const wanted = foldedPair(name)[1];
  const word = lastWordOf(name);
  let best;
  let ofWord;
  let least = Number.POSITIVE_INFINITY;
  for (const [each, folded] of known) {
    const distance = each === name ? least : slipBetween(wanted, folded, least);
    if (distance < least) {
      best = each;
      least = distance;
    }
    if (best === void 0 && ofWord === void 0 && folded !== wanted) {
      if (folded === word || folded.endsWith(wanted) && lastWordOf(each) === wanted) ofWord = each;
    }
  }
  return best === void 0 ? ofWord : best;
}`,
    uses: ["foldedPair","lastWordOf","slipBetween"],
  },
  lastWordOf: {
    text: `function lastWordOf(name) {
  const found = compoundName.exec(name);
  return found === null ? void 0 : found[1].toLowerCase();
}`,
    uses: ["compoundName"],
  },
  slipBetween: {
    text: `function slipBetween(name, other, least) {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  const most = Math.floor(long.length / 3);
  if (long.length - short.length <= most) {
    const distance = editsBetween(short, long, Math.floor(Math.min(most, least)));
    const isPlural = \`\${short}s\` === long && short.length > 2 && (short.length === 3 || !short.endsWith("s"));
    if (distance <= most) return isPlural ? 0.5 : distance;
  }
  if (short.length < 3 || short.length * 2 < long.length || short[0] !== long[0]) return Number.POSITIVE_INFINITY;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return Number.POSITIVE_INFINITY;
  }
  return most + 1;
}`,
    uses: ["editsBetween"],
  },
  editsBetween: {
    text: `function editsBetween(left, right, most) {
  const width = right.length + 1;
  const table = new Uint8Array(width * (left.length + 1)).fill(tooMany);
  for (let i = 0; i <= left.length; i++) {
    const to = Math.min(right.length, i + most);
    let fewest = tooMany;
    for (let j = Math.max(0, i - most); j <= to; j++) {
      const at = i * width + j;
      let edits = i + j;
      if (i > 0 && j > 0) {
        edits = table[at - width - 1];
        if (left.charCodeAt(i - 1) !== right.charCodeAt(j - 1)) {
          edits = Math.min(edits, table[at - 1], table[at - width]) + 1;
          if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
            edits = Math.min(edits, table[at - 2 * width - 2] + 1);
          }
        }
      }
      table[at] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (fewest > most) return tooMany;
  }
  return table[table.length - 1];
}`,
    uses: ["tooMany"],
  },
  isPresent: {
    text: `function isPresent(object, name) {
  return {}.hasOwnProperty.call(object, name) && object[name] !== void 0;
}`,
    uses: [],
  },
  codePointCount: {
    text: `function codePointCount(text) {
  let count = 0;
  for (const _each of text) count++;
  return count;
}`,
    uses: [],
  },
  escapeToken: {
    text: `function escapeToken(token) {
  return token.replace(/~/gu, "~0").replace(/\\//gu, "~1");
}`,
    uses: [],
  },
};

/** The functions of formats, by the name that generated code calls them by. */
export const formatSources: Readonly<Record<string, string>> = {
  format_date: "isDate",
  format_time: "isTime",
  format_date_time: "isDateTime",
  format_duration: "isDuration",
  format_email: "isEmail",
  format_idn_email: "isIdnEmail",
  format_hostname: "isHostname",
  format_idn_hostname: "isIdnHostname",
  format_ipv4: "isIpv4",
  format_ipv6: "isIpv6",
  format_uri: "isUri",
  format_uri_reference: "isUriReference",
  format_iri: "isIri",
  format_iri_reference: "isIriReference",
  format_uri_template: "isUriTemplate",
  format_uuid: "isUuid",
  format_json_pointer: "isJsonPointer",
  format_relative_json_pointer: "isRelativeJsonPointer",
  format_regex: "isRegex",
  format_url: "isUri",
  format_byte: "isBase64",
  format_binary: "isAnyString",
  format_password: "isAnyString",
  format_int8: "isInt8",
  format_int16: "isInt16",
  format_int32: "isInt32",
  format_int64: "isInt64",
  format_uint: "isUint",
  format_uint8: "isUint8",
  format_uint16: "isUint16",
  format_uint32: "isUint32",
  format_uint64: "isUint64",
  format_float: "isAnyNumber",
  format_double: "isAnyNumber",
  format_hostname_legacy: "isLegacyHostname",
};
