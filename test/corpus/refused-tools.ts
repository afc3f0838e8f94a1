/** The tools of live servers that are refused. `starts`: how each of their problems begins, the pointer first. */
export const brokenLiveTools: Readonly<Record<string, { readonly starts: readonly string[]; readonly why: string }>> = {
  "livemcpbench/pdf-reader-mcp/read_pdf": {
    starts: [
      "/properties/sources/items/properties/pages/anyOf/0/items/exclusiveMinimum: expected_type: number, got boolean",
    ],
    why: "draft-04's boolean bound, in a schema that does not say it is draft-04",
  },
  "npm-postman-postman-mcp-server/getWorkspace": {
    starts: ['/properties/include/pattern: the pattern "^(?!.*(?:^|,)(team|scim|mocks:deactivated),'],
    why: "a backreference inside a lookahead: no matcher of linear time has that",
  },
  "npm-roychri-mcp-server-asana/asana_set_parent_for_task": {
    starts: [
      "/properties/data: `parent`, `insert_after`, `insert_before` are no keywords: this looks like a map of properties",
      "/properties/opts: `opt_fields` is no keyword: this looks like a map of properties",
    ],
    why: "the properties of two nested objects stand where keywords belong, so nothing would be checked",
  },
};

/** Refusals in classes; a tool may be in several. */
const reasons: readonly (readonly [reason: string, start: RegExp])[] = [
  ["type name of another language", /^(?:in outputSchema: )?must be one of "array", "boolean", "integer"/u],
  ["map of properties", /this looks like a map of properties$/u],
  ["optional", /^`optional` is no keyword/u],
  ["parameters", /^`parameters` is no keyword/u],
  ["other unknown keyword", /is no keyword of 2020-12$/u],
  [
    "text or list where a schema belongs",
    /^(?:in outputSchema: )?expected_type: object or boolean, got (?:array|string)$/u,
  ],
  ["schema where a text belongs", /^expected_type: string, got object$/u],
  ["dangling reference", /^the reference ".*" leads nowhere$/u],
  ["no schema", /^a schema is an object or a boolean$/u],
];

/** The message itself where it belongs to no class, so that the table shows it. */
export function reasonOf(message: string): string {
  return reasons.find(([, start]) => start.test(message))?.[0] ?? message;
}

/**
 * How many tools of the other sources register, and how many are refused for which reason. Counted as well by a walk over
 * the published text: 19, 2,905 and 147 tools of acebench, bfcl and seal-tools have a type name that JSON Schema lacks.
 */
export const refusedElsewhere: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  acebench: { registered: 661, "type name of another language": 19 },
  // Every root is a "dict". `optional` is a list beside `required`.
  bfcl: {
    registered: 0,
    "type name of another language": 2905,
    optional: 44,
    "text or list where a schema belongs": 2,
  },
  // `types` where `type` was meant.
  "claude-cookbooks": { registered: 21, "other unknown keyword": 1 },
  glaive: { registered: 420 },
  "mcpm-registry": {
    registered: 1499,
    "map of properties": 63,
    optional: 23,
    // Invented (`cuts`), or the map of properties is incomplete: its members have no `type`.
    "other unknown keyword": 3,
    // Of a map of properties with one called `title` or `description`.
    "schema where a text belongs": 5,
    // `required`, `type` or `description` one level too deep, among the properties.
    "text or list where a schema belongs": 2,
    // `#/components/schemas/…` of an OpenAPI document that was not published along.
    "dangling reference": 2,
    // `${MCP_API_PREFIX}_…`: a template that nobody filled in.
    "bad-name": 2,
  },
  // `{ parameters, required }` for `{ properties, required }`: the types in it are not reached.
  "seal-tools": { registered: 0, parameters: 150 },
  "tau-bench-retail": { registered: 12 },
  toolbench: { registered: 1, optional: 54, "other unknown keyword": 31 },
  // A bare map of properties; the three that register have none.
  tooltalk: { registered: 3, "map of properties": 25, "schema where a text belongs": 1 },
  "vscode-copilot-chat": { registered: 35, "no schema": 3 },
};

/** The tools that no suggestion mends. */
export const pastSuggestions: Readonly<Record<string, string>> = {
  "npm-postman-postman-mcp-server/getWorkspace": "the pattern has to be written another way",
  "mcpm-registry/hyperliquid/get_l2_book": "`properties` has a member `required` that is the list meant for its parent",
  "mcpm-registry/inoyu/update_my_profile":
    "`properties` has members `type` and `description` that are keywords' values",
  "mcpm-registry/@john-zhang-dev/xero-mcp-server/create_bank_transactions": "the definitions are missing",
  "mcpm-registry/@john-zhang-dev/xero-mcp-server/create_contacts": "the definitions are missing",
  "vscode-copilot-chat/copilot_editFiles": "published without a schema",
  "vscode-copilot-chat/copilot_getSearchResults": "published without a schema",
  "vscode-copilot-chat/copilot_readProjectStructure": "published without a schema",
};
