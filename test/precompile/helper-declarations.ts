import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { parseAst } from "vite";
import { helpers } from "../../src/compile/helpers.ts";
import { formats } from "../../src/formats/index.ts";

const src = fileURLToPath(new URL("../../src/", import.meta.url));

/** A top-level declaration as JavaScript, and the others it refers to. */
export interface Declaration {
  readonly name: string;
  readonly text: string;
  readonly uses: readonly string[];
}

/** Of ESTree, what is looked at here. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
  readonly argument: unknown;
  readonly computed: unknown;
  readonly declaration: unknown;
  readonly declarations: unknown;
  readonly elements: unknown;
  readonly id: unknown;
  readonly init: unknown;
  readonly left: unknown;
  readonly local: unknown;
  readonly name: unknown;
  readonly params: unknown;
  readonly properties: unknown;
  readonly shorthand: unknown;
  readonly source: unknown;
  readonly specifiers: unknown;
  readonly value: unknown;
}

/** What stands between a module's functions and its callers. */
const boundaryNames = ["verdictOf", "resultOf", "briefResultOf", "projectedResultOf"];

/** The files whose functions generated code may call. What `compact` declares is taken instead of what others call so. */
function helperFiles(): string[] {
  return ["json", "report", "runtime", "regex", "formats", "compact"].flatMap((folder) =>
    readdirSync(src + folder)
      .filter((file) => file !== "index.ts" && (folder !== "regex" || file.startsWith("run-")))
      .toSorted()
      .map((file) => `${folder}/${file}`),
  );
}

/** The declarations that generated code can reach, in a fixed order. Throws where two have one name. */
export function helperDeclarations(): Declaration[] {
  const files = new Map(helperFiles().map((path) => [path, readFile(path)]));
  const byName = new Map<string, Declaration & { readonly path: string }>();
  const compact = new Map(
    [...files].flatMap(([path, { declarations }]) =>
      path.startsWith("compact/") ? declarations.map(({ name }): [string, string] => [name, path]) : [],
    ),
  );
  const roots = new Set([...Object.keys(helpers), ...boundaryNames, ...Object.values(formatFunctions())]);
  for (const [path, { declarations }] of files) {
    for (const { name } of declarations) if (roots.delete(name)) reach(path, name);
  }
  if (roots.size > 0) throw new Error(`no file declares ${[...roots].join()}`);
  const order = [...files].flatMap(([path, { declarations }]) => declarations.map(({ name }) => ({ path, name })));
  return order.flatMap(({ path, name }) => {
    const found = byName.get(name);
    return found?.path === path ? [found] : [];
  });

  function reach(from: string, name: string): void {
    const path = compact.get(name) ?? from;
    const known = byName.get(name);
    if (known?.path === path) return;
    if (known !== undefined) throw new Error(`${known.path} and ${path} both declare ${name}`);
    const { declarations, imports } = files.get(path)!;
    const { text, node } = declarations.find((each) => each.name === name)!;
    const { referred, bound } = namesIn(node);
    const places = new Map([...declarations.map((each): [string, string] => [each.name, path]), ...imports]);
    const uses = [...referred].filter((each) => places.has(each) && each !== name).toSorted();
    const shadowed = uses.filter((each) => bound.has(each));
    if (shadowed.length > 0) throw new Error(`${name} has a variable of its own called ${shadowed.join()}`);
    byName.set(name, { path, name, text, uses });
    for (const each of uses) reach(places.get(each)!, each);
  }
}

/** The functions of formats, by the names that generated code calls them by. */
export function formatFunctions(): Record<string, string> {
  const own = [...formats.values()].map(({ name, test }) => [`format_${name.replaceAll("-", "_")}`, test.name]);
  return Object.fromEntries([...own, ["format_hostname_legacy", "isLegacyHostname"]]);
}

interface HelperFile {
  readonly declarations: readonly { readonly name: string; readonly text: string; readonly node: SyntaxNode }[];
  /** Each imported name, and the file it comes from. */
  readonly imports: readonly (readonly [name: string, path: string])[];
}

function readFile(path: string): HelperFile {
  const { code } = transformSync(readFileSync(src + path, "utf8"), { loader: "ts", target: "es2019" });
  const statements = parseAst(code).body as unknown as SyntaxNode[];
  return { declarations: statements.flatMap(declarationIn), imports: statements.flatMap(importsOf) };

  function declarationIn(statement: SyntaxNode): HelperFile["declarations"] {
    const node = (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement) as SyntaxNode;
    if (node === null || node.type === "ImportDeclaration") return [];
    if (node.type === "FunctionDeclaration")
      return [{ name: nameOf(node), text: code.slice(node.start, node.end), node }];
    if (node.type === "ClassDeclaration") return [];
    const [declarator, ...others] = (node.declarations ?? []) as SyntaxNode[];
    if (declarator === undefined || others.length > 0) throw new Error(`${path}: ${node.type} is not understood`);
    return [{ name: nameOf(declarator), text: pure(code, node, declarator), node }];
  }

  function importsOf(statement: SyntaxNode): HelperFile["imports"] {
    if (statement.type !== "ImportDeclaration") return [];
    const from = posix.join(posix.dirname(path), (statement.source as { value: string }).value);
    return (statement.specifiers as SyntaxNode[]).map((each) => [(each.local as { name: string }).name, from]);
  }
}

function nameOf(node: SyntaxNode): string {
  return (node.id as { name: string }).name;
}

/** A constant that is made by a call may be dropped where nothing uses it. */
function pure(code: string, declaration: SyntaxNode, declarator: SyntaxNode): string {
  const init = declarator.init as SyntaxNode;
  const isMade = init.type === "CallExpression" || init.type === "NewExpression";
  const before = code.slice(declaration.start, init.start);
  const mark = isMade && !before.includes("@__PURE__") ? "/* @__PURE__ */ " : "";
  return before + mark + code.slice(init.start, declaration.end);
}

/** The names that a declaration refers to, and those it binds inside. Property names are neither. */
function namesIn(declaration: SyntaxNode): { referred: Set<string>; bound: Set<string> } {
  const referred = new Set<string>();
  const bound = new Set<string>();
  visit(declaration);
  return { referred, bound };

  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!isSyntaxNode(node)) return;
    if (node.type === "Identifier") referred.add(node.name as string);
    if (node !== declaration && "params" in node) bind(node.params);
    if (node === declaration) bind(node.params);
    if (node.type === "VariableDeclarator" && !isOwnDeclarator(node)) bind(node.id);
    if (node.type === "FunctionDeclaration" && node !== declaration) bind(node.id);
    for (const [member, child] of Object.entries(node)) {
      const isName = (member === "property" || member === "key") && node.computed === false;
      const isShorthand = node.shorthand === true;
      if (!isName || isShorthand) visit(child);
    }
  }

  function isOwnDeclarator(node: SyntaxNode): boolean {
    return ((declaration.declarations ?? []) as unknown[]).includes(node);
  }

  function bind(pattern: unknown): void {
    if (Array.isArray(pattern)) for (const each of pattern) bind(each);
    if (!isSyntaxNode(pattern)) return;
    if (pattern.type === "Identifier") bound.add(pattern.name as string);
    if (pattern.type === "AssignmentPattern") bind(pattern.left);
    if (pattern.type === "RestElement") bind(pattern.argument);
    if (pattern.type === "ArrayPattern") bind(pattern.elements);
    if (pattern.type === "ObjectPattern") for (const each of pattern.properties as SyntaxNode[]) bind(each.value);
  }
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}
