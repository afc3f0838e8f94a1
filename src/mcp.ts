/** For `@modelcontextprotocol/sdk` 1.x and `@modelcontextprotocol/server`, `/client` 2.x; imports neither. */
import {
  type McpSchemaValidator,
  type McpSchemaValidatorOptions,
  makeMcpSchemaValidator,
} from "./adapters/mcp-validator.ts";
import { compile } from "./compile/compile.ts";

export { fromMcp, type ListedTool, type McpCaller } from "./adapters/from-mcp.ts";
export { callTool, listTools, type McpCallRequest, McpRequestError, type McpTool } from "./adapters/mcp.ts";
export type { McpResult } from "./adapters/mcp-result.ts";
export type { McpSchemaValidator, McpSchemaValidatorOptions };

/**
 * A validator for the option `jsonSchemaValidator` of a client or server: results are judged by all of JSON Schema, and
 * refusals say where and why. Unknown keywords are ignored unless told otherwise.
 *
 * Its `getValidator` throws a `SchemaError` on a schema that cannot be used.
 */
export function jsonSchemaValidator(options: McpSchemaValidatorOptions = {}): McpSchemaValidator {
  return makeMcpSchemaValidator(compile, options);
}
