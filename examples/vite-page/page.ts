import { describe, type ValidationError } from "straightedge/registry";
import { check, validate } from "./booking.schema.json?validator";

/** A field's name is the pointer to its place in the booking: an error finds its field without a table. */
type Field = HTMLInputElement | HTMLSelectElement;

const form = document.querySelector("form")!;
const verdict = document.querySelector("#verdict")!;
const booking = document.querySelector("#booking")!;
const fields = [...form.elements].filter((element): element is Field => "name" in element && element.name !== "");

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const result = validate(readBooking());
  form.classList.toggle("told", !result.ok);
  if (result.ok) tell("right", "The booking is right.", result.value);
  else tellErrors(result.errors);
  fields.find((field) => field.ariaInvalid === "true")?.focus();
});

// Once errors have been told, each correction is judged at once. Where the verdict alone is due, `check` is the fast pass.
form.addEventListener("input", () => {
  if (!form.classList.contains("told")) return;
  const value = readBooking();
  const result = check(value) ? undefined : validate(value);
  if (result === undefined || result.ok) tell("", "");
  else tellErrors(result.errors);
});

function tellErrors(errors: readonly ValidationError[]): void {
  tell("wrong", "The booking is not right yet.", errors, errors);
}

function tell(kind: string, text: string, data?: unknown, errors: readonly ValidationError[] = []): void {
  verdict.className = kind;
  verdict.textContent = text;
  booking.textContent = data === undefined ? "" : JSON.stringify(data, null, 2);
  for (const field of fields) {
    const own = errors.filter(({ path }) => path === field.name);
    field.ariaInvalid = String(own.length > 0);
    document.getElementById(`${field.id}-error`)!.textContent = describe(own);
  }
}

/** An empty field is a missing property; a number that is none stays text, so that the error tells. */
function readBooking(): object {
  const value: Record<string, unknown> & { guest: Record<string, unknown> } = { guest: {} };
  for (const { name, value: text, dataset } of fields) {
    if (text.trim() === "") continue;
    const number = Number(text);
    const token = name.slice(name.lastIndexOf("/") + 1);
    const target = name.startsWith("/guest/") ? value.guest : value;
    target[token] = dataset["type"] === "number" && !Number.isNaN(number) ? number : text;
  }
  return value;
}
