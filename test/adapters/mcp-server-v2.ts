/** A server over stdio. */
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { callTool, listTools } from "../../src/mcp.ts";
import { makeRegistry } from "./registry.ts";

const registry = makeRegistry();
const server = new Server({ name: "server", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler("tools/list", () => listTools(registry));
server.setRequestHandler("tools/call", (request) => callTool(registry, request, { user: "ada" }));
await server.connect(new StdioServerTransport());
