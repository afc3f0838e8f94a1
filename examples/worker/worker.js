/**
 * Tools on a Worker. Workers forbid making code from text, so the validators come precompiled: build.mjs makes
 * `./catalog.js` out of tools.json, and the bundle holds neither compiler nor interpreter.
 *
 *     GET  /tools          the catalog, for a model
 *     POST /tools/NAME     a call: arguments as JSON; what was wrong with them, in words and as data, where they are refused
 */
import { describe, ToolRegistry } from "straightedge/registry";
import validators from "./catalog.js";
import { handlers } from "./handlers.js";
import { tools } from "./tools.json";

const registry = new ToolRegistry();
for (const { name, description, inputSchema } of tools) {
  registry.register(name, inputSchema, handlers[name], { description, validator: validators[name] });
}

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (request.method === "GET" && pathname === "/tools") return Response.json({ tools });
    const name = /^\/tools\/([^/]+)$/.exec(pathname)?.[1];
    if (name === undefined || !registry.has(name)) return Response.json({ text: "not found" }, { status: 404 });
    if (request.method !== "POST") return Response.json({ text: "POST a call" }, { status: 405 });

    const result = registry.parse(name, await request.text());
    if (!result.ok) {
      const text = describe(result.errors, { toolName: name });
      return Response.json({ text, errors: result.errors }, { status: 400 });
    }
    return Response.json({ result: registry.get(name).handler(result.value) });
  },
};
