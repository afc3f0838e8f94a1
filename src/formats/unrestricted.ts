/** OpenAPI 3.1 §4.4 `float` and `double`: how a number is held in memory, which refuses none. */
export function isAnyNumber(_value: number): boolean {
  return true;
}

/** OpenAPI `binary` and `password`: how a string is shown or carried, which refuses none. */
export function isAnyString(_value: string): boolean {
  return true;
}
