import { afterAll, beforeAll, describe, expect, it } from "vitest";
import Stripe from "stripe";
import { clientOf, control, openShop, secretOf, startPlan, startSim, type Shop } from "./harness.ts";
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

async function paidPlan(): Promise<{ customer: string; subscription: string; intent: string; invoice: string }> {
  const customer = await stripe.customers.create({});
  const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
  const { intent, invoice } = secretOf(subscription);
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  return { customer: customer.id, subscription: subscription.id, intent, invoice: invoice.id };
}

describe("catalogue", () => {
  it("finds prices by lookup key, which only moves when told to", async () => {
    const key = "starter_monthly";
    const product = await stripe.products.create({ id: "prod_starter", name: "Starter" });
    const given = { product: product.id, currency: "usd", unit_amount: 900, recurring: { interval: "month" as const } };
    const first = await stripe.prices.create({ ...given, lookup_key: key });
    await expect(stripe.prices.create({ ...given, lookup_key: key })).rejects.toThrow(/already uses that lookup key/);
    const second = await stripe.prices.create({
      ...given,
      unit_amount: 1100,
      lookup_key: key,
      transfer_lookup_key: true,
    });
    const found = await stripe.prices.list({ lookup_keys: [key], expand: ["data.product"] });
    expect(found.data.map((price) => price.id)).toEqual([second.id]);
    expect(found.data[0]?.product).toMatchObject({ name: "Starter" });
    expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    await expect(stripe.products.create({ id: "prod_starter", name: "Again" })).rejects.toThrow(/already exists/);
  });
});

describe("customers", () => {
  it("pages through a list, newest first", async () => {
    const email = "pages@example.com";
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await stripe.customers.create({ email })).id);
    const first = await stripe.customers.list({ email, limit: 2 });
    expect(first.has_more).toBe(true);
    const all: string[] = [];
    for await (const customer of stripe.customers.list({ email, limit: 2 })) all.push(customer.id);
    expect(all).toEqual(made);
  });

  it("ends everything when it is deleted", async () => {
    const plan = await paidPlan();
    expect(await stripe.customers.del(plan.customer)).toMatchObject({ id: plan.customer, deleted: true });
    expect(await stripe.customers.retrieve(plan.customer)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(plan.subscription)).status).toBe("canceled");
    await expect(stripe.customers.update(plan.customer, { name: "x" })).rejects.toThrow(/No such customer/);
  });
});

