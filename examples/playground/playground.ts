/** The page: texts on the left, and on the right what becomes of them with every keystroke. */
import { tokensOf } from "../../src/cli/code-tokens.ts";
import { type Judged, judge } from "./judge.ts";
import { decodeState, encodeState, type PlaygroundState } from "./state.ts";
import tools from "./tools.json" with { type: "json" };

/** Colours for more than this nobody reads, and the page would stall. */
const MOST_COLORED_CHARACTERS = 200_000;
/** Typing goes on within this. */
const PAUSE_MS = 120;

function element<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}

const picker = element("tool", HTMLSelectElement);
const schema = element("schema", HTMLTextAreaElement);
const args = element("arguments", HTMLTextAreaElement);
const verdict = element("verdict", HTMLElement);
const textTitle = element("text-title", HTMLElement);
const text = element("text", HTMLElement);
const errors = element("errors", HTMLElement);
const warnings = element("warnings", HTMLElement);
const codePanel = element("code-panel", HTMLElement);
const code = element("code", HTMLElement);
const size = element("size", HTMLElement);
const copy = element("copy", HTMLButtonElement);
const copied = element("copied", HTMLElement);

function currentState(): PlaygroundState {
  return { schema: schema.value, args: args.value };
}

function show(judged: Judged): void {
  verdict.textContent = judged.verdict;
  verdict.dataset["kind"] = judged.kind;
  textTitle.textContent = judged.kind === "unusable" ? "What is wrong with the schema" : "What the model reads";
  text.textContent = judged.text;
  errors.textContent = judged.errors;
  warnings.replaceChildren(...judged.warnings.map(listItem));
  warnings.hidden = judged.warnings.length === 0;
  code.replaceChildren(colored(judged.code));
  codePanel.hidden = judged.code === "";
  const bytes = new TextEncoder().encode(judged.code).length;
  size.textContent = `${judged.code.split("\n").length} lines, ${(bytes / 1000).toFixed(1)} kB`;
}

function listItem(warning: string): HTMLLIElement {
  const item = document.createElement("li");
  item.textContent = warning;
  return item;
}

function colored(source: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  if (source.length > MOST_COLORED_CHARACTERS) {
    fragment.append(source);
    return fragment;
  }
  for (const { kind, text: piece } of tokensOf(source)) {
    if (kind === "name" || kind === "other") {
      fragment.append(piece);
      continue;
    }
    const span = document.createElement("span");
    span.className = kind;
    span.textContent = piece;
    fragment.append(span);
  }
  return fragment;
}

/** Links are written a little later than the page is shown: the last one counts. */
let writing = 0;

async function writeLink(): Promise<void> {
  const turn = ++writing;
  const fragment = await encodeState(currentState());
  if (turn === writing) history.replaceState(null, "", `#${fragment}`);
}

async function update(): Promise<void> {
  show(judge(currentState()));
  await writeLink();
}

let pause: ReturnType<typeof setTimeout> | undefined;

function updateSoon(): void {
  clearTimeout(pause);
  copied.textContent = "";
  pause = setTimeout(update, PAUSE_MS);
}

function pick(index: number): void {
  const tool = tools[index];
  if (tool === undefined) return;
  schema.value = JSON.stringify(tool.schema, null, 2);
  args.value = JSON.stringify(tool.args, null, 2);
  for (const area of [schema, args]) area.scrollTop = 0;
}

async function readLink(): Promise<boolean> {
  const state = location.hash.length > 1 ? await decodeState(location.hash.slice(1)) : undefined;
  if (state === undefined) return false;
  schema.value = state.schema;
  args.value = state.args;
  picker.value = "";
  return true;
}

async function start(): Promise<void> {
  picker.append(...tools.map(({ name, source }, i) => new Option(`${name} (${source})`, String(i))));
  picker.value = "0";
  // Not every browser scrolls by keyboard what has no focus.
  for (const scrolled of [text, errors, code]) scrolled.tabIndex = 0;
  if (!(await readLink())) pick(0);
  await update();

  picker.addEventListener("change", () => {
    if (picker.value === "") return;
    pick(Number(picker.value));
    updateSoon();
  });
  for (const area of [schema, args]) {
    area.addEventListener("input", () => {
      picker.value = "";
      updateSoon();
    });
  }
  copy.addEventListener("click", async () => {
    await writeLink();
    try {
      await navigator.clipboard.writeText(location.href);
      copied.textContent = "Copied";
    } catch {
      // Pages of a file may not write to the clipboard everywhere.
      copied.textContent = "The address bar has it";
    }
  });
  window.addEventListener("hashchange", async () => {
    if (await readLink()) await update();
  });
  document.documentElement.dataset["ready"] = "";
}

start();
