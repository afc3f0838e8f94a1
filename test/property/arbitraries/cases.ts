import type fc from "fast-check";
import type { Json } from "../../../src/json/value.ts";
import type { CompileOptions } from "../../../src/schema/options.ts";
import { arbitraryOf } from "./draw.ts";
import { instancesOf } from "./instance.ts";
import { reductions } from "./reduce.ts";
import { drawDocument } from "./schema.ts";

/** A schema and what it is to judge. */
export interface Case {
  readonly schema: Json;
  readonly options: CompileOptions;
  readonly instances: readonly unknown[];
}

/** Schemas of every dialect, each with so many instances. */
export function cases(instanceCount: number): fc.Arbitrary<Case> {
  return arbitraryOf((draw) => {
    const document = drawDocument(draw);
    const next = instancesOf(document, draw);
    const instances = Array.from({ length: instanceCount }, next);
    return { schema: document.schema, options: document.options, instances };
  }, smallerCases);
}

/** First one instance alone, then without options, then smaller schemas, then a smaller instance. */
function* smallerCases(from: Case): IterableIterator<Case> {
  const { schema, options, instances } = from;
  if (instances.length > 1) for (const instance of instances) yield { ...from, instances: [instance] };
  if (instances.length !== 1) return;
  for (const name of Object.keys(options)) {
    const { [name as keyof CompileOptions]: _, ...rest } = options;
    yield { ...from, options: rest };
  }
  for (const smaller of reductions(schema, 8)) yield { ...from, schema: smaller as Json };
  for (const smaller of reductions(instances[0])) yield { ...from, instances: [smaller] };
}