describe("cards on file", () => {
  it("attaches, updates, lists and detaches; a detached card is no default any more", async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
    const renamed = await stripe.paymentMethods.update(method.id, {
      billing_details: { name: "Ada" },
      metadata: { a: "b" },
    });
    expect(renamed.billing_details.name).toBe("Ada");
    expect((await stripe.customers.listPaymentMethods(customer.id, { type: "card" })).data).toHaveLength(1);
    const other = await stripe.customers.create({});
    await expect(stripe.paymentMethods.attach(method.id, { customer: other.id })).rejects.toThrow(
      /already been attached/,
    );
    await stripe.paymentMethods.detach(method.id);
    const after = await stripe.customers.retrieve(customer.id);
    expect("invoice_settings" in after && after.invoice_settings.default_payment_method).toBeNull();
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it("gives the same card the same fingerprint, and others another", async () => {
    const print = async (token: string): Promise<string | null | undefined> =>
      (await stripe.paymentMethods.create({ type: "card", card: { token } })).card?.fingerprint;
    expect(await print("tok_visa")).toBe(await print("tok_visa"));
    expect(await print("tok_visa")).not.toBe(await print("tok_mastercard"));
  });

  it("saves by set-up intent, and refuses cards that may not be saved", async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" });
    expect(intent.status).toBe("requires_payment_method");
    await expect(
      stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_chargeDeclined" }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    expect((await stripe.setupIntents.retrieve(intent.id)).last_setup_error?.code).toBe("card_declined");
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_chargeCustomerFail" });
    expect(done.status).toBe("succeeded");
    await expect(stripe.setupIntents.cancel(intent.id)).rejects.toThrow(/succeeded/);
    const canceled = await stripe.setupIntents.cancel((await stripe.setupIntents.create({})).id);
    expect(canceled.status).toBe("canceled");
    await expect(stripe.paymentMethods.attach("pm_card_chargeDeclined", { customer: customer.id })).rejects.toThrow(
      /declined/,
    );
  });
});

describe("invoices, refunds and disputes", () => {
  it("makes a stale secret unpayable when the old attempt is canceled and voided", async () => {
    const customer = await stripe.customers.create({});
    const old = await startPlan(stripe, customer.id, shop.monthly.id);
    const { intent, invoice } = secretOf(old);
    await expect(stripe.paymentIntents.cancel(intent)).rejects.toThrow(/Invoice/);
    expect((await stripe.subscriptions.cancel(old.id)).status).toBe("canceled");
    expect((await stripe.invoices.voidInvoice(invoice.id)).status).toBe("void");
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("canceled");
    await expect(stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).rejects.toThrow(/canceled/);
    await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toThrow(/open/);
    const all = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
    expect(all.data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  });

  it("refunds in part and in full, not more", async () => {
    const plan = await paidPlan();
    await stripe.refunds.create({ payment_intent: plan.intent, amount: 900 });
    await expect(stripe.refunds.create({ payment_intent: plan.intent, amount: 2001 })).rejects.toThrow(/greater than/);
    await stripe.refunds.create({ payment_intent: plan.intent });
    const [charge] = (await stripe.charges.list({ payment_intent: plan.intent })).data;
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 2900 });
    await expect(stripe.refunds.create({ payment_intent: plan.intent })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  it("opens and closes a dispute", async () => {
    const plan = await paidPlan();
    const [charge] = (await stripe.charges.list({ payment_intent: plan.intent })).data;
    const dispute = (await control(sim, "POST", `disputes/${charge?.id}`, {})) as Stripe.Dispute;
    expect((await stripe.charges.retrieve(charge?.id ?? "")).disputed).toBe(true);
    await control(sim, "POST", `disputes/${dispute.id}`, { outcome: "lost" });
    const types = (await stripe.events.list({ types: ["charge.dispute.*"] })).data.map((event) => event.type);
    expect(types).toEqual(["charge.dispute.closed", "charge.dispute.created"]);
  });

  it("shows an invoice as a page and as a document", async () => {
    const plan = await paidPlan();
    const invoice = await stripe.invoices.retrieve(plan.invoice);
    const shown = await (await fetch(invoice.hosted_invoice_url ?? "")).text();
    expect(shown).toContain(invoice.number);
    const document = await fetch(invoice.invoice_pdf ?? "");
    expect(document.headers.get("content-type")).toBe("application/pdf");
    expect((await document.text()).startsWith("%PDF-1.4")).toBe(true);
  });

  it("stays processing while settlement is delayed", async () => {
    await control(sim, "POST", "settlement", { mode: "delayed" });
    const customer = await stripe.customers.create({});
    const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
    const { intent } = secretOf(subscription);
    expect((await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).status).toBe("processing");
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("incomplete");
    await control(sim, "POST", `payment_intents/${intent}/settle`, { outcome: "succeeded" });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await control(sim, "POST", "settlement", { mode: "instant" });
  });

  it("pays at creation with a card on file, or not at all", async () => {
    const customer = await stripe.customers.create({});
    const items = [{ price: shop.monthly.id }];
    await expect(stripe.subscriptions.create({ customer: customer.id, items })).rejects.toThrow(
      /no attached payment source/,
    );
    const good = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: customer.id });
    const create = (
      default_payment_method: string,
      payment_behavior?: "error_if_incomplete",
    ): Promise<Stripe.Subscription> =>
      stripe.subscriptions.create({
        customer: customer.id,
        items,
        default_payment_method,
        ...(payment_behavior ? { payment_behavior } : {}),
      });
    await expect(create(bad.id, "error_if_incomplete")).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toEqual([]);
    expect((await create(bad.id)).status).toBe("incomplete");
    expect((await create(good.id)).status).toBe("active");
  });
});

describe("time of everything without a clock of its own", () => {
  it("moves by control, and reset starts over", async () => {
    const plan = await paidPlan();
    await control(sim, "POST", "clock", { advance_s: 32 * 24 * 3600 });
    expect((await stripe.invoices.list({ customer: plan.customer })).data).toHaveLength(2);
    await control(sim, "POST", "reset", {});
    await expect(stripe.customers.retrieve(plan.customer)).rejects.toThrow(/No such customer/);
  });
});
