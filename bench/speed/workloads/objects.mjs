/** Objects: what most tools take. */
import * as hand from "../hand-written/objects.mjs";
import { workload } from "../workload.mjs";

const text = { type: "string" };
const address = {
  type: "object",
  properties: {
    street: { type: "string", minLength: 1 },
    city: { type: "string", minLength: 1 },
    zip: { type: "string", minLength: 3, maxLength: 10 },
    country: { enum: ["DE", "FR", "GB", "US"] },
  },
  required: ["street", "city", "zip", "country"],
  additionalProperties: false,
};

/** @param {import("../random.mjs").Random} random */
const makeAddress = (random) => ({
  street: `${random.word(5, 12)} ${random.int(1, 200)}`,
  city: random.word(4, 12),
  zip: random.digits(5),
  country: random.pick(["DE", "FR", "GB", "US"]),
});

export const flat = workload({
  name: "flat tool",
  hand: hand.flat,
  schema: {
    type: "object",
    properties: {
      query: { type: "string", minLength: 1, maxLength: 200 },
      limit: { type: "integer", minimum: 1, maximum: 100 },
      sort: { enum: ["relevance", "date", "title"] },
      verbose: { type: "boolean" },
      offset: { type: "integer", minimum: 0 },
      tags: { type: "array", items: text, maxItems: 10 },
      language: text,
      threshold: { type: "number", minimum: 0, maximum: 1 },
    },
    required: ["query", "limit", "sort", "verbose"],
  },
  make: (random, has) => ({
    query: `${random.word(3, 9)} ${random.word(3, 9)}`,
    limit: random.int(1, 100),
    sort: random.pick(["relevance", "date", "title"]),
    verbose: random.chance(0.5),
    ...(has(0) && { offset: random.int(0, 1000) }),
    ...(has(1) && { tags: [random.word(3, 8), random.word(3, 8), random.word(3, 8)] }),
    ...(has(2) && { language: random.pick(["en", "de", "fr"]) }),
    ...(has(3) && { threshold: random.int(1, 99) / 100 }),
  }),
  faults: [
    (value) => delete value.query,
    (value) => (value.limit = 1000),
    (value) => (value.sort = "size"),
    (value) => (value.verbose = "yes"),
    (value) => (value.threshold = 2),
  ],
});

export const nested = workload({
  name: "nested closed",
  hand: hand.nested,
  schema: {
    type: "object",
    properties: {
      id: { type: "integer", minimum: 1 },
      status: { enum: ["open", "paid", "sent"] },
      customer: {
        type: "object",
        properties: {
          name: { type: "string", minLength: 1 },
          vip: { type: "boolean" },
          address,
          contact: {
            type: "object",
            properties: { phone: text, fax: text },
            additionalProperties: false,
          },
        },
        required: ["name", "address"],
        additionalProperties: false,
      },
      shipping: {
        type: "object",
        properties: {
          method: { enum: ["post", "courier"] },
          cost: { type: "number", minimum: 0 },
          address,
        },
        required: ["method", "cost"],
        additionalProperties: false,
      },
      note: text,
    },
    required: ["id", "status", "customer", "shipping"],
    additionalProperties: false,
  },
  make: (random, has) => ({
    id: random.int(1, 1e6),
    status: random.pick(["open", "paid", "sent"]),
    customer: {
      name: random.word(4, 12),
      ...(has(0) && { vip: random.chance(0.5) }),
      address: makeAddress(random),
      ...(has(1) && { contact: { phone: random.digits(8), ...(has(2) && { fax: random.digits(8) }) } }),
    },
    shipping: {
      method: random.pick(["post", "courier"]),
      cost: random.int(0, 1000) / 100,
      ...(has(3) && { address: makeAddress(random) }),
    },
    ...(has(4) && { note: random.word(5, 30) }),
  }),
  faults: [
    (value) => delete value.status,
    (value) => (value.customer.adress = 1),
    (value) => (value.customer.address.zip = 12345),
    (value) => (value.shipping.cost = -1),
    (value) => (value.extra = true),
  ],
});

