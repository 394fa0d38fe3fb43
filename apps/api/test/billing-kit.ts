import Stripe from "stripe";
import { expect } from "vitest";
import { makeUser, type TestUser } from "./factories.ts";
import { confirmCard } from "./pay.ts";
import type { TestApp } from "./test-app.ts";

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  insufficient: "4000000000009995",
  expired: "4000000000000069",
  wrongCvc: "4000000000000127",
  processingError: "4000000000000119",
  failsWhenCharged: "4000000000000341",
  asksBankUntilSaved: "4000002500003155",
  asksBankAlways: "4000002760003184",
  asksBankThenDeclines: "4000008260003178",
} as const;

export const intentOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

const day = 86_400;
export const days = (count: number): number => count * day;

/** Everything a billing test does to the app and to the provider behind it. */
export function createBillingKit(app: TestApp) {
  const handedOver = new Set<string>();
  const events = new Map<string, Stripe.Event>();
  const { payments } = app.services.billing;
  const base = payments.apiBase ?? "";

  /** The simulator's own controls. */
  const control = async (method: "GET" | "POST" | "DELETE", path: string, body: object = {}) => {
    const response = await fetch(`${base}/_sim/${path}`, {
      method,
      ...(method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    // oxlint-disable-next-line typescript/no-unsafe-return -- tests look into responses freely
    return text === "" ? null : JSON.parse(text);
  };

  const planId = async (name: string, cycle = "Monthly"): Promise<string> => {
    const { status, body } = await app.anonymous.get(`/subscription-plans/?billing_cycle=${cycle}`);
    if (status !== 200) throw new Error(`Plans: ${status} ${JSON.stringify(body)}`);
    return body.plans.find((plan: { name: string }) => plan.name === name).id;
  };

  const pay = async (user: TestUser, name = "Growth", cycle = "Monthly") =>
    user.call.post("/subscription/pay/", { subscription: { plan_id: await planId(name, cycle) } });

  const verify = (user: TestUser, clientSecret: string) =>
    user.call.post("/payment/verify/", { payment_intent: intentOf(clientSecret) });

  const buy = async (user: TestUser, { plan = "Growth", cycle = "Monthly", card = cards.good as string } = {}) => {
    const { body } = await pay(user, plan, cycle);
    expect((await confirmCard(app, body.clientSecret, card)).status).toBe("succeeded");
    expect((await verify(user, body.clientSecret)).body.is_active).toBe(true);
    return body.clientSecret as string;
  };

  const customerOf = async ({ id }: { id: string }): Promise<string> =>
    (
      await app.db
        .selectFrom("billing_customers")
        .select("provider_customer_id")
        .where("user_id", "=", id)
        .executeTakeFirstOrThrow()
    ).provider_customer_id;

  /** The bank's page of 3-D Secure. */
  const bank = async (clientSecret: string, answer: "complete" | "fail"): Promise<void> => {
    const response = await fetch(`${base}/3ds/${intentOf(clientSecret)}/${answer}?modal=1`, {
      method: "POST",
      redirect: "manual",
    });
    if (response.status >= 400) throw new Error(`3-D Secure: ${response.status} ${await response.text()}`);
  };

  /** Saves a card as the page does: set up, confirmed at the provider, then named. */
  const saveCard = async (user: TestUser, number: string, name = "Card", year = "2040") => {
    const { body } = await user.call.post("/payment-method/setup/");
    const form = new URLSearchParams({
      client_secret: body.clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": year,
      "payment_method_data[card][cvc]": "123",
    });
    const response = await fetch(`${base}/v1/setup_intents/${intentOf(body.clientSecret)}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${payments.publishableKey}` },
      body: form,
    });
    const intent = (await response.json()) as { payment_method: string; status: string };
    if (intent.status === "requires_action") await bank(body.clientSecret, "complete");
    const added = await user.call.post("/payment-method/", { payment_method_id: intent.payment_method, name });
    return { id: intent.payment_method, added };
  };

  /** What the provider noted since the last look, oldest first. */
  const newEvents = async (): Promise<Stripe.Event[]> => {
    const found: Stripe.Event[] = [];
    for await (const event of payments.stripe.events.list({ limit: 100 })) {
      if (events.has(event.id)) break;
      found.push(event);
    }
    return found.toReversed();
  };

  /** Hands over this user's events that have not been yet, oldest first as the provider would, and runs their jobs. */
  const deliver = async (user: TestUser): Promise<void> => {
    const secret = payments.webhookSecrets[0] ?? "";
    const customer = await customerOf(user);
    for (const event of await newEvents()) events.set(event.id, event);
    for (const event of events.values()) {
      const { object } = event.data;
      // A dispute names no customer.
      const isTheirs = object.object === "dispute" || ("customer" in object && object.customer === customer);
      if (handedOver.has(event.id) || !isTheirs) continue;
      handedOver.add(event.id);
      const payload = JSON.stringify(event);
      const { status } = await app.anonymous.raw({
        method: "POST",
        url: "/api/stripe/webhook/",
        payload,
        headers: {
          "content-type": "application/json",
          "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
      });
      expect(status).toBe(200);
    }
    await app.runJobs();
  };

  return {
    control,
    planId,
    pay,
    verify,
    buy,
    customerOf,
    saveCard,
    stripe: payments.stripe,
    confirm: (clientSecret: string, number: string) => confirmCard(app, clientSecret, number),
    state: async (user: TestUser) => {
      const { status, body } = await user.call.get("/subscribe/");
      if (status !== 200) throw new Error(`State: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    advance: (seconds: number) => control("POST", "clock", { advance_s: seconds }),
    /** What the nightly check does: the provider's word becomes ours. */
    sync: () => app.services.billing.reconcile("nightly"),
    newUser: () => makeUser(app),
    bank,
    deliver,
  };
}

export type BillingKit = ReturnType<typeof createBillingKit>;
