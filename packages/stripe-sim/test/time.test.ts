import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  advance,
  clientOf,
  openHook,
  openShop,
  secretOf,
  startPlan,
  startSim,
  webhookSecret,
  type Hook,
  type Shop,
} from "./harness.ts";
import type Stripe from "stripe";
import type { StripeSim } from "../src/index.ts";

const start = Date.UTC(2026, 0, 31, 12) / 1000;
const day = 24 * 3600;

let hook: Hook;
let sim: StripeSim;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  hook = await openHook();
  sim = await startSim({ webhook: { url: hook.url, secret: webhookSecret } });
  stripe = clientOf(sim);
  shop = await openShop(stripe);
});

afterAll(async () => {
  await sim.close();
  await hook.close();
});

interface Paid {
  clock: string;
  customer: string;
  subscription: string;
}

/** A customer on its own clock whose first month is paid with a card that stays on file. */
async function payFirstMonth(price: string, frozen = start): Promise<Paid> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen });
  const customer = await stripe.customers.create({ test_clock: clock.id, email: "clock@example.com" });
  const subscription = await startPlan(stripe, customer.id, price);
  await stripe.paymentIntents.confirm(secretOf(subscription).intent, { payment_method: "pm_card_visa" });
  return { clock: clock.id, customer: customer.id, subscription: subscription.id };
}

async function useCard(paid: Paid, token: string): Promise<Stripe.PaymentMethod> {
  const method = await stripe.paymentMethods.attach(token, { customer: paid.customer });
  await stripe.subscriptions.update(paid.subscription, { default_payment_method: method.id });
  return method;
}

async function periodOf(id: string): Promise<[string, string]> {
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0];
  const iso = (second: number | undefined): string => new Date((second ?? 0) * 1000).toISOString().slice(0, 10);
  return [iso(item?.current_period_start), iso(item?.current_period_end)];
}

function eventsOf(customer: string, type: string): Stripe.Event[] {
  return hook.received
    .map(({ event }) => event)
    .filter((event) => event.type === type && JSON.stringify(event.data.object).includes(customer));
}

describe("renewal", () => {
  it("bills 13 months, keeping to the last day of short months", async () => {
    const paid = await payFirstMonth(shop.monthly.id);
    const ends: string[] = [(await periodOf(paid.subscription))[1]];
    for (let month = 1; month <= 12; month += 1) {
      const item = (await stripe.subscriptions.retrieve(paid.subscription)).items.data[0];
      await advance(stripe, paid.clock, (item?.current_period_end ?? 0) + 3600);
      ends.push((await periodOf(paid.subscription))[1]);
    }
    expect(ends).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
      "2026-06-30",
      "2026-07-31",
      "2026-08-31",
      "2026-09-30",
      "2026-10-31",
      "2026-11-30",
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
    ]);
    const invoices = await stripe.invoices.list({ customer: paid.customer, limit: 100 });
    expect(invoices.data).toHaveLength(13);
    expect(invoices.data.every((invoice) => invoice.status === "paid" && invoice.amount_paid === 2900)).toBe(true);
    expect(new Set(invoices.data.map((invoice) => invoice.number)).size).toBe(13);
    expect(invoices.data.filter((invoice) => invoice.billing_reason === "subscription_cycle")).toHaveLength(12);
    expect((await stripe.subscriptions.retrieve(paid.subscription)).status).toBe("active");
    await hook.until(() => eventsOf(paid.customer, "invoice.paid").length === 13);
    await hook.until(() => eventsOf(paid.customer, "invoice.upcoming").length === 12);
    const [told] = eventsOf(paid.customer, "invoice.upcoming");
    expect(told?.data.object).toMatchObject({ amount_due: 2900, billing_reason: "upcoming", status: "draft" });
  });

  it("moves at most two intervals at a time, and only forward", async () => {
    const paid = await payFirstMonth(shop.monthly.id);
    await expect(advance(stripe, paid.clock, start + 70 * day)).rejects.toThrow(/two intervals/);
    await expect(advance(stripe, paid.clock, start - 1)).rejects.toThrow(/into the future/);
    const moving = await stripe.testHelpers.testClocks.advance(paid.clock, { frozen_time: start + day });
    expect(moving.status).toBe("advancing");
  });

  it("ends at the period's end when that was asked for, unless it was undone", async () => {
    const kept = await payFirstMonth(shop.monthly.id);
    const ended = await payFirstMonth(shop.monthly.id);
    for (const { subscription } of [kept, ended]) {
      const asked = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
      expect(asked.cancel_at_period_end).toBe(true);
      expect(asked.cancel_at).toBe(asked.items.data[0]?.current_period_end);
      expect(asked.status).toBe("active");
    }
    const undone = await stripe.subscriptions.update(kept.subscription, { cancel_at_period_end: false });
    expect(undone).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    for (const { clock } of [kept, ended]) await advance(stripe, clock, start + 30 * day);
    expect((await stripe.subscriptions.retrieve(kept.subscription)).status).toBe("active");
    const gone = await stripe.subscriptions.retrieve(ended.subscription);
    expect(gone.status).toBe("canceled");
    expect(gone.ended_at).toBe(undone.items.data[0]?.current_period_end);
    expect((await stripe.invoices.list({ customer: ended.customer })).data).toHaveLength(1);
    await hook.until(() => eventsOf(ended.customer, "customer.subscription.deleted").length === 1);
  });
});

