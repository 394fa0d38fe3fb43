import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import Stripe from "stripe";
import { clientOf, control, openShop, secretOf, secretKey, startPlan, startSim, type Shop } from "./harness.ts";
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
afterEach(() => control(sim, "DELETE", "faults", {}));

async function countOf(email: string): Promise<number> {
  return (await stripe.customers.list({ email })).data.length;
}

describe("idempotency keys", () => {
  it("replays the first answer", async () => {
    const create = (): Promise<Stripe.Response<Stripe.Customer>> =>
      stripe.customers.create({ email: "replay@example.com" }, { idempotencyKey: "cust:1" });
    const first = await create();
    const second = await create();
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(await countOf("replay@example.com")).toBe(1);
  });

  it("refuses the key with other parameters", async () => {
    await stripe.customers.create({ name: "a" }, { idempotencyKey: "cust:2" });
    const error = await stripe.customers.create({ name: "b" }, { idempotencyKey: "cust:2" }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error).toMatchObject({ statusCode: 400 });
  });

  it("answers 409 while the first request is still running, and replays afterwards", async () => {
    await control(sim, "POST", "faults", { kind: "latency", method: "POST", path: "/v1/customers", latency_ms: 2_000 });
    const create = (): Promise<Stripe.Customer> =>
      stripe.customers.create({ email: "twice@example.com" }, { idempotencyKey: "cust:3" });
    const first = create();
    await expect.poll(async () => ((await control(sim, "GET", "faults")) as { faults: [] }).faults.length).toBe(0);
    const second = await create().catch((e: unknown) => e);
    expect(second).toMatchObject({ statusCode: 409 });
    expect((await create().catch(() => first)).id).toBe((await first).id);
    expect(await countOf("twice@example.com")).toBe(1);
  });

  it("replays a decline, and runs again after a refused parameter", async () => {
    const customer = await stripe.customers.create({});
    const { intent } = secretOf(await startPlan(stripe, customer.id, shop.monthly.id));
    const confirm = (): Promise<unknown> =>
      stripe.paymentIntents
        .confirm(intent, { payment_method: "pm_card_chargeDeclined" }, { idempotencyKey: "confirm:1" })
        .catch((e: unknown) => e);
    expect(await confirm()).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(await confirm()).toMatchObject({ decline_code: "generic_decline", statusCode: 402 });
    expect((await stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
    const bad = { customer: "cus_missing", items: [{ price: shop.monthly.id }] };
    const key = { idempotencyKey: "sub:1" };
    await expect(stripe.subscriptions.create(bad, key)).rejects.toThrow(/No such customer/);
    const good = { ...bad, customer: customer.id, payment_behavior: "default_incomplete" as const };
    expect((await stripe.subscriptions.create(good, key)).status).toBe("incomplete");
  });
});

describe("faults", () => {
  it("500 before the effect leaves nothing behind; the SDK's retry makes one object", async () => {
    await control(sim, "POST", "faults", { kind: "error_before", method: "POST", path: "/v1/customers" });
    await expect(stripe.customers.create({ email: "before@example.com" })).rejects.toThrow(
      Stripe.errors.StripeAPIError,
    );
    expect(await countOf("before@example.com")).toBe(0);
    await control(sim, "POST", "faults", { kind: "error_before", method: "POST", path: "/v1/customers" });
    await clientOf(sim, { maxNetworkRetries: 2 }).customers.create({ email: "before@example.com" });
    expect(await countOf("before@example.com")).toBe(1);
  });

  it.each(["error_after", "reset_after"])("%s: the same key afterwards finds the one object", async (kind) => {
    const email = `${kind}@example.com`;
    await control(sim, "POST", "faults", { kind, method: "POST", path: "/v1/customers", times: 0 });
    const create = (): Promise<Stripe.Customer> =>
      stripe.customers.create({ email }, { idempotencyKey: `key:${kind}` });
    await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeError);
    await control(sim, "DELETE", "faults", {});
    expect(await countOf(email)).toBe(1);
    const found = await create();
    expect(found.email).toBe(email);
    expect(await countOf(email)).toBe(1);
  });

  it("429 and a dead connection reach the caller as such", async () => {
    await control(sim, "POST", "faults", { kind: "rate_limit", path: "/v1/customers/*" });
    await expect(stripe.customers.retrieve("cus_x")).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    await control(sim, "POST", "faults", { kind: "reset_before", times: null });
    await expect(stripe.customers.retrieve("cus_x")).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });

  it("does not take commands from a page of another origin", async () => {
    const plain = await fetch(`${sim.url}/_sim/reset`, { method: "POST", body: "{}" });
    expect(plain.status).toBe(415);
    const preflight = await fetch(`${sim.url}/_sim/reset`, { method: "OPTIONS" });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("keys and settings", () => {
  it("refuses other and live keys", async () => {
    const connect = (key: string): Stripe => new Stripe(key, { host: sim.host, port: sim.port, protocol: "http" });
    await expect(connect("sk_test_other").customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(connect("sk_live_x").customers.list()).rejects.toThrow(/refuses live keys/);
    await expect(startSim({ secretKey: "sk_live_x" })).rejects.toThrow(/sk_test_/);
    await expect(startSim({ publishableKey: "pk_live_x" })).rejects.toThrow(/pk_test_/);
    expect(secretKey).toMatch(/^sk_test_/);
  });

  it("does not start in production", async () => {
    const before = process.env["NODE_ENV"];
    process.env["NODE_ENV"] = "production";
    try {
      await expect(startSim()).rejects.toThrow(/production/);
    } finally {
      process.env["NODE_ENV"] = before;
    }
  });
});

describe("odd forms", () => {
  it("refuses parameters that are nested too deeply, as a mistake of the caller", async () => {
    const send = async (levels: number) => {
      const response = await fetch(`${sim.url}/v1/customers`, {
        method: "POST",
        headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" },
        body: `metadata${"[b]".repeat(levels)}=1`,
      });
      return { status: response.status, body: (await response.json()) as { error?: { type: string } } };
    };
    for (const levels of [33, 5_000]) {
      const { status, body } = await send(levels);
      expect([status, body.error?.type]).toEqual([400, "invalid_request_error"]);
    }
    expect((await send(1)).status).toBe(200);
  });
});
