/** What a careful person writes for one workload, with no library in mind: the practical limit. */

/** @param {any} v */
const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

/** @param {any} v */
function areStrings(v) {
  if (!Array.isArray(v)) return false;
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

/** Code points, not UTF-16 units. @param {string} s */
export function countCharacters(s) {
  let count = s.length;
  for (let i = 1; i < s.length; i++) {
    if ((s.charCodeAt(i) & 0xfc00) === 0xdc00 && (s.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

/** Most strings are far from the limit. @param {string} s @param {number} most */
export function isAtMost(s, most) {
  return s.length <= most || (s.length <= 2 * most && countCharacters(s) <= most);
}

/** @param {any} v */
export function flat(v) {
  if (!isObject(v)) return false;
  const query = v.query;
  if (typeof query !== "string" || query.length < 1 || !isAtMost(query, 200)) return false;
  const limit = v.limit;
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return false;
  const sort = v.sort;
  if (sort !== "relevance" && sort !== "date" && sort !== "title") return false;
  if (typeof v.verbose !== "boolean") return false;
  const offset = v.offset;
  if (offset !== undefined && (!Number.isInteger(offset) || offset < 0)) return false;
  const tags = v.tags;
  if (tags !== undefined && (!areStrings(tags) || tags.length > 10)) return false;
  const language = v.language;
  if (typeof language !== "string" && language !== undefined) return false;
  const threshold = v.threshold;
  return threshold === undefined || (typeof threshold === "number" && threshold >= 0 && threshold <= 1);
}

/** @param {any} v */
function isAddress(v) {
  if (!isObject(v)) return false;
  const { street, city, zip, country } = v;
  if (typeof street !== "string" || street.length < 1) return false;
  if (typeof city !== "string" || city.length < 1) return false;
  if (typeof zip !== "string" || zip.length < 3 || !isAtMost(zip, 10)) return false;
  if (zip.length < 6 && countCharacters(zip) < 3) return false;
  if (country !== "DE" && country !== "FR" && country !== "GB" && country !== "US") return false;
  let extra = -4;
  for (const _ in v) extra++;
  return extra === 0;
}

/** @param {any} v */
export function nested(v) {
  if (!isObject(v)) return false;
  if (!Number.isInteger(v.id) || v.id < 1) return false;
  const status = v.status;
  if (status !== "open" && status !== "paid" && status !== "sent") return false;
  const customer = v.customer;
  if (!isObject(customer)) return false;
  const name = customer.name;
  if (typeof name !== "string" || name.length < 1) return false;
  if (!isAddress(customer.address)) return false;
  let extra = -2;
  const vip = customer.vip;
  if (vip !== undefined) {
    if (typeof vip !== "boolean") return false;
    extra--;
  }
  const contact = customer.contact;
  if (contact !== undefined) {
    if (!isContact(contact)) return false;
    extra--;
  }
  for (const _ in customer) extra++;
  if (extra !== 0) return false;
  const shipping = v.shipping;
  if (!isObject(shipping)) return false;
  const method = shipping.method;
  if (method !== "post" && method !== "courier") return false;
  const cost = shipping.cost;
  if (typeof cost !== "number" || cost < 0) return false;
  extra = -2;
  const address = shipping.address;
  if (address !== undefined) {
    if (!isAddress(address)) return false;
    extra--;
  }
  for (const _ in shipping) extra++;
  if (extra !== 0) return false;
  extra = -4;
  const note = v.note;
  if (note !== undefined) {
    if (typeof note !== "string") return false;
    extra--;
  }
  for (const _ in v) extra++;
  return extra === 0;
}

/** @param {any} v */
function isContact(v) {
  if (!isObject(v)) return false;
  const { phone, fax } = v;
  let extra = 0;
  if (phone !== undefined) {
    if (typeof phone !== "string") return false;
    extra--;
  }
  if (fax !== undefined) {
    if (typeof fax !== "string") return false;
    extra--;
  }
  for (const _ in v) extra++;
  return extra === 0;
}

/** @param {any} v */
export function batch(v) {
  if (!isObject(v)) return false;
  const items = v.items;
  if (!Array.isArray(items) || items.length > 1000) return false;
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (!isObject(item)) return false;
    const id = item.id;
    if (!Number.isInteger(id) || id < 1) return false;
    const name = item.name;
    if (typeof name !== "string" || name.length < 1 || !isAtMost(name, 80)) return false;
    const price = item.price;
    if (typeof price !== "number" || price < 0) return false;
    const quantity = item.quantity;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) return false;
    let extra = -4;
    const tags = item.tags;
    if (tags !== undefined) {
      if (!areStrings(tags)) return false;
      extra--;
    }
    const discount = item.discount;
    if (discount !== undefined) {
      if (typeof discount !== "number" || discount < 0 || discount > 1) return false;
      extra--;
    }
    for (const _ in item) extra++;
    if (extra !== 0) return false;
  }
  return true;
}

/** @param {any} v */
function isPlace(v) {
  if (!isObject(v)) return false;
  const { lat, lon, label } = v;
  if (typeof lat !== "number" || lat < -90 || lat > 90) return false;
  if (typeof lon !== "number" || lon < -180 || lon > 180) return false;
  return typeof label === "string" || label === undefined || label === null;
}

/** @param {any} v */
export function pydantic(v) {
  if (!isObject(v)) return false;
  const name = v.name;
  if (typeof name !== "string" || name.length < 1) return false;
  const age = v.age;
  if (age !== undefined && age !== null && (!Number.isInteger(age) || age < 0)) return false;
  const role = v.role;
  if (role !== undefined && role !== "admin" && role !== "editor" && role !== "viewer") return false;
  const home = v.home;
  if (home !== undefined && home !== null && !isPlace(home)) return false;
  if (!isPlace(v.work)) return false;
  const tags = v.tags;
  if (tags !== undefined && tags !== null && !areStrings(tags)) return false;
  const stops = v.stops;
  if (!Array.isArray(stops)) return false;
  for (let i = 0; i < stops.length; i++) if (!isPlace(stops[i])) return false;
  const limit = v.limit;
  return limit === undefined || typeof limit === "string" || Number.isInteger(limit);
}
