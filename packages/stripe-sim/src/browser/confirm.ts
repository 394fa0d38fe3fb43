import { insideOf } from "./element.ts";
import { insideOfElements } from "./elements.ts";
import { showChallenge } from "./challenge.ts";
import {
  IntegrationError,
  intentPath,
  retrieveIntent,
  type Client,
  type FormField,
  type Intent,
  type StripeError,
} from "./client.ts";

interface ConfirmParams {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: Record<string, FormField> };
  receipt_email?: string;
}

export interface ConfirmGiven {
  elements?: object;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: "always" | "if_required";
}

export type Confirmed = { intent: Intent; error?: undefined } | { intent?: undefined; error: StripeError };

type Fields = Record<string, FormField>;

/** The card of the mounted element, together with the billing details known about it. */
function typedCard(elements: object, extra: Fields = {}): Fields {
  const element = insideOfElements(elements).element();
  if (!element) throw new IntegrationError("There is no mounted Payment Element or Card Element.");
  return { type: "card", card: { ...element.details() }, billing_details: { ...element.billingDetails(), ...extra } };
}

function failureOf(intent: Intent): StripeError | undefined {
  if (intent.status !== "requires_payment_method") return undefined;
  const fallback = { type: "card_error", message: "Your payment was not completed." };
  return { ...(intent.last_payment_error ?? intent.last_setup_error ?? fallback), [intent.object]: intent };
}

/** Stays pending while the browser leaves the page, as Stripe.js does. */
function leave(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

function returnAddress(returnUrl: string, intent: Intent): string {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set("redirect_status", intent.status === "requires_payment_method" ? "failed" : intent.status);
  return url.href;
}

/** Takes an intent that waits for its holder through 3-D Secure. */
export async function handleAction(client: Client, intent: Intent): Promise<Confirmed> {
  if (intent.status !== "requires_action") return { intent };
  await showChallenge(client, intent.id);
  const found = await retrieveIntent(client, intent.client_secret);
  if (found.error) return { error: found.error };
  const error = failureOf(found.value);
  return error ? { error } : { intent: found.value };
}

async function send(client: Client, clientSecret: string, fields: Fields): Promise<Confirmed> {
  const path = `${intentPath(clientSecret)}/confirm`;
  const found = await client.request<Intent>("POST", path, {
    client_secret: clientSecret,
    use_stripe_sdk: true,
    ...fields,
  });
  return found.error ? { error: found.error } : { intent: found.value };
}

function methodFields(given: ConfirmGiven): Fields {
  const params = given.confirmParams ?? {};
  if (params.payment_method) return { payment_method: params.payment_method };
  if (!given.elements) throw new IntegrationError("Missing elements or confirmParams.payment_method.");
  return { payment_method_data: typedCard(given.elements, params.payment_method_data?.billing_details) };
}

/** `confirmPayment` and `confirmSetup`. */
export async function confirmIntent(client: Client, given: ConfirmGiven): Promise<Confirmed> {
  const inside = given.elements && insideOfElements(given.elements);
  const clientSecret = given.clientSecret ?? inside?.clientSecret();
  const returnUrl = given.confirmParams?.return_url;
  const isAlways = (given.redirect ?? "always") === "always";
  if (!clientSecret) throw new IntegrationError("Missing clientSecret.");
  if (isAlways && !returnUrl)
    throw new IntegrationError('confirmParams.return_url is required unless redirect is "if_required".');
  const usesForm = inside && !given.confirmParams?.payment_method;
  if (usesForm && inside.clientSecret() === undefined && !inside.isSubmitted()) {
    throw new IntegrationError("elements.submit() must be called before stripe.confirmPayment().");
  }
  const problem = usesForm ? inside.element()?.validate() : undefined;
  if (problem) return { error: problem };
  const sent = await send(client, clientSecret, {
    ...methodFields(given),
    ...(returnUrl === undefined ? {} : { return_url: new URL(returnUrl, window.location.href).href }),
    ...(given.confirmParams?.receipt_email ? { receipt_email: given.confirmParams.receipt_email } : {}),
  });
  if (sent.error) return sent;
  const challenge = sent.intent.next_action?.redirect_to_url?.url;
  if (isAlways && challenge) return leave(challenge);
  const done = await handleAction(client, sent.intent);
  if (done.error || !isAlways || returnUrl === undefined) return done;
  return leave(returnAddress(returnUrl, done.intent));
}

export interface CardGiven {
  payment_method?: string | { card: object; billing_details?: Record<string, FormField> };
  return_url?: string;
  setup_future_usage?: string;
  receipt_email?: string;
}

/** `confirmCardPayment` and `confirmCardSetup`: 3-D Secure always in a dialog. */
export async function confirmCard(
  client: Client,
  clientSecret: string,
  given: CardGiven = {},
  options: { handleActions?: boolean } = {},
): Promise<Confirmed> {
  const { payment_method: method, setup_future_usage, receipt_email } = given;
  const fields: Fields = { setup_future_usage, receipt_email };
  if (typeof method === "string") fields["payment_method"] = method;
  else if (method) {
    const element = insideOf(method.card);
    const problem = element.validate();
    if (problem) return { error: problem };
    const billing = { ...element.billingDetails(), ...method.billing_details };
    fields["payment_method_data"] = { type: "card", card: { ...element.details() }, billing_details: billing };
  }
  const sent = await send(client, clientSecret, fields);
  if (sent.error || options.handleActions === false) return sent;
  return handleAction(client, sent.intent);
}

export interface MethodGiven {
  type?: string;
  card?: object;
  billing_details?: Record<string, FormField>;
  elements?: object;
  params?: { billing_details?: Record<string, FormField> };
}

export async function createMethod(client: Client, given: MethodGiven): Promise<object> {
  const element = given.elements ? insideOfElements(given.elements).element() : given.card && insideOf(given.card);
  if (!element) throw new IntegrationError("Missing card or elements.");
  const problem = element.validate();
  if (problem) return { error: problem };
  const billing = { ...element.billingDetails(), ...(given.params?.billing_details ?? given.billing_details) };
  const found = await client.request<object>("POST", "payment_methods", {
    type: "card",
    card: { ...element.details() },
    billing_details: billing,
  });
  return found.error ? { error: found.error } : { paymentMethod: found.value };
}
