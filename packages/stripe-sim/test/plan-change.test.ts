import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance, clientOf, openShop, secretOf, startPlan, startSim, type Shop } from "./harness.ts";
import Stripe from "stripe";
import type { StripeSim } from "../src/index.ts";

const start = Date.UTC(2026, 5, 1) / 1000;
const day = 24 * 3600;

let sim: StripeSim;
let stripe: Stripe;
let shop: Shop;

beforeAll(async () => {
  sim = await startSim();
  stripe = clientOf(sim);
  shop = await openShop(stripe);
});

afterAll(() => sim.close());

interface Running {
  clock: string;
  customer: string;
  id: string;
  item: string;
}

/** A paid subscription, ten days into its first period of thirty. */
async function tenDaysIn(price: string): Promise<Running> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const subscription = await startPlan(stripe, customer.id, price);
  await stripe.paymentIntents.confirm(secretOf(subscription).intent, { payment_method: "pm_card_visa" });
  await advance(stripe, clock.id, start + 10 * day);
  return { clock: clock.id, customer: customer.id, id: subscription.id, item: subscription.items.data[0]?.id ?? "" };
}

function preview(running: Running, price: string): Promise<Stripe.Invoice> {
  return stripe.invoices.createPreview({
    customer: running.customer,
    subscription: running.id,
    subscription_details: {
      items: [{ id: running.item, price }],
      proration_behavior: "always_invoice",
      proration_date: start + 10 * day,
    },
  });
}

function change(
  running: Running,
  price: string,
  more: Stripe.SubscriptionUpdateParams = {},
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.update(running.id, {
    items: [{ id: running.item, price }],
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
    proration_date: start + 10 * day,
    expand: ["latest_invoice.confirmation_secret"],
    ...more,
  });
}

function invoiceOf(subscription: Stripe.Subscription): Stripe.Invoice {
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== "object" || invoice === null) throw new Error("not expanded");
  return invoice;
}

async function putCard(running: Running, token: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(token, { customer: running.customer });
  await stripe.subscriptions.update(running.id, { default_payment_method: method.id });
}

describe("upgrade in mid-period", () => {
  it("charges exactly what the preview said: 20 of 30 days of the difference", async () => {
    const running = await tenDaysIn(shop.monthly.id);
    const shown = await preview(running, shop.bigger.id);
    expect(shown.amount_due).toBe(4667);
    expect(shown.lines.data.map((line) => line.amount)).toEqual([-1933, 6600]);
    const changed = await change(running, shop.bigger.id);
    expect(invoiceOf(changed).amount_paid).toBe(shown.amount_due);
    expect(invoiceOf(changed).billing_reason).toBe("subscription_update");
    expect(changed.items.data[0]?.price.id).toBe(shop.bigger.id);
    expect(changed.items.data[0]?.current_period_end).toBe(Date.UTC(2026, 6, 1) / 1000);
    expect(changed.pending_update).toBeNull();
    expect((await stripe.invoices.list({ customer: running.customer })).data).toHaveLength(2);
  });

  it("keeps the old plan while the payment is declined, until the change is paid for", async () => {
    const running = await tenDaysIn(shop.monthly.id);
    await putCard(running, "pm_card_chargeCustomerFail");
    const held = await change(running, shop.bigger.id);
    expect(held.status).toBe("active");
    expect(held.items.data[0]?.price.id).toBe(shop.monthly.id);
    expect(held.pending_update?.expires_at).toBe(start + 10 * day + 23 * 3600);
    expect(held.pending_update?.subscription_items?.[0]?.price.id).toBe(shop.bigger.id);
    await stripe.invoices.pay(invoiceOf(held).id, { payment_method: "pm_card_visa" });
    const applied = await stripe.subscriptions.retrieve(running.id);
    expect(applied.items.data[0]?.price.id).toBe(shop.bigger.id);
    expect(applied.pending_update).toBeNull();
  });

  it("drops an unpaid change after 23 hours", async () => {
    const running = await tenDaysIn(shop.monthly.id);
    await putCard(running, "pm_card_authenticationRequired");
    const held = await change(running, shop.bigger.id);
    expect(held.pending_update).not.toBeNull();
    expect((await stripe.paymentIntents.retrieve(secretOf(held).intent)).status).toBe("requires_action");
    await advance(stripe, running.clock, start + 11 * day);
    const after = await stripe.subscriptions.retrieve(running.id);
    expect(after.pending_update).toBeNull();
    expect(after.items.data[0]?.price.id).toBe(shop.monthly.id);
    expect(after.status).toBe("active");
    expect((await stripe.invoices.retrieve(invoiceOf(held).id)).status).toBe("void");
    const events = await stripe.events.list({ types: ["customer.subscription.pending_update_expired"] });
    expect(events.data.length).toBeGreaterThan(0);
  });

  it("leaves no trace when it must not stay incomplete and the card is declined", async () => {
    const running = await tenDaysIn(shop.monthly.id);
    await putCard(running, "pm_card_chargeCustomerFail");
    const error = await change(running, shop.bigger.id, { payment_behavior: "error_if_incomplete" }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect((await stripe.subscriptions.retrieve(running.id)).items.data[0]?.price.id).toBe(shop.monthly.id);
    expect((await stripe.invoices.list({ customer: running.customer })).data).toHaveLength(1);
  });
});

describe("monthly to yearly", () => {
  it("credits the rest of the month, charges the year at once and starts it now", async () => {
    const running = await tenDaysIn(shop.monthly.id);
    const shown = await preview(running, shop.yearly.id);
    expect(shown.amount_due).toBe(27840 - 1933);
    const changed = await change(running, shop.yearly.id);
    expect(invoiceOf(changed).amount_paid).toBe(shown.amount_due);
    const item = changed.items.data[0];
    expect(item?.current_period_start).toBe(start + 10 * day);
    expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)).toBe("2027-06-11");
  });
});

