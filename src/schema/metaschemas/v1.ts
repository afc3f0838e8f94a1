import type { JsonObject } from "../../json/value.ts";

/** The v1 metaschema and its vocabularies. Prose (titles, comments, defaults) is left out. */
export const v1 = (): readonly JsonObject[] => [
  {
    $id: "https://json-schema.org/v1",
    $schema: "https://json-schema.org/v1",
    $vocabulary: {
      "https://json-schema.org/v1/vocab/core": true,
      "https://json-schema.org/v1/vocab/applicator": true,
      "https://json-schema.org/v1/vocab/unevaluated": true,
      "https://json-schema.org/v1/vocab/validation": true,
      "https://json-schema.org/v1/vocab/meta-data": true,
      "https://json-schema.org/v1/vocab/format": true,
      "https://json-schema.org/v1/vocab/content": true,
    },
    $dynamicAnchor: "meta",
    allOf: [
      {
        $ref: "/v1/meta/core",
      },
      {
        $ref: "/v1/meta/applicator",
      },
      {
        $ref: "/v1/meta/validation",
      },
      {
        $ref: "/v1/meta/meta-data",
      },
      {
        $ref: "/v1/meta/format",
      },
      {
        $ref: "/v1/meta/content",
      },
    ],
  },
  {
    $id: "https://json-schema.org/v1/meta/core",
    $schema: "https://json-schema.org/v1",
    type: ["object", "boolean"],
    properties: {
      $id: {
        type: "string",
        format: "uri-reference",
        pattern: "^[^#]*#?$",
      },
      $schema: {
        type: "string",
        format: "uri",
      },
      $anchor: {
        $ref: "#/$defs/anchor",
      },
      $ref: {
        type: "string",
        format: "uri-reference",
      },
      $dynamicRef: {
        type: "string",
        pattern: "^#?[A-Za-z_][-A-Za-z0-9._]*$",
      },
      $dynamicAnchor: {
        $ref: "#/$defs/anchor",
      },
      $vocabulary: {
        type: "object",
        propertyNames: {
          type: "string",
          format: "uri",
        },
        additionalProperties: {
          type: "boolean",
        },
      },
      $comment: {
        type: "string",
      },
      $defs: {
        type: "object",
        additionalProperties: {
          $dynamicRef: "meta",
        },
      },
    },
    $defs: {
      anchor: {
        type: "string",
        pattern: "^[A-Za-z_][-A-Za-z0-9._]*$",
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/applicator",
    $schema: "https://json-schema.org/v1",
    properties: {
      prefixItems: {
        $ref: "#/$defs/schemaArray",
      },
      items: {
        $dynamicRef: "meta",
      },
      contains: {
        $dynamicRef: "meta",
      },
      itemPattern: {
        $ref: "#/$defs/itemPattern",
      },
      additionalProperties: {
        $dynamicRef: "meta",
      },
      properties: {
        type: "object",
        additionalProperties: {
          $dynamicRef: "meta",
        },
      },
      patternProperties: {
        type: "object",
        additionalProperties: {
          $dynamicRef: "meta",
        },
        propertyNames: {
          format: "regex",
        },
      },
      dependentSchemas: {
        type: "object",
        additionalProperties: {
          $dynamicRef: "meta",
        },
      },
      propertyDependencies: {
        type: "object",
        additionalProperties: {
          type: "object",
          additionalProperties: {
            $dynamicRef: "meta",
          },
        },
      },
      propertyNames: {
        $dynamicRef: "meta",
      },
      if: {
        $dynamicRef: "meta",
      },
      then: {
        $dynamicRef: "meta",
      },
      else: {
        $dynamicRef: "meta",
      },
      conditional: {
        type: "array",
        items: {
          if: {
            type: "array",
          },
          then: {
            items: {
              $dynamicRef: "meta",
            },
          },
          else: {
            $dynamicRef: "meta",
          },
        },
      },
      allOf: {
        $ref: "#/$defs/schemaArray",
      },
      anyOf: {
        $ref: "#/$defs/schemaArray",
      },
      oneOf: {
        $ref: "#/$defs/schemaArray",
      },
      not: {
        $dynamicRef: "meta",
      },
    },
    $defs: {
      schemaArray: {
        type: "array",
        minItems: 1,
        items: {
          $dynamicRef: "meta",
        },
      },
      itemPattern: {
        type: "array",
        itemPattern: [
          [
            {
              if: {
                type: "array",
              },
              then: {
                $ref: "#/$defs/itemPattern",
              },
              else: {
                $dynamicRef: "meta",
              },
            },
            {
              enum: ["?", "*", "+"],
            },
            "?",
            "|",
            {
              const: "|",
            },
          ],
          "*",
        ],
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/unevaluated",
    $schema: "https://json-schema.org/v1",
    properties: {
      unevaluatedItems: {
        $dynamicRef: "meta",
      },
      unevaluatedProperties: {
        $dynamicRef: "meta",
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/validation",
    $schema: "https://json-schema.org/v1",
    properties: {
      multipleOf: {
        type: "number",
        exclusiveMinimum: 0,
      },
      maximum: {
        type: "number",
      },
      exclusiveMaximum: {
        type: "number",
      },
      minimum: {
        type: "number",
      },
      exclusiveMinimum: {
        type: "number",
      },
      maxLength: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      minLength: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      pattern: {
        type: "string",
        format: "regex",
      },
      maxItems: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      minItems: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      uniqueItems: {
        type: "boolean",
      },
      maxContains: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      minContains: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      maxProperties: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      minProperties: {
        $ref: "#/$defs/nonNegativeInteger",
      },
      required: {
        $ref: "#/$defs/stringArray",
      },
      optional: {
        $ref: "#/$defs/stringArray",
      },
      dependentRequired: {
        type: "object",
        additionalProperties: {
          $ref: "#/$defs/stringArray",
        },
      },
      const: true,
      enum: {
        type: "array",
        items: true,
      },
      type: {
        anyOf: [
          {
            $ref: "#/$defs/simpleTypes",
          },
          {
            type: "array",
            items: {
              $ref: "#/$defs/simpleTypes",
            },
            minItems: 1,
            uniqueItems: true,
          },
        ],
      },
    },
    $defs: {
      nonNegativeInteger: {
        type: "integer",
        minimum: 0,
      },
      simpleTypes: {
        enum: ["array", "boolean", "integer", "null", "number", "object", "string"],
      },
      stringArray: {
        type: "array",
        items: {
          type: "string",
        },
        uniqueItems: true,
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/meta-data",
    $schema: "https://json-schema.org/v1",
    properties: {
      title: {
        type: "string",
      },
      description: {
        type: "string",
      },
      default: true,
      deprecated: {
        type: "boolean",
      },
      readOnly: {
        type: "boolean",
      },
      writeOnly: {
        type: "boolean",
      },
      examples: {
        type: "array",
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/format",
    $schema: "https://json-schema.org/v1",
    properties: {
      format: {
        type: "string",
      },
    },
  },
  {
    $id: "https://json-schema.org/v1/meta/content",
    $schema: "https://json-schema.org/v1",
    properties: {
      contentMediaType: {
        type: "string",
      },
      contentEncoding: {
        type: "string",
      },
      contentSchema: {
        $dynamicRef: "meta",
      },
    },
  },
];
