/** The recipes of `examples/batch`, run with the built command. An engine that is not installed is skipped, by name. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(`../../${from}`, import.meta.url));
const recipes = path("examples/batch");
const schema = path("examples/check/order.schema.json");
const orders = readFileSync(path("examples/check/orders.ndjson"), "utf8").trimEnd().split("\n");
/** PostgreSQL and DuckDB are handed JSON only. */
const parsable = orders.filter((line) => {
  try {
    return JSON.parse(line) !== undefined;
  } catch {
    return false;
  }
});

/** @type {string} */
let folder;
/** @type {NodeJS.ProcessEnv} */
let env;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "straightedge-"));
  chmodSync(folder, 0o755);
  const program = join(folder, "straightedge");
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${path("dist/cli/main.js")}' "$@"\n`, { mode: 0o755 });
  env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` };
});
after(() => rmSync(folder, { recursive: true, force: true }));

const has = (/** @type {string} */ program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const without = (/** @type {string} */ engine, /** @type {boolean} */ isThere) =>
  isThere ? {} : { skip: `${engine} is not installed` };

test("GNU parallel: what is invalid, in the order of the file", without("GNU parallel", has("parallel")), () => {
  const log = join(folder, "orders.ndjson");
  const marked = Array.from(
    { length: 3_000 },
    (_, i) =>
      `{"id": ${i + 1}, "email": "a@example.com", "items": [${i % 7 === 0 ? "" : '{"sku": "pen", "count": 1}'}]}`,
  );
  writeFileSync(log, `${marked.join("\n")}\n`);
  const script = join(recipes, "parallel.sh");
  const run = (/** @type {string[]} */ ...argv) => spawnSync(script, argv, { env, encoding: "utf8" });
  const { status, stdout, stderr } = run(schema, log, "20k");
  assert.equal(status, 1, stderr);
  const verdicts = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.equal(verdicts.length, Math.ceil(3_000 / 7));
  assert.ok(verdicts.every(({ valid, errors }) => valid === false && errors[0].keyword === "minItems"));
  // Line numbers start again with each block, and several blocks there were.
  const restarts = verdicts.filter(({ line }, i) => i > 0 && line <= verdicts[i - 1].line).length;
  assert.ok(restarts > 3, `${restarts} blocks`);
  writeFileSync(log, `${marked[1]}\n`);
  assert.equal(run(schema, log).status, 0);
  assert.equal(run(join(folder, "none.json"), log).status, 2);
});

const server = existsSync("/usr/lib/postgresql")
  ? readdirSync("/usr/lib/postgresql")
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .at(-1)
  : undefined;

test("PostgreSQL: verdicts by row", without("PostgreSQL's server", server !== undefined && has("psql")), () => {
  const work = join(folder, "postgres");
  mkdirSync(work);
  copyFileSync(schema, join(work, "order.schema.json"));
  // The server refuses to be run by root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["-R", "postgres", work]);
  const as = (/** @type {string[]} */ argv) =>
    execFileSync(isRoot ? "runuser" : (argv[0] ?? ""), isRoot ? ["-u", "postgres", "--", ...argv] : argv.slice(1), {
      env: { ...env, LC_ALL: "C.UTF-8" },
      encoding: "utf8",
      cwd: work,
      stdio: ["ignore", "pipe", "pipe"],
    });
  const data = join(work, "data");
  as([`${server}/initdb`, "--auth=trust", "--encoding=UTF8", "--username=postgres", data]);
  const settings = `-c listen_addresses='' -c unix_socket_directories='${work}'`;
  as([`${server}/pg_ctl`, "start", "--wait", "--pgdata", data, "--log", join(work, "log"), "--options", settings]);
  try {
    // Quotes, backslashes, line feeds and letters beyond ASCII must arrive as they are.
    const odd = JSON.stringify({ id: 9, email: "x@example.com", items: [{ sku: 'a"b\\c\n\té€', count: 0 }] });
    const rows = [...parsable, odd].map((line, i) => `(${i * 10}, $json$${line}$json$)`);
    const setup = `CREATE TABLE orders (id bigint, body jsonb); INSERT INTO orders VALUES ${rows.join(", ")};`;
    // Programs run in the folder of the data.
    copyFileSync(join(work, "order.schema.json"), join(data, "order.schema.json"));
    if (isRoot) execFileSync("chown", ["postgres", join(data, "order.schema.json")]);
    const psql = ["psql", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-h", work, "-U", "postgres", "-qAt"];
    const recipe = join(work, "postgres.sql");
    writeFileSync(recipe, `${setup}\n${readFileSync(join(recipes, "postgres.sql"), "utf8")}`);
    if (isRoot) execFileSync("chown", ["postgres", recipe]);
    const out = as([...psql, "-f", recipe]);
    assert.deepEqual(out.trimEnd().split("\n"), [
      "10|/items|minItems",
      "10|/shipping|enum",
      "20|/id|type",
      "20|/email|format",
      "20|/items/0/count|required",
      "20|/items/0/quantity|additionalProperties",
      "40|/items/0/count|minimum",
    ]);
  } finally {
    as([`${server}/pg_ctl`, "stop", "--mode=fast", "--wait", "--pgdata", data]);
  }
});

test("DuckDB: a validator in a query", async () => {
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const { compile } = await import(path("dist/index.js"));
  // The recipe finds its engine where this test has it.
  copyFileSync(join(recipes, "duckdb.mjs"), path("test/batch/duckdb.copy.mjs"));
  const { validatorFunction } = await import(path("test/batch/duckdb.copy.mjs"));
  rmSync(path("test/batch/duckdb.copy.mjs"));
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  connection.registerScalarFunction(
    validatorFunction("valid_order", compile(JSON.parse(readFileSync(schema, "utf8")))),
  );
  const list = orders.map((line, i) => `(${i + 1}, '${line.replaceAll("'", "''")}')`).join(", ");
  await connection.run(`CREATE TABLE orders AS SELECT * FROM (VALUES ${list}) AS rows(line, body)`);
  const few = await connection.runAndReadAll("SELECT line FROM orders WHERE valid_order(body) ORDER BY line");
  assert.deepEqual(few.getRows(), [[1], [5]]);
  // More rows than a chunk has.
  const many = await connection.runAndReadAll(
    "SELECT count(*)::INTEGER FROM orders, range(5000) WHERE valid_order(body)",
  );
  assert.deepEqual(many.getRows(), [[10_000]]);
  connection.closeSync();
});
