import { makeOutline, type Place } from "./outline.ts";

/**
 * Where the value that a pointer names begins in a JSON text, in UTF-16 units from 0. Where there is no such value, that
 * is where the last one on the way to it begins. Who asks more than once keeps an outline.
 *
 * The text is valid JSON.
 */
export function locate(text: string, pointer: string): number {
  return makeOutline(text).nearest(pointer).from;
}

/** Of any text. */
export function placeOf(text: string, position: number): Place {
  return makeOutline(text).place(position);
}
