import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { startStripeSim, type StripeSim, type StripeSimOptions } from "../src/index.ts";

export const secretKey = "sk_test_harness";
export const publishableKey = "pk_test_harness";
export const webhookSecret = "whsec_harness";

export interface Hook {
  url: string;
  /** Raw requests in the order they came. */
  received: { body: string; signature: string; event: Stripe.Event }[];
  /** Answers to give next; 200 when empty. */
  answers: number[];
  until(isDone: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** A real endpoint that checks signatures with the official SDK. */
export async function openHook(): Promise<Hook> {
  const received: Hook["received"] = [];
  const answers: number[] = [];
  const waiting = new Set<() => void>();
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const signature = String(req.headers["stripe-signature"]);
      const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
      received.push({ body, signature, event });
      res.writeHead(answers.shift() ?? 200).end();
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    until: (isDone) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isDone()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function startSim(given: Partial<StripeSimOptions> = {}): Promise<StripeSim> {
  return startStripeSim({ secretKey, publishableKey, retryBaseMs: 20, ...given });
}

export function clientOf(sim: StripeSim, config: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe(secretKey, { host: sim.host, port: sim.port, protocol: "http", maxNetworkRetries: 0, ...config });
}

export async function control(sim: StripeSim, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${sim.url}/_sim/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Calls as a browser does, with the publishable key. */
export async function browserCall(
  sim: StripeSim,
  path: string,
  form: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${sim.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form).toString(),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export function cardForm(number: string, prefix = "payment_method_data"): Record<string, string> {
  return {
    [`${prefix}[type]`]: "card",
    [`${prefix}[card][number]`]: number,
    [`${prefix}[card][exp_month]`]: "12",
    [`${prefix}[card][exp_year]`]: "2040",
    [`${prefix}[card][cvc]`]: "123",
  };
}

export interface Shop {
  monthly: Stripe.Price;
  bigger: Stripe.Price;
  yearly: Stripe.Price;
}

export async function openShop(stripe: Stripe): Promise<Shop> {
  const product = await stripe.products.create({ name: "Growth" });
  const price = (amount: number, interval: "month" | "year"): Promise<Stripe.Price> =>
    stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: amount,
      recurring: { interval },
      lookup_key: `${interval}_${amount}`,
    });
  return {
    monthly: await price(2900, "month"),
    bigger: await price(9900, "month"),
    yearly: await price(27840, "year"),
  };
}

/** The first payment of a plan as the application asks for it. */
export function startPlan(stripe: Stripe, customer: string, price: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
    metadata: { user_id: "7" },
    expand: ["latest_invoice.confirmation_secret", "pending_setup_intent"],
  });
}

export function secretOf(subscription: Stripe.Subscription): {
  secret: string;
  intent: string;
  invoice: Stripe.Invoice;
} {
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== "object" || invoice === null) throw new Error("latest_invoice is not expanded");
  const secret = invoice.confirmation_secret?.client_secret;
  if (!secret) throw new Error("no confirmation secret");
  return { secret, intent: secret.split("_secret_")[0] ?? "", invoice };
}

/** Moves a test clock and waits until everything due has happened. */
export async function advance(stripe: Stripe, clock: string, frozenTime: number): Promise<void> {
  let state = await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozenTime });
  while (state.status === "advancing") state = await stripe.testHelpers.testClocks.retrieve(clock);
}

export function customerOf(subscription: Stripe.Subscription): string {
  return typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id;
}