describe("a change that gives money back", () => {
  it("leaves a credit that the next invoice uses up", async () => {
    const running = await tenDaysIn(shop.bigger.id);
    const changed = await change(running, shop.monthly.id);
    expect(invoiceOf(changed)).toMatchObject({ total: -4667, amount_due: 0, status: "paid" });
    const customer = await stripe.customers.retrieve(running.customer);
    expect("balance" in customer && customer.balance).toBe(-4667);
    await advance(stripe, running.clock, start + 31 * day);
    const next = (await stripe.invoices.list({ customer: running.customer })).data[0];
    expect(next).toMatchObject({ total: 2900, amount_due: 0, starting_balance: -4667, ending_balance: -1767 });
  });
});

describe("downgrade by schedule", () => {
  it("changes the price with the next period, without a refund", async () => {
    const running = await tenDaysIn(shop.bigger.id);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: running.id });
    const now = schedule.phases[0];
    const planned = await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      phases: [
        { items: [{ price: shop.bigger.id }], start_date: now?.start_date ?? 0, end_date: now?.end_date ?? 0 },
        { items: [{ price: shop.monthly.id }], proration_behavior: "none" },
      ],
    });
    expect(planned.status).toBe("active");
    expect((await stripe.subscriptions.retrieve(running.id)).schedule).toBe(schedule.id);
    await advance(stripe, running.clock, start + 29 * day);
    expect((await stripe.subscriptions.retrieve(running.id)).items.data[0]?.price.id).toBe(shop.bigger.id);
    await advance(stripe, running.clock, start + 31 * day);
    const after = await stripe.subscriptions.retrieve(running.id, { expand: ["latest_invoice"] });
    expect(after.items.data[0]?.price.id).toBe(shop.monthly.id);
    expect(invoiceOf(after)).toMatchObject({ amount_paid: 2900, billing_reason: "subscription_cycle" });
    await advance(stripe, running.clock, start + 62 * day);
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("released");
    expect((await stripe.subscriptions.retrieve(running.id)).schedule).toBeNull();
  });

  it("can be taken back", async () => {
    const running = await tenDaysIn(shop.bigger.id);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: running.id });
    await stripe.subscriptionSchedules.release(schedule.id);
    expect((await stripe.subscriptions.retrieve(running.id)).schedule).toBeNull();
  });
});

describe("what may not change", () => {
  it("refuses new items on an incomplete subscription but takes metadata", async () => {
    const customer = await stripe.customers.create({});
    const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
    const items = [{ id: subscription.items.data[0]?.id ?? "", price: shop.bigger.id }];
    await expect(stripe.subscriptions.update(subscription.id, { items })).rejects.toThrow(/incomplete/);
    const noted = await stripe.subscriptions.update(subscription.id, { metadata: { note: "x" } });
    expect(noted.metadata).toEqual({ user_id: "7", note: "x" });
  });
});
