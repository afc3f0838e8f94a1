/** A server over stdio. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { callTool, listTools } from "../../src/mcp.ts";
import { makeRegistry } from "./registry.ts";

const registry = makeRegistry();
const server = new Server({ name: "server", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => listTools(registry));
server.setRequestHandler(CallToolRequestSchema, (request) => callTool(registry, request, { user: "ada" }));
await server.connect(new StdioServerTransport());
