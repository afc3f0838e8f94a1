/** What providers refuse or pass over in the schemas of tools, and the closest schemas that they take. */
export { type LintFinding, lint } from "./providers/lint.ts";
export type { Effect, Provider } from "./providers/rules.ts";
export { type StrictSchema, toStrict, type Weakening } from "./providers/to-strict.ts";
