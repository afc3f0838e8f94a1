/**
 * The limit for 200 real tools, which nobody writes by hand: what a person would write for each, by a template. Only the
 * few keywords of plain tools; one read for each property, statements, a Set for a long enum, and for a closed object the
 * count of its members against the count of known ones.
 */

import { countCharacters } from "./objects.mjs";

/** @param {any} schema @returns {(value: any) => boolean} */
export function writeByTemplate(schema) {
  /** @type {string[]} */
  const lines = [];
  /** @type {Set<string>[]} */
  const sets = [];
  let names = 0;

  /** @param {any} at @param {string} v */
  function write(at, v) {
    if (at.anyOf !== undefined) {
      lines.push(`if (${v} !== null) {`);
      write(at.anyOf[0], v);
      lines.push("}");
    } else if (at.type === "object") writeObject(at, v);
    else if (at.type === "array") writeArray(at, v);
    else if (at.type === "string") writeString(at, v);
    else if (at.type === "boolean") fail(`typeof ${v} !== "boolean"`);
    else {
      fail(at.type === "integer" ? `!Number.isInteger(${v})` : `typeof ${v} !== "number"`);
      if (at.minimum !== undefined) fail(`${v} < ${at.minimum}`);
      if (at.maximum !== undefined) fail(`${v} > ${at.maximum}`);
    }
  }

  /** @param {string} test */
  function fail(test) {
    lines.push(`if (${test}) return false;`);
  }

  /** @param {any} at @param {string} v */
  function writeObject({ properties = {}, required = [], additionalProperties }, v) {
    fail(`typeof ${v} !== "object" || ${v} === null || Array.isArray(${v})`);
    const extra = `n${names++}`;
    const isClosed = additionalProperties === false;
    if (isClosed) lines.push(`let ${extra} = ${-required.length};`);
    for (const [name, property] of Object.entries(properties)) {
      const member = `v${names++}`;
      lines.push(`const ${member} = ${v}[${JSON.stringify(name)}];`);
      if (required.includes(name)) write(property, member);
      else {
        lines.push(`if (${member} !== undefined) {`);
        write(property, member);
        if (isClosed) lines.push(`${extra}--;`);
        lines.push("}");
      }
    }
    if (!isClosed) return;
    lines.push(`for (const k in ${v}) ${extra}++;`);
    fail(`${extra} !== 0`);
  }

  /** @param {any} at @param {string} v */
  function writeArray({ items, minItems, maxItems }, v) {
    fail(`!Array.isArray(${v})`);
    if (minItems !== undefined) fail(`${v}.length < ${minItems}`);
    if (maxItems !== undefined) fail(`${v}.length > ${maxItems}`);
    if (items === undefined) return;
    const index = `i${names++}`;
    const item = `v${names++}`;
    lines.push(`for (let ${index} = 0; ${index} < ${v}.length; ${index}++) {`, `const ${item} = ${v}[${index}];`);
    write(items, item);
    lines.push("}");
  }

  /** @param {any} at @param {string} v */
  function writeString({ minLength, maxLength, enum: values }, v) {
    if (values !== undefined && values.length > 8) {
      fail(`!sets[${sets.push(new Set(values)) - 1}].has(${v})`);
    } else if (values !== undefined) {
      fail(values.map((/** @type {string} */ value) => `${v} !== ${JSON.stringify(value)}`).join(" && "));
    } else fail(`typeof ${v} !== "string"`);
    if (minLength !== undefined)
      fail(`${v}.length < ${minLength} || (${v}.length < ${2 * minLength} && count(${v}) < ${minLength})`);
    if (maxLength !== undefined) fail(`${v}.length > ${maxLength} && count(${v}) > ${maxLength}`);
  }

  write(schema, "v");
  return new Function("sets", "count", `"use strict"; return (v) => {\n${lines.join("\n")}\nreturn true;\n}`)(
    sets,
    countCharacters,
  );
}
