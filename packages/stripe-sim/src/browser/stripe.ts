import {
  confirmCard,
  confirmIntent,
  createMethod,
  handleAction,
  type CardGiven,
  type Confirmed,
  type ConfirmGiven,
  type MethodGiven,
} from "./confirm.ts";
import { createClient, IntegrationError, retrieveIntent, type Client } from "./client.ts";
import { createElements, type Elements, type ElementsOptions } from "./elements.ts";

function asPayment(result: Confirmed): object {
  return result.error ? { error: result.error } : { paymentIntent: result.intent };
}

function asSetup(result: Confirmed): object {
  return result.error ? { error: result.error } : { setupIntent: result.intent };
}

async function next(client: Client, clientSecret: string): Promise<Confirmed> {
  const found = await retrieveIntent(client, clientSecret);
  return found.error ? { error: found.error } : handleAction(client, found.value);
}

async function retrieve(client: Client, clientSecret: string): Promise<Confirmed> {
  const found = await retrieveIntent(client, clientSecret);
  return found.error ? { error: found.error } : { intent: found.value };
}

/** The part of the Stripe.js object that the application and its React bindings use. */
function createStripe(base: string, key: string): object {
  if (!/^pk_test_/.test(key))
    throw new IntegrationError("The payment simulator takes only keys that start with pk_test_.");
  const client = createClient(base, key);
  return {
    elements: (options: ElementsOptions = {}): Elements => createElements(client, options),
    confirmPayment: async (given: ConfirmGiven) => asPayment(await confirmIntent(client, given)),
    confirmSetup: async (given: ConfirmGiven) => asSetup(await confirmIntent(client, given)),
    confirmCardPayment: async (secret: string, given?: CardGiven, options?: { handleActions?: boolean }) =>
      asPayment(await confirmCard(client, secret, given, options)),
    confirmCardSetup: async (secret: string, given?: CardGiven, options?: { handleActions?: boolean }) =>
      asSetup(await confirmCard(client, secret, given, options)),
    createPaymentMethod: (given: MethodGiven) => createMethod(client, given),
    retrievePaymentIntent: async (secret: string) => asPayment(await retrieve(client, secret)),
    retrieveSetupIntent: async (secret: string) => asSetup(await retrieve(client, secret)),
    handleCardAction: async (secret: string) => asPayment(await next(client, secret)),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      const result = await next(client, clientSecret);
      return clientSecret.startsWith("seti_") ? asSetup(result) : asPayment(result);
    },
    createToken: () =>
      Promise.reject(new IntegrationError("The payment simulator has no tokens; use createPaymentMethod.")),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

const script = document.currentScript;
const source = script instanceof HTMLScriptElement ? script.src : window.location.href;
// `/v3/` and `/v3/stripe.js` both lie one level below the simulator's root.
const base = new URL("..", source).href.replace(/\/$/, "");

Object.assign(window, {
  Stripe: Object.assign((key: string) => createStripe(base, key), { version: 3 }),
});
