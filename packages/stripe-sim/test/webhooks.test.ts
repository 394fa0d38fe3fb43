import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Stripe from "stripe";
import {
  clientOf,
  control,
  openHook,
  openShop,
  secretOf,
  startPlan,
  startSim,
  webhookSecret,
  type Hook,
} from "./harness.ts";
import type { StripeSim } from "../src/index.ts";

let hook: Hook;
let sim: StripeSim;
let stripe: Stripe;

beforeEach(async () => {
  hook = await openHook();
  sim = await startSim({ webhook: { url: hook.url, secret: webhookSecret } });
  stripe = clientOf(sim);
});

afterEach(async () => {
  await sim.close();
  await hook.close();
});

function typesOf(customer: string): string[] {
  return hook.received
    .filter(({ event }) => JSON.stringify(event.data.object).includes(customer))
    .map(({ event }) => event.type);
}

describe("webhooks", () => {
  it("tells everything about a first payment, signed", async () => {
    const shop = await openShop(stripe);
    const customer = await stripe.customers.create({});
    const { intent } = secretOf(await startPlan(stripe, customer.id, shop.monthly.id));
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    const wanted = [
      "customer.created",
      "customer.subscription.created",
      "customer.subscription.updated",
      "invoice.created",
      "invoice.finalized",
      "invoice.paid",
      "payment_intent.created",
      "payment_intent.succeeded",
      "payment_method.attached",
      "charge.succeeded",
    ];
    await hook.until(() => wanted.every((type) => typesOf(customer.id).includes(type)));
    const paid = hook.received.find(({ event }) => event.type === "invoice.paid");
    expect(paid?.event.api_version).toBe("2026-10-28.endive");
    expect(paid?.event.livemode).toBe(false);
    const updated = hook.received.find(({ event }) => event.type === "customer.subscription.updated");
    expect(updated?.event.data.previous_attributes).toMatchObject({ status: "incomplete" });
  });

  it("signs the exact bytes: a changed body, another secret and an old stamp do not pass", async () => {
    await stripe.customers.create({ name: "Ada" });
    await hook.until(() => hook.received.length > 0);
    const first = hook.received[0];
    if (!first) throw new Error("nothing received");
    const check = (body: string, secret: string, tolerance = 300): Stripe.Event =>
      Stripe.webhooks.constructEvent(body, first.signature, secret, tolerance);
    expect(check(first.body, webhookSecret).id).toBe(first.event.id);
    expect(() => check(first.body.replace("Ada", "Eve"), webhookSecret)).toThrow(/signature/i);
    expect(() => check(first.body, "whsec_other")).toThrow(/signature/i);
    const late = Math.floor(Date.now() / 1000) + 400;
    expect(() =>
      Stripe.webhooks.constructEvent(first.body, first.signature, webhookSecret, 300, undefined, late * 1000),
    ).toThrow(/tolerance/i);
  });

  it("sends again until it is answered with 2xx, and counts as undelivered until then", async () => {
    hook.answers.push(500, 503, 302);
    const customer = await stripe.customers.create({});
    await hook.until(() => hook.received.length === 2);
    const open = await stripe.events.list({ delivery_success: false });
    expect(open.data.map((event) => event.type)).toEqual(["customer.created"]);
    await hook.until(() => hook.received.length === 4);
    expect(new Set(hook.received.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1);
    await expect.poll(async () => (await stripe.events.list({ delivery_success: false })).data.length).toBe(0);
    const state = (await control(sim, "GET", "webhooks")) as { log: { status: number }[] };
    expect(state.log.map((attempt) => attempt.status)).toEqual([500, 503, 302, 200]);
    expect((await stripe.events.retrieve(open.data[0]?.id ?? "")).data.object).toMatchObject({ id: customer.id });
  });

  it("delivers an event again as often as a test asks", async () => {
    await stripe.customers.create({});
    await hook.until(() => hook.received.length === 1);
    await control(sim, "POST", "webhooks/redeliver", { type: "customer.created", times: 5 });
    expect(hook.received).toHaveLength(6);
    expect(new Set(hook.received.map(({ event }) => event.id)).size).toBe(1);
  });

  it("holds events back and delivers them in another order", async () => {
    await control(sim, "POST", "webhooks/pause", {});
    const customer = await stripe.customers.create({ name: "one" });
    await stripe.customers.update(customer.id, { name: "two" });
    await stripe.customers.del(customer.id);
    expect(hook.received).toHaveLength(0);
    await control(sim, "POST", "webhooks/flush", { order: "reversed" });
    expect(hook.received.map(({ event }) => event.type)).toEqual([
      "customer.deleted",
      "customer.updated",
      "customer.created",
    ]);
    await control(sim, "POST", "webhooks/resume", {});
    await stripe.customers.create({});
    await hook.until(() => hook.received.length === 4);
  });

  it("registers further endpoints with their own secret and choice of events", async () => {
    const other = await openHook();
    const endpoint = await stripe.webhookEndpoints.create({ url: other.url, enabled_events: ["customer.deleted"] });
    expect(endpoint.secret).toMatch(/^whsec_/);
    expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
    expect((await stripe.webhookEndpoints.list()).data).toHaveLength(2);
    expect((await stripe.webhookEndpoints.del(endpoint.id)).deleted).toBe(true);
    await other.close();
  });

  it("lists events by type and time", async () => {
    const customer = await stripe.customers.create({});
    await stripe.customers.del(customer.id);
    const deleted = await stripe.events.list({ types: ["customer.deleted"] });
    expect(deleted.data.map((event) => event.type)).toEqual(["customer.deleted"]);
    const future = Math.floor(Date.now() / 1000) + 100;
    expect((await stripe.events.list({ created: { gte: future } })).data).toEqual([]);
  });
});
