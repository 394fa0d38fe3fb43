import { cardFormStyle } from "./card-form-style.ts";
import {
  cardDetails,
  cardProblems,
  formatExpiry,
  formatNumber,
  digitsOf,
  type CardDetails,
  type CardEntry,
  type CardProblem,
} from "./card-check.ts";

interface CardForm {
  host: HTMLElement;
  problems(): CardProblem[];
  /** Shows what is wrong and puts the cursor on the first problem. */
  show(problems: readonly CardProblem[]): void;
  details(): CardDetails;
  isEmpty(): boolean;
  clear(): void;
  focus(): void;
  disable(isDisabled: boolean): void;
}

interface FieldGiven {
  key: keyof CardEntry;
  label: string;
  placeholder: string;
  autocomplete: AutoFill;
  format: (text: string) => string;
}

const fields: readonly FieldGiven[] = [
  {
    key: "number",
    label: "Card number",
    placeholder: "1234 1234 1234 1234",
    autocomplete: "cc-number",
    format: formatNumber,
  },
  { key: "expiry", label: "Expiration date", placeholder: "MM / YY", autocomplete: "cc-exp", format: formatExpiry },
  {
    key: "cvc",
    label: "CVC",
    placeholder: "CVC",
    autocomplete: "cc-csc",
    format: (text) => digitsOf(text).slice(0, 4),
  },
];

interface Field {
  key: keyof CardEntry;
  box: HTMLElement;
  input: HTMLInputElement;
  problem: HTMLElement;
}

function createField(given: FieldGiven): Field {
  const box = document.createElement("div");
  box.className = `field ${given.key}`;
  const label = document.createElement("label");
  label.textContent = given.label;
  label.htmlFor = `card-${given.key}`;
  const input = document.createElement("input");
  input.id = `card-${given.key}`;
  input.name = given.key;
  input.inputMode = "numeric";
  input.autocomplete = given.autocomplete;
  input.placeholder = given.placeholder;
  input.required = true;
  input.setAttribute("aria-describedby", `card-${given.key}-problem`);
  const problem = document.createElement("p");
  problem.className = "problem";
  problem.id = `card-${given.key}-problem`;
  problem.setAttribute("role", "alert");
  box.append(label, input, problem);
  input.addEventListener("input", () => {
    const atEnd = input.selectionStart === input.value.length;
    if (atEnd) input.value = given.format(input.value);
    problem.textContent = "";
    input.removeAttribute("aria-invalid");
  });
  return { key: given.key, box, input, problem };
}

interface CardFormEvents {
  onChange: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The card fields, in a shadow root so that neither the page's styles nor its form get at them. */
export function createCardForm(events: CardFormEvents): CardForm {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardFormStyle);
  root.adoptedStyleSheets = [sheet];
  const group = document.createElement("fieldset");
  group.className = "fields";
  group.setAttribute("aria-label", "Card");
  const made = fields.map(createField);
  const hint = document.createElement("p");
  hint.className = "hint";
  hint.textContent = "Test cards only, for example 4242 4242 4242 4242 with any future date and any CVC.";
  group.append(...made.map((field) => field.box), hint);
  root.append(group);

  const value = (key: keyof CardEntry): string => made.find((field) => field.key === key)?.input.value ?? "";
  const entry = (): CardEntry => ({ number: value("number"), expiry: value("expiry"), cvc: value("cvc") });
  for (const { input } of made) {
    input.addEventListener("input", events.onChange);
    input.addEventListener("focus", events.onFocus);
    input.addEventListener("blur", events.onBlur);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") host.closest("form")?.requestSubmit();
    });
  }
  return {
    host,
    problems: () => cardProblems(entry(), new Date()),
    show(problems) {
      for (const field of made) {
        const found = problems.find((problem) => problem.field === field.key);
        field.problem.textContent = found?.message ?? "";
        if (found) field.input.setAttribute("aria-invalid", "true");
        else field.input.removeAttribute("aria-invalid");
      }
      made.find((field) => field.problem.textContent !== "")?.input.focus();
    },
    details: () => cardDetails(entry()),
    isEmpty: () => made.every((field) => field.input.value === ""),
    clear() {
      for (const field of made) field.input.value = "";
    },
    focus: () => made[0]?.input.focus(),
    disable(isDisabled) {
      group.disabled = isDisabled;
    },
  };
}
