import { type Schema, SchemaError, type SchemaProblem } from "../../src/index.ts";
import { splitPointer } from "../../src/json/pointer.ts";
import type { Engine } from "../../src/schema/validator.ts";

/** A wrapper that hides a type name is seen in the second round, the type name in the third. */
const MOST_ROUNDS = 4;

/**
 * A schema mended as its refusals suggest, by rote: what a program, or a model, makes of a `SchemaError`. A keyword that
 * is none goes; nothing else is changed without a suggestion. Throws the last `SchemaError` where that does not help.
 */
export function followSuggestions(schema: Schema, engine: Engine): Schema {
  // Wrapped, so that the root can be replaced as any other place can.
  const holder: { "": Schema } = { "": structuredClone(schema) };
  for (let round = 1; ; round++) {
    try {
      engine(holder[""]);
      return holder[""];
    } catch (error) {
      if (!(error instanceof SchemaError) || round === MOST_ROUNDS) throw error;
      const mended = error.problems.filter((problem) => mend(holder, problem));
      if (mended.length === 0) throw error;
    }
  }
}

interface Members {
  [name: string]: unknown;
  minimum?: unknown;
  required?: unknown;
}

/** Whether anything was done about the problem. */
function mend(holder: Members, problem: SchemaProblem): boolean {
  const { keyword, message, suggestion = "" } = problem;
  const tokens = ["", ...(splitPointer(problem.pointer) ?? [])];
  const [parents, last] = [tokens.slice(0, -1), tokens.at(-1) ?? ""];
  const parent = placeOf(holder, parents);
  const place = placeOf(holder, tokens);
  if (suggestion.startsWith("put it under `properties`")) {
    parent[last] = { type: "object", properties: parent[last] };
  } else if (message.includes("is no keyword of") && keyword !== undefined && Object.hasOwn(place, keyword)) {
    const value = place[keyword];
    delete place[keyword];
    const meant = /did you mean `(.*)`/u.exec(suggestion)?.[1];
    if (meant !== undefined) place[meant] = value;
  } else if (keyword === "type" && suggestion.startsWith("did you mean ")) {
    parent[last] = JSON.parse(suggestion.slice("did you mean ".length, -1));
  } else if (keyword === "type" && suggestion.startsWith("leave `type` out")) {
    delete parent[last];
  } else if (keyword === "exclusiveMinimum" && suggestion.includes("is the bound itself")) {
    parent[last] = parent.minimum;
    delete parent.minimum;
  } else if (keyword === "required" && suggestion.includes("on the object that holds the properties")) {
    const owner = placeOf(holder, tokens.slice(0, -3));
    const name = tokens.at(-2) ?? "";
    if (parent[last] === true) owner.required = [...((owner.required ?? []) as string[]), name];
    delete parent[last];
  } else {
    return false;
  }
  return true;
}

function placeOf(holder: Members, tokens: readonly string[]): Members {
  return tokens.reduce((place, token) => (place[token] ?? {}) as Members, holder);
}
