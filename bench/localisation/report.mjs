/** The page that a run writes. */
import { kindsTable, totalsTable } from "./table.mjs";

/**
 * @param {ReadonlyMap<string, { byKind: import("./table.mjs").ByKind, refused: number }>} results
 * @param {import("./cases.mjs").Counts} counts
 * @param {number} cases
 */
export function report(results, counts, cases) {
  const refusals = [...results]
    .filter(([, { refused }]) => refused > 0)
    .map(([name, { refused }]) => `${name}: ${refused}`);
  return `# Where a fault is, as validators report it

${cases} documents with planted faults: arguments of real tools, valid but for one fault with a known pointer (two in the
kind "two"). Written by \`node bench/localisation/main.mjs\`; the same corpus gives the same page.

- exact: as many errors as faults, each at its pointer. A missing property's pointer is its own, not its object's.
- named: each fault's pointer occurs, if only among the errors within a union's error.
- errors per fault: 1.00 is best; less means that faults went unseen.
- in unions: a wrong tag or a missing one, a value of no branch's type, a value that none of the listed ones is, and any
  fault inside a branch that the tag or the type determines.

${totalsTable(results)}

Exact, by the kind of fault:

${kindsTable(results)}

## What was measured

- ${counts.tools} tools, ${counts.documents} valid documents: published calls, and arguments made from the schema. A
  document counts as valid, and a planted one as invalid, only if ajv with ajv-formats and straightedge agree on it:
  ${counts.notInvalid} of ${counts.candidates} planted documents were left out for that, ${counts.refused} tools because one of the two
  refuses the schema, and ${counts.withoutDocument} tools because no valid document was found.
- Each validator collects all errors, asserts formats, and is read in its favour: names in \`params\` or in the text
  complete the pointer (ajv, ata-validator, typebox, @cfworker/json-schema, zod); errors that only say that others stand
  below are left out; the errors of a union count as one where all are at the union's own pointer. The row "ajv
  (instancePath)" takes ajv's list as it stands. @hyperjump/json-schema's output does not name a missing property.
- Faults in an object for which neither type nor tags tell the branch of a union are not planted: there the right
  pointer is a matter of opinion.
- Schemas that a validator refuses are not held against it${refusals.length === 0 ? "" : `. Refused of them: ${refusals.join(", ")}`}.
- zod judges what \`z.fromJSONSchema\` makes of the schema.
`;
}
