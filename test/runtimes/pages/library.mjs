import { compile, interpret, ToolRegistry } from "./straightedge.mjs";

const schema = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };

function attempt(action) {
  try {
    action();
    return "done";
  } catch ({ name, message }) {
    return { name, message };
  }
}

const compiled = attempt(() => compile(schema));
const interpreted = interpret(schema);
const registry = new ToolRegistry({ engine: interpret });
registry.register("count", schema, () => 1);

handOver({
  compiled,
  interpreted: [interpreted.check({ n: 1 }), interpreted.validate({ n: "1" })],
  registered: registry.validate("count", {}),
});
