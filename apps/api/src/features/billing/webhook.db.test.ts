import { createServer } from "node:net";
import Stripe from "stripe";
import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit } from "../../../test/billing-kit.ts";
import type { TestUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

beforeAll(async () => {
  const port = await freePort();
  app = await buildTestApp({ env: { PORT: String(port), HOST: "127.0.0.1" } });
  kit = createBillingKit(app);
  await app.server.listen({ port, host: "127.0.0.1" });
  await kit.control("POST", "webhooks/pause");
});

const storedEvents = async (): Promise<number> =>
  Number(
    (
      await app.db
        .selectFrom("provider_events")
        .select((eb) => eb.fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  );

const signed = (payload: string, { secret = "", atMs = Date.now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret || (app.services.billing.payments.webhookSecrets[0] ?? ""),
    timestamp: Math.floor(atMs / 1000),
  });

const post = async (payload: string | Buffer, signature?: string, to = app) =>
  (
    await to.anonymous.raw({
      method: "POST",
      url: "/api/stripe/webhook/",
      payload,
      headers: { "content-type": "application/json", ...(signature ? { "stripe-signature": signature } : {}) },
    })
  ).status;

const event = (id: string, extra: object = {}): string =>
  JSON.stringify({
    id,
    object: "event",
    type: "customer.subscription.updated",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: "sub_none", object: "subscription", customer: "cus_none" } },
    ...extra,
  });

describe("events of the provider", { timeout: 240_000 }, () => {
  it("B12: makes a plan active when the browser never comes back, over HTTP", async () => {
    const user = await kit.newUser();
    const { body } = await kit.pay(user);
    await kit.confirm(body.clientSecret, cards.good);
    expect((await kit.state(user)).is_active).toBe(false);
    await kit.control("POST", "webhooks/flush", { order: "fifo" });
    const { log } = await kit.control("GET", "webhooks");
    expect(log.length).toBeGreaterThan(0);
    expect(log.every((entry: { status: number }) => entry.status === 200)).toBe(true);
    await app.runJobs();
    expect((await kit.state(user)).is_active).toBe(true);
    const receipts = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Receipt"));
    expect(receipts).toHaveLength(1);
    // The redirect comes after all: the same response.
    expect((await kit.verify(user, body.clientSecret)).body.is_active).toBe(true);
  });

  it("B11: has one effect when it comes five times", async () => {
    const user = await kit.newUser();
    await kit.buy(user);
    await kit.control("POST", "webhooks/flush", { order: "fifo" });
    const before = await storedEvents();
    const { data } = await kit.stripe.events.list({ types: ["invoice.paid"], limit: 1 });
    expect(data).toHaveLength(1);
    const payload = JSON.stringify(data[0]);
    for (let time = 0; time < 5; time += 1) expect(await post(payload, signed(payload))).toBe(200);
    expect(await storedEvents()).toBe(before);
    await app.runJobs();
    const receipts = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Receipt"));
    expect(receipts).toHaveLength(1);
  });

  it("B13: ends at the provider's truth when events come the wrong way round, an hour late", async () => {
    const [leaver, stayer] = [await kit.newUser(), await kit.newUser()];
    for (const user of [leaver, stayer]) {
      const { body } = await kit.pay(user, "Starter");
      await kit.confirm(body.clientSecret, cards.good);
    }
    const liveOf = async (user: TestUser) =>
      (await kit.stripe.subscriptions.list({ customer: await kit.customerOf(user) })).data[0]?.id ?? "";
    const gone = await liveOf(leaver);
    await kit.stripe.subscriptions.update(gone, { metadata: { touched: "yes" } });
    await kit.stripe.subscriptions.cancel(gone);
    await kit.stripe.subscriptions.update(await liveOf(stayer), { cancel_at_period_end: true });
    await kit.stripe.subscriptions.update(await liveOf(stayer), { cancel_at_period_end: false });
    await kit.advance(3600);
    await kit.control("POST", "webhooks/flush", { order: "reversed" });
    const { log } = await kit.control("GET", "webhooks");
    const ofLeaver = (log as { type: string }[]).map(({ type }) => type);
    expect(ofLeaver.indexOf("customer.subscription.deleted")).toBeLessThan(
      ofLeaver.lastIndexOf("customer.subscription.updated"),
    );
    await app.runJobs();
    const ended = await kit.state(leaver);
    expect([ended.is_active, ended.subscriptions[0].status]).toEqual([false, "canceled"]);
    const kept = await kit.state(stayer);
    expect([kept.is_active, kept.subscriptions[0].cancel_at_period_end]).toEqual([true, false]);
    // Every event once more, in yet another order, changes nothing.
    await kit.control("POST", "webhooks/redeliver", { times: 1 });
    await app.runJobs();
    expect([(await kit.state(leaver)).is_active, (await kit.state(stayer)).is_active]).toEqual([false, true]);
  });

  it("B14, N72: takes nothing that is not signed, fresh and whole, and stores none of it", async () => {
    const before = await storedEvents();
    const body = event("evt_bad");
    const hour = 3_600_000;
    expect(await post(body)).toBe(400);
    expect(await post(body, "t=1,v1=00")).toBe(400);
    expect(await post(body, signed(body, { secret: "whsec_another_endpoint" }))).toBe(400);
    expect(await post(body, signed(body, { atMs: Date.now() - hour }))).toBe(400);
    expect(await post(body, signed(body, { atMs: Date.now() + hour }))).toBe(400);
    expect(await post("", signed(""))).toBe(400);
    expect(await post(JSON.stringify(JSON.parse(body), null, 2), signed(body))).toBe(400);
    const big = event("evt_big", { padding: "x".repeat(2 * 1024 * 1024) });
    expect(await post(big, signed(big))).toBe(413);
    const live = event("evt_live", { livemode: true });
    expect(await post(live, signed(live))).toBe(400);
    const { status } = await app.anonymous.raw({ method: "GET", url: "/api/stripe/webhook/" });
    expect(status).toBe(405);
    expect(await storedEvents()).toBe(before);
    const good = event("evt_good");
    expect(await post(good, signed(good))).toBe(200);
    expect(await post(good, signed(good))).toBe(200);
    expect(await storedEvents()).toBe(before + 1);
  });

  it("N97, N103: a signed body that is no event is refused, and stored events hold no secret", async () => {
    for (const body of [
      "null",
      "5",
      "{}",
      '{"livemode":false}',
      '{"id":"evt_x","livemode":false,"data":{}}',
      "not json",
    ])
      expect([body, await post(body, signed(body))]).toEqual([body, 400]);
    const object = { object: "payment_intent", id: "pi_1", client_secret: "pi_1_secret_S3CR3T" };
    const whole = event("evt_secret", { data: { object } });
    expect(await post(whole, signed(whole))).toBe(200);
    const { rows } = await app.platform.database.pool.query("select p::text as row from provider_events p");
    for (const { row } of rows) expect(row).not.toContain("S3CR3T");
  });

  it("N103: signed events with odd content are refused or stored without it, and none is our error", async () => {
    const before = await storedEvents();
    const nested = event("evt_deep").replace('"sub_none"', `"sub_none","deep":${"[".repeat(9000)}${"]".repeat(9000)}`);
    const refused = [
      nested,
      event("evt\0"),
      event("evt_type", { type: "a\0b" }),
      event("evt_cus", { data: { object: { id: "sub_1", object: "subscription", customer: "cus_\0" } } }),
      event("evt_half", { data: { object: { id: "sub_1", object: "subscription", customer: "cus_\ud800" } } }),
      event("evt_id", { data: { object: { object: "customer", id: { a: 1 } } } }),
      event("evt_late").replace(/"created":\d+/, '"created":1e308'),
      event("evt_early", { created: -1 }),
    ];
    for (const body of refused)
      expect([body.slice(0, 200), await post(body, signed(body))]).toEqual([body.slice(0, 200), 400]);
    expect(await storedEvents()).toBe(before);
    const cut = event("evt_cut", {
      data: { object: { id: "cus_cut", object: "customer", name: "Nul \0 and half \ud83d", "key\0": "\\u0000" } },
    });
    expect(await post(cut, signed(cut))).toBe(200);
    const { payload } = await app.db
      .selectFrom("provider_events")
      .select("payload")
      .where("id", "=", "evt_cut")
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({
      data: { object: { name: "Nul \ufffd and half \ufffd", "key\ufffd": "\\u0000" } },
    });
    await app.runJobs();
  });

  it("N103: signed events are exempt from the limit of an address, others are not", async () => {
    const strict = await buildTestApp({
      env: {
        STRIPE_SECRET_KEY: "sk_test_limits",
        STRIPE_PUBLISHABLE_KEY: "pk_test_limits",
        STRIPE_WEBHOOK_SECRET: "whsec_limits",
        RATE_LIMIT_IP_FACTOR: "1",
      },
    });
    await strict.platform.rateLimiter.hit({ action: "any", ip: "127.0.0.1" }, { limit: 600, windowSeconds: 60 }, 600);
    const good = event("evt_exempt");
    expect(await post(good, signed(good, { secret: "whsec_limits" }), strict)).toBe(200);
    expect(await post(good, signed(good, { secret: "whsec_other" }), strict)).toBe(429);
  });

  it("B27: takes both secrets while they are changed, and the old one no longer after", async () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_rotation", STRIPE_PUBLISHABLE_KEY: "pk_test_rotation" };
    const rotating = await buildTestApp({ env: { ...keys, STRIPE_WEBHOOK_SECRET: "whsec_new,whsec_old" } });
    const [first, second] = [event("evt_old"), event("evt_new")];
    expect(await post(first, signed(first, { secret: "whsec_old" }), rotating)).toBe(200);
    expect(await post(second, signed(second, { secret: "whsec_new" }), rotating)).toBe(200);
    const rotated = await buildTestApp({ env: { ...keys, STRIPE_WEBHOOK_SECRET: "whsec_new" } });
    expect(await post(first, signed(first, { secret: "whsec_old" }), rotated)).toBe(400);
    expect(await post(second, signed(second, { secret: "whsec_new" }), rotated)).toBe(200);
  });
});
