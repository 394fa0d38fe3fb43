import { brandOf, type CardDetails } from "./card-check.ts";
import { createCardForm } from "./card-form.ts";
import { IntegrationError, type FormField, type StripeError } from "./client.ts";

type Handler = (event?: unknown) => void;

export interface ElementOptions {
  disabled?: boolean;
  defaultValues?: { billingDetails?: Record<string, FormField> };
}

/** What `elements.create()` gives to the page. */
export interface CardElement {
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: ElementOptions): void;
  on(name: string, handler: Handler): CardElement;
  once(name: string, handler: Handler): CardElement;
  off(name: string, handler?: Handler): CardElement;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
}

/** What the library itself may do with an element. */
export interface CardElementInside {
  type: string;
  host: HTMLElement;
  validate(): StripeError | undefined;
  details(): CardDetails;
  billingDetails(): Record<string, FormField>;
  emit(name: string, event: object): void;
}

const insides = new WeakMap<object, CardElementInside>();

export function insideOf(element: object): CardElementInside {
  const inside = insides.get(element);
  if (!inside) throw new IntegrationError("Expected an element created by this library.");
  return inside;
}

function findTarget(target: string | HTMLElement): HTMLElement {
  const found = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  if (!found)
    throw new IntegrationError(
      `The selector you specified (${typeof target === "string" ? target : "element"}) applies to no DOM elements.`,
    );
  return found;
}

export function createElement(type: string, given: ElementOptions, onDestroy: () => void): CardElement {
  const handlers = new Map<string, Set<Handler>>();
  const emit = (name: string, event: object): void => {
    for (const handler of handlers.get(name) ?? []) handler({ elementType: type, ...event });
  };
  const form = createCardForm({
    onChange: () => {
      const isComplete = form.problems().length === 0;
      const brand = brandOf(form.details().number);
      emit("change", { empty: form.isEmpty(), complete: isComplete, value: { type: "card" }, brand, collapsed: false });
    },
    onFocus: () => emit("focus", {}),
    onBlur: () => emit("blur", {}),
  });
  let options = given;
  form.disable(options.disabled ?? false);

  const element: CardElement = {
    mount(target) {
      findTarget(target).replaceChildren(form.host);
      // The page attaches its handlers right after mounting, so readiness is told a moment later.
      queueMicrotask(() => emit("ready", {}));
    },
    unmount: () => form.host.remove(),
    destroy() {
      form.clear();
      form.host.remove();
      onDestroy();
    },
    update(next) {
      options = { ...options, ...next };
      form.disable(options.disabled ?? false);
    },
    on(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler));
      return element;
    },
    once(name, handler) {
      const onceOnly: Handler = (event) => {
        element.off(name, onceOnly);
        handler(event);
      };
      return element.on(name, onceOnly);
    },
    off(name, handler) {
      if (handler) handlers.get(name)?.delete(handler);
      else handlers.delete(name);
      return element;
    },
    focus: () => form.focus(),
    blur() {
      if (document.activeElement === form.host) form.host.blur();
    },
    clear: () => form.clear(),
    collapse() {},
  };
  insides.set(element, {
    type,
    host: form.host,
    validate() {
      const problems = form.problems();
      form.show(problems);
      const first = problems[0];
      return first && { type: "validation_error", code: first.code, message: first.message };
    },
    details: () => form.details(),
    billingDetails: () => options.defaultValues?.billingDetails ?? {},
    emit,
  });
  return element;
}
