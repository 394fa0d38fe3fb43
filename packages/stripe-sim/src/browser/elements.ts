import { createElement, insideOf, type CardElement, type CardElementInside, type ElementOptions } from "./element.ts";
import { IntegrationError, retrieveIntent, type Client, type StripeError } from "./client.ts";

export interface ElementsOptions {
  clientSecret?: string;
  mode?: "payment" | "setup" | "subscription";
  amount?: number;
  currency?: string;
  appearance?: { variables?: Record<string, string> };
}

export interface Elements {
  create(type: string, options?: ElementOptions): CardElement;
  getElement(type: string | { __elementType?: string }): CardElement | null;
  update(options: Partial<ElementsOptions>): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<{ error: StripeError } | { selectedPaymentMethod: string }>;
}

interface ElementsInside {
  clientSecret(): string | undefined;
  isSubmitted(): boolean;
  element(): CardElementInside | undefined;
}

const insides = new WeakMap<object, ElementsInside>();

export function insideOfElements(elements: object): ElementsInside {
  const inside = insides.get(elements);
  if (!inside) throw new IntegrationError("Expected elements made by stripe.elements().");
  return inside;
}

const types = ["payment", "card"];

function checkOptions(options: ElementsOptions): void {
  if (options.clientSecret !== undefined || options.mode === undefined) return;
  if (options.mode !== "setup" && (!Number.isInteger(options.amount) || (options.amount ?? -1) < 0)) {
    throw new IntegrationError("Invalid value for elements(): amount must be a non-negative integer.");
  }
  if (!options.currency) throw new IntegrationError("Missing value for elements(): currency should be a string.");
}

function paint(host: HTMLElement, variables: Record<string, string> = {}): void {
  const names: Record<string, string> = {
    colorPrimary: "--sim-primary",
    colorText: "--sim-text",
    colorDanger: "--sim-danger",
    colorBackground: "--sim-background",
    borderRadius: "--sim-radius",
  };
  for (const [name, value] of Object.entries(variables)) {
    const property = names[name];
    if (property) host.style.setProperty(property, value);
    if (name === "fontFamily") host.style.fontFamily = value;
  }
  // The colour of the text fits the fields only together with the page's own background for them.
  const { colorBackground, colorText } = variables;
  if (colorBackground && colorText) host.style.setProperty("--sim-input-text", colorText);
}

/** Since 2025-09-30 Elements refuse the secret of an intent that can no longer be paid. */
async function checkIntent(client: Client, clientSecret: string, inside: CardElementInside): Promise<void> {
  const found = await retrieveIntent(client, clientSecret);
  const status = found.value?.status ?? "";
  const isOver = ["succeeded", "canceled", "processing"].includes(status);
  if (!found.error && !isOver) return;
  const error = found.error ?? {
    type: "invalid_request_error",
    message: `The PaymentIntent is in a terminal state (${status}) and cannot be used to initialize Elements.`,
  };
  inside.emit("loaderror", { error });
}

export function createElements(client: Client, given: ElementsOptions): Elements {
  checkOptions(given);
  let options = given;
  let isSubmitted = false;
  const made = new Map<string, CardElement>();
  const current = (): CardElementInside | undefined => {
    const element = made.get("payment") ?? made.get("card");
    return element && insideOf(element);
  };
  const elements: Elements = {
    create(type, elementOptions = {}) {
      if (!types.includes(type)) {
        throw new IntegrationError(
          `A valid Element name must be provided. Valid Elements here are: ${types.join(", ")}.`,
        );
      }
      if (made.has(type)) throw new IntegrationError(`Can only create one Element of type ${type}.`);
      const element = createElement(type, elementOptions, () => made.delete(type));
      const inside = insideOf(element);
      paint(inside.host, options.appearance?.variables);
      inside.host.addEventListener("input", () => {
        isSubmitted = false;
      });
      made.set(type, element);
      if (options.clientSecret !== undefined) void checkIntent(client, options.clientSecret, inside);
      return element;
    },
    getElement: (type) => made.get(typeof type === "string" ? type : (type.__elementType ?? "")) ?? null,
    update(next) {
      options = { ...options, ...next };
      checkOptions(options);
      const element = current();
      if (element) paint(element.host, next.appearance?.variables);
    },
    fetchUpdates: () => Promise.resolve({}),
    submit() {
      const element = current();
      if (!element) throw new IntegrationError("elements.submit() needs a mounted Payment Element.");
      const error = element.validate();
      isSubmitted = error === undefined;
      return Promise.resolve(error ? { error } : { selectedPaymentMethod: "card" });
    },
  };
  insides.set(elements, {
    clientSecret: () => options.clientSecret,
    isSubmitted: () => isSubmitted,
    element: current,
  });
  return elements;
}
