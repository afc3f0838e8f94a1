/** As `isPresent` of `runtime/properties.ts`. */
export function isPresent(object: Record<string, unknown>, name: string): boolean {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: precompiled scripts need no more than ES2019.
  return {}.hasOwnProperty.call(object, name) && object[name] !== undefined;
}