describe("a first payment that never comes", () => {
  it("expires after 23 hours and can then no longer be paid", async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
    const customer = await stripe.customers.create({ test_clock: clock.id });
    const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
    const { intent, invoice } = secretOf(subscription);
    await advance(stripe, clock.id, start + 23 * 3600 - 1);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete");
    await advance(stripe, clock.id, start + 23 * 3600);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete_expired");
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe("void");
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("canceled");
    await expect(stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).rejects.toThrow(/canceled/);
  });
});

describe("dunning", () => {
  it("retries for two weeks with a card that fails, then cancels", async () => {
    const paid = await payFirstMonth(shop.monthly.id);
    await useCard(paid, "pm_card_chargeCustomerFail");
    const end = (await stripe.subscriptions.retrieve(paid.subscription)).items.data[0]?.current_period_end ?? 0;
    await advance(stripe, paid.clock, end + 3600);
    const late = await stripe.subscriptions.retrieve(paid.subscription, { expand: ["latest_invoice"] });
    expect(late.status).toBe("past_due");
    expect(late.latest_invoice).toMatchObject({ status: "open", attempt_count: 1, next_payment_attempt: end + day });
    await advance(stripe, paid.clock, end + 13 * day);
    expect((await stripe.subscriptions.retrieve(paid.subscription)).status).toBe("past_due");
    await advance(stripe, paid.clock, end + 15 * day);
    const gone = await stripe.subscriptions.retrieve(paid.subscription, { expand: ["latest_invoice"] });
    expect(gone.status).toBe("canceled");
    expect(gone.cancellation_details?.reason).toBe("payment_failed");
    expect(gone.latest_invoice).toMatchObject({ status: "open", attempt_count: 8, next_payment_attempt: null });
    await hook.until(() => eventsOf(paid.customer, "invoice.payment_failed").length === 8);
  });

  it("recovers when a better card is put on file", async () => {
    const paid = await payFirstMonth(shop.monthly.id);
    await useCard(paid, "pm_card_chargeCustomerFail");
    await advance(stripe, paid.clock, start + 28 * day + 3600);
    expect((await stripe.subscriptions.retrieve(paid.subscription)).status).toBe("past_due");
    await useCard(paid, "pm_card_mastercard");
    await advance(stripe, paid.clock, start + 29 * day);
    const well = await stripe.subscriptions.retrieve(paid.subscription, { expand: ["latest_invoice"] });
    expect(well.status).toBe("active");
    expect(well.latest_invoice).toMatchObject({ status: "paid", attempt_count: 2 });
  });

  it("asks for the holder when the bank wants to see them, and pays when they come", async () => {
    const paid = await payFirstMonth(shop.monthly.id);
    await useCard(paid, "pm_card_authenticationRequired");
    await advance(stripe, paid.clock, start + 28 * day + 3600);
    const late = await stripe.subscriptions.retrieve(paid.subscription, {
      expand: ["latest_invoice.confirmation_secret"],
    });
    expect(late.status).toBe("past_due");
    await hook.until(() => eventsOf(paid.customer, "invoice.payment_action_required").length === 1);
    const { intent } = secretOf(late);
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("requires_action");
    await fetch(`${sim.url}/3ds/${intent}/complete`, { method: "POST" });
    expect((await stripe.subscriptions.retrieve(paid.subscription)).status).toBe("active");
  });
});
