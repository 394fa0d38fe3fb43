import { afterAll, beforeAll, describe, expect, it } from "vitest";
import Stripe from "stripe";
import {
  browserCall,
  customerOf,
  cardForm,
  clientOf,
  openShop,
  secretOf,
  startPlan,
  startSim,
  type Shop,
} from "./harness.ts";
import type { StripeSim } from "../src/index.ts";

let sim: StripeSim;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  sim = await startSim();
  stripe = clientOf(sim);
  shop = await openShop(stripe);
});

afterAll(() => sim.close());

async function startPayment(): Promise<{ subscription: Stripe.Subscription; secret: string; intent: string }> {
  const customer = await stripe.customers.create({ email: "payer@example.com" });
  const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
  return { subscription, ...secretOf(subscription) };
}

async function confirm(payment: { intent: string; secret: string }, number: string, more: Record<string, string> = {}) {
  return browserCall(sim, `/v1/payment_intents/${payment.intent}/confirm`, {
    client_secret: payment.secret,
    ...cardForm(number),
    ...more,
  });
}

describe("paying the first invoice of a plan", () => {
  it("starts incomplete, with a secret only where it was asked for", async () => {
    const { subscription, intent } = await startPayment();
    expect(subscription.status).toBe("incomplete");
    expect(subscription.pending_setup_intent).toBeNull();
    const { invoice } = secretOf(subscription);
    expect(invoice.amount_due).toBe(2900);
    expect(invoice.status).toBe("open");
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id);
    expect(subscription.items.data[0]?.current_period_end).toBeGreaterThan(subscription.created);
    const plain = await stripe.invoices.retrieve(invoice.id);
    expect("confirmation_secret" in plain).toBe(false);
    expect("payments" in plain).toBe(false);
    const link = await stripe.invoicePayments.list({ payment: { type: "payment_intent", payment_intent: intent } });
    expect(link.data.map((entry) => entry.invoice)).toEqual([invoice.id]);
  });

  it("is active and keeps the card after 4242 paid", async () => {
    const payment = await startPayment();
    const answer = await confirm(payment, "4242424242424242");
    expect(answer.status).toBe(200);
    expect(answer.body["status"]).toBe("succeeded");
    expect(answer.body["customer"]).toBeUndefined();
    const subscription = await stripe.subscriptions.retrieve(payment.subscription.id, {
      expand: ["latest_invoice.payments", "default_payment_method"],
    });
    expect(subscription.status).toBe("active");
    const method = subscription.default_payment_method;
    expect(typeof method === "object" && method?.card?.last4).toBe("4242");
    const invoice = subscription.latest_invoice;
    if (typeof invoice !== "object" || !invoice) throw new Error("not expanded");
    expect(invoice.status).toBe("paid");
    expect(invoice.amount_paid).toBe(2900);
    expect(invoice.payments?.data[0]?.payment.payment_intent).toBe(payment.intent);
    const intent = await stripe.paymentIntents.retrieve(payment.intent, { expand: ["latest_charge"] });
    expect(typeof intent.latest_charge === "object" && intent.latest_charge?.paid).toBe(true);
    const methods = await stripe.customers.listPaymentMethods(customerOf(subscription), { type: "card" });
    expect(methods.data).toHaveLength(1);
  });

  it.each([
    ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
    ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
    ["4000000000009987", "card_declined", "lost_card", "Your card was declined."],
    ["4000000000009979", "card_declined", "stolen_card", "Your card was declined."],
    ["4000000000000069", "expired_card", undefined, "Your card has expired."],
    ["4000000000000127", "incorrect_cvc", undefined, "Your card's security code is incorrect."],
    [
      "4000000000000119",
      "processing_error",
      undefined,
      "An error occurred while processing your card. Try again in a little bit.",
    ],
  ])("declines %s and takes another card on the same secret", async (number, code, declineCode, message) => {
    const payment = await startPayment();
    const refused = await confirm(payment, number);
    expect(refused.status).toBe(402);
    expect(refused.body["error"]).toMatchObject({ type: "card_error", code, message });
    expect((refused.body["error"] as { decline_code?: string }).decline_code).toBe(declineCode);
    const intent = await stripe.paymentIntents.retrieve(payment.intent);
    expect(intent.status).toBe("requires_payment_method");
    expect(intent.last_payment_error?.code).toBe(code);
    expect((await stripe.subscriptions.retrieve(payment.subscription.id)).status).toBe("incomplete");
    expect((await confirm(payment, "4242424242424242")).body["status"]).toBe("succeeded");
    expect((await stripe.subscriptions.retrieve(payment.subscription.id)).status).toBe("active");
  });

  it("refuses a number that fails Luhn, a past date, and a wrong or missing secret", async () => {
    const payment = await startPayment();
    expect((await confirm(payment, "4242424242424241")).body["error"]).toMatchObject({ code: "incorrect_number" });
    const past = await confirm(payment, "4242424242424242", { "payment_method_data[card][exp_year]": "2020" });
    expect(past.body["error"]).toMatchObject({ code: "invalid_expiry_year" });
    const path = `/v1/payment_intents/${payment.intent}/confirm`;
    expect((await browserCall(sim, path, cardForm("4242424242424242"))).status).toBe(404);
    const wrong = { ...cardForm("4242424242424242"), client_secret: `${payment.intent}_secret_wrong` };
    expect((await browserCall(sim, path, wrong)).status).toBe(404);
    expect((await stripe.paymentIntents.retrieve(payment.intent)).status).toBe("requires_payment_method");
  });

  it("does not confirm an intent twice", async () => {
    const payment = await startPayment();
    await confirm(payment, "4242424242424242");
    const again = await confirm(payment, "4242424242424242");
    expect(again.status).toBe(400);
    expect(again.body["error"]).toMatchObject({ code: "payment_intent_unexpected_state" });
  });

  it("refuses raw card numbers from a server and secret calls from a browser", async () => {
    await expect(
      stripe.paymentMethods.create({
        type: "card",
        card: { number: "4242424242424242", exp_month: 1, exp_year: 2040 },
      }),
    ).rejects.toThrow(/generally unsafe/);
    const answer = await browserCall(sim, "/v1/customers", { email: "a@example.com" });
    expect(answer.status).toBe(401);
  });

  it("pays with a saved card and keeps the cards of others out", async () => {
    const payment = await startPayment();
    const method = await stripe.paymentMethods.attach("pm_card_visa", {
      customer: customerOf(payment.subscription),
    });
    const path = `/v1/payment_intents/${payment.intent}/confirm`;
    const stranger = await stripe.customers.create({});
    const foreign = await stripe.paymentMethods.attach("pm_card_visa", { customer: stranger.id });
    const refused = await browserCall(sim, path, { client_secret: payment.secret, payment_method: foreign.id });
    expect(refused.status).toBe(400);
    const paid = await browserCall(sim, path, { client_secret: payment.secret, payment_method: method.id });
    expect(paid.body["status"]).toBe("succeeded");
  });

  it("makes a free plan active at once, without a secret", async () => {
    const product = await stripe.products.create({ name: "Free" });
    const price = await stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 0,
      recurring: { interval: "month" },
    });
    const customer = await stripe.customers.create({});
    const subscription = await startPlan(stripe, customer.id, price.id);
    expect(subscription.status).toBe("active");
    const invoice = subscription.latest_invoice;
    expect(typeof invoice === "object" && invoice?.confirmation_secret).toBeNull();
  });

  it("answers 400 to an expansion that the API no longer has", async () => {
    const payment = await startPayment();
    const { invoice } = secretOf(payment.subscription);
    const error = await stripe.invoices.retrieve(invoice.id, { expand: ["payment_intent"] }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(String(error)).toContain("This property cannot be expanded (payment_intent)");
  });

  it("answers 400 to a parameter it does not know", async () => {
    const error = await stripe.rawRequest("POST", "/v1/customers", { emial: "x" }).catch((e: unknown) => e);
    expect(error).toMatchObject({ statusCode: 400, code: "parameter_unknown", param: "emial" });
  });
});
