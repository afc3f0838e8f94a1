/**
 * OpenAPI and Rust's schemars write the width of an integer as its format. 3.0 is an integer, as everywhere in JSON
 * Schema.
 */
export function isInt8(value: number): boolean {
  return Number.isInteger(value) && value >= -128 && value <= 127;
}

/** A signed integer of 16 bits. */
export function isInt16(value: number): boolean {
  return Number.isInteger(value) && value >= -32_768 && value <= 32_767;
}

/** OpenAPI 3.1 §4.4 `int32`: a signed integer of 32 bits. */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= -2_147_483_648 && value <= 2_147_483_647;
}

/**
 * OpenAPI 3.1 §4.4 `int64`. Trap: the greatest one, 2^63 - 1, becomes 2^63 when parsed to a double, so 2^63 itself
 * has to be accepted; the next double is refused.
 */
export function isInt64(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;
}

/** An unsigned integer of no stated width. */
export function isUint(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** An unsigned integer of 8 bits. */
export function isUint8(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}

/** An unsigned integer of 16 bits. */
export function isUint16(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 65_535;
}

/** An unsigned integer of 32 bits. */
export function isUint32(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 4_294_967_295;
}

/**
 * An unsigned integer of 64 bits, as far as doubles tell: 2^64 is what 2^64 - 1 becomes when parsed (see {@link
 * isInt64}).
 */
export function isUint64(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 2 ** 64;
}