export const batch = workload({
  name: "batch of 500",
  hand: hand.batch,
  count: 8,
  schema: {
    type: "object",
    properties: {
      items: {
        type: "array",
        maxItems: 1000,
        items: {
          type: "object",
          properties: {
            id: { type: "integer", minimum: 1 },
            name: { type: "string", minLength: 1, maxLength: 80 },
            price: { type: "number", minimum: 0 },
            quantity: { type: "integer", minimum: 1, maximum: 999 },
            tags: { type: "array", items: text },
            discount: { type: "number", minimum: 0, maximum: 1 },
          },
          required: ["id", "name", "price", "quantity"],
          additionalProperties: false,
        },
      },
    },
    required: ["items"],
  },
  make: (random, has) => ({
    items: Array.from({ length: 500 }, (_, i) => ({
      id: i + 1,
      name: random.word(4, 20),
      price: random.int(1, 10000) / 100,
      quantity: random.int(1, 99),
      ...(has(i) && { tags: [random.word(3, 6), random.word(3, 6)] }),
      ...(has(i + 1) && { discount: random.int(0, 50) / 100 }),
    })),
  }),
  faults: [
    (value) => (value.items[100].id = "100"),
    (value) => delete value.items[200].name,
    (value) => (value.items[300].price = -1),
    (value) => (value.items[400].colour = "red"),
    (value) => (value.items[499].quantity = 1.5),
  ],
});

export const pydantic = workload({
  name: "Pydantic style",
  hand: hand.pydantic,
  schema: {
    $defs: {
      Role: { enum: ["admin", "editor", "viewer"], title: "Role", type: "string" },
      Place: {
        properties: {
          lat: { title: "Lat", type: "number", minimum: -90, maximum: 90 },
          lon: { title: "Lon", type: "number", minimum: -180, maximum: 180 },
          label: { anyOf: [text, { type: "null" }], default: null, title: "Label" },
        },
        required: ["lat", "lon"],
        title: "Place",
        type: "object",
      },
    },
    properties: {
      name: { title: "Name", type: "string", minLength: 1 },
      age: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], default: null, title: "Age" },
      role: { $ref: "#/$defs/Role", default: "viewer", title: "Role" },
      home: { anyOf: [{ $ref: "#/$defs/Place" }, { type: "null" }], default: null },
      work: { $ref: "#/$defs/Place", title: "Work" },
      tags: { anyOf: [{ items: text, type: "array" }, { type: "null" }], default: null, title: "Tags" },
      stops: { items: { $ref: "#/$defs/Place" }, title: "Stops", type: "array" },
      limit: { anyOf: [{ type: "integer" }, text], default: 10, title: "Limit" },
    },
    required: ["name", "work", "stops"],
    title: "Arguments",
    type: "object",
  },
  make: (random, has) => {
    const place = () => ({
      lat: random.int(-900, 900) / 10,
      lon: random.int(-1800, 1800) / 10,
      ...(has(0) && { label: random.chance(0.5) ? null : random.word(3, 9) }),
    });
    return {
      name: random.word(4, 12),
      ...(has(1) && { age: random.chance(0.5) ? null : random.int(1, 99) }),
      ...(has(2) && { role: random.pick(["admin", "editor", "viewer"]) }),
      ...(has(3) && { home: random.chance(0.3) ? null : place() }),
      work: place(),
      ...(has(4) && { tags: random.chance(0.3) ? null : [random.word(3, 6), random.word(3, 6)] }),
      stops: [place(), place(), place()],
      ...(has(5) && { limit: random.chance(0.5) ? 10 : "all" }),
    };
  },
  faults: [
    (value) => (value.age = "old"),
    (value) => (value.role = "owner"),
    (value) => (value.home = { lat: 1 }),
    (value) => delete value.work,
    (value) => (value.stops[1].lat = 100),
  ],
});

export const objects = [flat, nested, batch, pydantic];
