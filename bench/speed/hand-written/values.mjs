/** The practical limit for strings, lists, sets of values and open maps. */
import { isAtMost } from "./objects.mjs";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.|$))+$/i;
/** The calendar as an alternation: days of long months, of short ones, of February, and leap days. */
const calendar =
  "(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))" +
  "|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";
const date = new RegExp(`^${calendar}$`);
const dateTime = new RegExp(
  `^${calendar}t(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$`,
  "i",
);
const uri =
  /^[a-z][a-z0-9+.-]*:(?:\/\/[^\s/?#<>"{}|\\^`]*)?[^\s?#<>"{}|\\^`]*(?:\?[^\s#<>"{}|\\^`]*)?(?:#[^\s#<>"{}|\\^`]*)?$/i;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const sku = /^[A-Z]{3}-\d{4}$/;
const version = /^v?\d+\.\d+\.\d+$/;

/** @param {any} v */
const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

/** @param {any} v */
export function strings(v) {
  if (!isObject(v)) return false;
  const id = v.id;
  if (typeof id !== "string" || !uuid.test(id)) return false;
  const mail = v.email;
  if (typeof mail !== "string" || !isAtMost(mail, 254) || !email.test(mail)) return false;
  const created = v.created;
  if (typeof created !== "string" || !dateTime.test(created)) return false;
  const day = v.day;
  if (day !== undefined && (typeof day !== "string" || !date.test(day))) return false;
  const site = v.site;
  if (site !== undefined && (typeof site !== "string" || !uri.test(site))) return false;
  const host = v.host;
  if (host !== undefined && (typeof host !== "string" || !ipv4.test(host))) return false;
  const short = v.slug;
  if (typeof short !== "string" || !isAtMost(short, 60) || !slug.test(short)) return false;
  const unit = v.sku;
  if (typeof unit !== "string" || !sku.test(unit)) return false;
  const release = v.version;
  return release === undefined || (typeof release === "string" && version.test(release));
}

/** @param {readonly string[]} codes */
export function enumeration(codes) {
  const known = new Set(codes);
  return (/** @type {any} */ v) => {
    if (!isObject(v)) return false;
    if (!known.has(v.code)) return false;
    const more = v.more;
    if (more === undefined) return true;
    if (!Array.isArray(more)) return false;
    for (let i = 0; i < more.length; i++) if (!known.has(more[i])) return false;
    return true;
  };
}

/** @param {any} v */
export function uniqueStrings(v) {
  if (!Array.isArray(v)) return false;
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  if (v.length > 24) return new Set(v).size === v.length;
  for (let i = 1; i < v.length; i++) if (v.indexOf(v[i]) !== i) return false;
  return true;
}

/**
 * Members that are not declared count as well, so equality is structural. Items are put in buckets by what is cheap to
 * tell of them, and compared within a bucket.
 *
 * @param {any} v
 */
export function uniqueObjects(v) {
  if (!Array.isArray(v)) return false;
  for (let i = 0; i < v.length; i++) {
    const item = v[i];
    if (!isObject(item) || typeof item.name !== "string") return false;
    const at = item.at;
    if (!isObject(at) || !Number.isInteger(at.x) || !Number.isInteger(at.y)) return false;
  }
  const buckets = new Map();
  for (let i = 0; i < v.length; i++) {
    const item = v[i];
    const bucket = buckets.get(item.name);
    if (bucket === undefined) buckets.set(item.name, item);
    else if (!Array.isArray(bucket)) {
      if (isEqual(bucket, item)) return false;
      buckets.set(item.name, [bucket, item]);
    } else {
      for (const other of bucket) if (isEqual(other, item)) return false;
      bucket.push(item);
    }
  }
  return true;
}

/** @param {any} a @param {any} b @returns {boolean} */
function isEqual(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]));
}

/** @param {any} v */
export function map(v) {
  if (!isObject(v)) return false;
  if (typeof v.name !== "string") return false;
  for (const key in v) {
    const isText = key.startsWith("x-");
    const isId = key.endsWith("_id");
    if (isText && typeof v[key] !== "string") return false;
    if (isId && !Number.isInteger(v[key])) return false;
    if (!isText && !isId && key !== "name" && typeof v[key] !== "number") return false;
  }
  return true;
}

/** @param {any} v */
export function unevaluated(v) {
  if (!isObject(v)) return false;
  if (!Number.isInteger(v.id) || typeof v.name !== "string" || typeof v.owner !== "string") return false;
  let extra = -3;
  const { created, updated, size, open } = v;
  if (created !== undefined) {
    if (typeof created !== "string") return false;
    extra--;
  }
  if (updated !== undefined) {
    if (typeof updated !== "string") return false;
    extra--;
  }
  if (size !== undefined) {
    if (!Number.isInteger(size) || size < 0) return false;
    extra--;
  }
  if (open !== undefined) {
    if (typeof open !== "boolean") return false;
    extra--;
  }
  for (const _ in v) extra++;
  return extra === 0;
}
