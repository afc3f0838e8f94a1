export const compileHelp = `Usage: straightedge compile FILE… [options]

Writes the validators of JSON Schemas as modules that import nothing and need no eval.

  straightedge compile schemas/*.json --out-dir src/validators
  straightedge compile tools.json --check            # in CI: fails if a validator is stale

A file holds a schema or a catalog of schemas:
  a schema      tool.schema.json gives tool.schema.js, which exports check, validate and
                schemaHash, and tool.schema.d.ts
  a catalog     tools.json gives tools.js, whose default export has { check, validate,
                schemaHash } by the name of each tool, and tools.d.ts. It is a list of tools (an
                MCP tools/list answer, OpenAI or Anthropic tools, { name, schema }), or an object
                of schemas by name: every member an object or a boolean, and none called like a
                keyword of JSON Schema or beginning with $ or x-. All else is a schema.

Output:
  --out-dir DIR            write into this folder, made if need be; default: beside each file
  --format FORMAT          esm (default), cjs or script (one var; no module system needed)
  --extension EXT          js or mjs for esm (default js), cjs or js for cjs (default cjs);
                           declarations follow: .d.ts, .d.mts, .d.cts
  --name NAME              the var of a script; default: validator, of a catalog validators
  --exports LIST           which of check,validate,schemaHash; default: all
  --errors DETAIL          full (default), or brief: path, keyword and schemaPath alone, for the
                           smallest module; no registry takes it
  --no-types               write no declarations
  --check                  write nothing; end with 1 if an output is missing or not what would be
                           written
  --watch                  write again whenever a file changes, until interrupted

Reading:
  --as KIND                schema, catalog or auto (default: as told above)
  --schemas PATH           a file or folder of other schemas that references lead to, each known by
                           its $id; may be given several times. Nothing is ever fetched
  --dialect DRAFT          where $schema is absent: 2020-12 (default), 2019-09, draft-07, draft-06,
                           draft-04 or v1
  --unknown-keywords HOW   error (default) or ignore

Judging (a validator that is registered must have been made with the registry's options):
  --formats HOW            assert (default) or annotate
  --content HOW            annotate (default) or assert
  --patterns HOW           safe (default) or native
  --max-errors N           the most errors a result lists; default 100
  --max-depth N            how many levels of recursion are followed; default 500

  -h, --help               print this

All files are compiled before anything is written, and everything that is wrong is told with its
file, line, tool and pointer. A file that is up to date is not touched. Only files that were
written by this command are replaced. Equal files and options give equal bytes.

Ends with 0 if all is written or up to date, 1 if a file holds no JSON or a schema that cannot be
used, or --check finds a stale output, 2 if the command could not do its work: wrong arguments,
a file that cannot be read or written or would be overwritten. --watch ends with 0.
`;
