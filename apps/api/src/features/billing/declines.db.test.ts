import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit, days } from "../../../test/billing-kit.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;
beforeAll(async () => {
  app = await buildTestApp();
  kit = createBillingKit(app);
});

const auditOf = (userId: string, action: string) =>
  app.db.selectFrom("audit_log").select("detail").where("stream", "=", userId).where("action", "=", action).execute();

describe("cards that do not pay", () => {
  it.each([
    ["B03", cards.insufficient, "insufficient_funds", /insufficient funds/],
    ["B04", cards.expired, null, /expired/],
    ["B04", cards.wrongCvc, null, /security code|CVC/i],
    ["B04", cards.processingError, null, /processing your card/],
  ])("%s: %s gives no rights, says why, and the next card pays", async (_, number, declineCode, reason) => {
    const user = await kit.newUser();
    const { body } = await kit.pay(user, "Starter");
    await kit.confirm(body.clientSecret, number);
    const refused = await kit.verify(user, body.clientSecret);
    expect(refused.status).toBe(402);
    expect(refused.body.detail).toMatch(/^Payment failed: /);
    expect(refused.body.detail).toMatch(reason);
    expect((await kit.state(user)).is_active).toBe(false);
    const [entry] = await auditOf(user.id, "payment.failed");
    if (declineCode) expect(entry?.detail).toMatchObject({ decline_code: declineCode });
    else expect(entry).toBeDefined();
    await kit.confirm(body.clientSecret, cards.good);
    expect((await kit.verify(user, body.clientSecret)).body.is_active).toBe(true);
    const { data } = await kit.stripe.subscriptions.list({ customer: await kit.customerOf(user), status: "all" });
    expect(data).toHaveLength(1);
  });

  it("B05: 3-D Secure completed pays, failed does not, abandoned expires", async () => {
    const [completes, fails, leaves] = [await kit.newUser(), await kit.newUser(), await kit.newUser()];
    const started = async (user: typeof completes) => {
      const { body } = await kit.pay(user, "Starter");
      expect((await kit.confirm(body.clientSecret, cards.asksBankUntilSaved)).status).toBe("requires_action");
      return body.clientSecret as string;
    };
    const done = await started(completes);
    await kit.bank(done, "complete");
    expect((await kit.verify(completes, done)).body.is_active).toBe(true);

    const failed = await started(fails);
    await kit.bank(failed, "fail");
    expect((await kit.verify(fails, failed)).status).toBe(402);

    const left = await started(leaves);
    const waiting = await kit.verify(leaves, left);
    expect(waiting.status).toBe(409);
    expect((await kit.state(leaves)).is_active).toBe(false);
    await kit.advance(days(1));
    await kit.sync();
    expect((await kit.state(leaves)).subscriptions[0]).toMatchObject({
      status: "incomplete_expired",
      is_active: false,
    });
    // The next click starts afresh.
    expect((await kit.pay(leaves, "Starter")).body.clientSecret).not.toBe(left);
  });

  it("B06: 3-D Secure and then no money gives no rights", async () => {
    const user = await kit.newUser();
    const { body } = await kit.pay(user, "Starter");
    await kit.confirm(body.clientSecret, cards.asksBankThenDeclines);
    await kit.bank(body.clientSecret, "complete");
    expect((await kit.verify(user, body.clientSecret)).status).toBe(402);
    expect((await kit.state(user)).is_active).toBe(false);
  });

  it("B10: charges what was shown when the price changes in between; the next attempt has the new one", async () => {
    const [early, late] = [await kit.newUser(), await kit.newUser()];
    const { body } = await kit.pay(early, "Agency");
    const plan = app.db.updateTable("plans").where("name", "=", "Agency").where("billing_cycle", "=", "Monthly");
    await plan.set({ price_per_month_cents: 13_000 }).execute();
    try {
      await kit.confirm(body.clientSecret, cards.good);
      expect((await kit.verify(early, body.clientSecret)).status).toBe(200);
      expect((await early.call.get("/invoices/")).body.invoices[0].amount).toBe(120);
      await kit.buy(late, { plan: "Agency" });
      expect((await late.call.get("/invoices/")).body.invoices[0].amount).toBe(130);
      const amounts = await Promise.all([early, late].map(({ id }) => auditOf(id, "payment.started")));
      expect(amounts.map(([entry]) => entry?.detail)).toMatchObject([
        { amount_cents: 12_000 },
        { amount_cents: 13_000 },
      ]);
    } finally {
      await plan.set({ price_per_month_cents: 12_000 }).execute();
    }
  });
});

describe("what a client sends", () => {
  it("B24, N71: takes no card of another user and nothing that is not a card's id", async () => {
    const [owner, other] = [await kit.newUser(), await kit.newUser()];
    const { id, added } = await kit.saveCard(owner, cards.good, "Mine");
    expect(added.status).toBe(200);
    expect((await owner.call.get("/payment-method")).body.payment_methods).toMatchObject([
      { payment_method_id: id, name: "Mine", brand: "visa", last4: "4242" },
    ]);
    const plan_id = await kit.planId("Starter");
    const paid = await other.call.post("/subscription/pay/", { subscription: { plan_id }, payment_method_id: id });
    expect(paid.status).toBe(404);
    const odd = await other.call.post("/subscription/pay/", { subscription: { plan_id }, payment_method_id: "pm_\0" });
    expect(odd.status).toBe(404);
    expect((await other.call.post("/payment-method/", { payment_method_id: id, name: "Theirs" })).status).toBe(404);
    const refused = async (body: object) => (await other.call.post("/payment-method/", body)).status;
    expect(await refused({ payment_method_id: "pm_card_visa", name: "Test" })).toBe(400);
    const unnamed = await other.call.post("/payment-method/", { payment_method_id: id, name: "" });
    expect([unnamed.status, unnamed.body.name]).toEqual([400, ["Card Name is required"]]);
    expect(await refused({ payment_method_id: id, name: "A", description: "x".repeat(10_000) })).toBe(400);
    expect(await refused({ payment_method_id: id, name: "A", description: "4242 4242 4242 4242" })).toBe(400);
    expect((await other.call.get("/payment-method")).body.payment_methods).toEqual([]);
  });

  it("B25, N68: answers a plan that cannot be bought", async () => {
    const user = await kit.newUser();
    const status = async (body: object) => (await user.call.post("/subscription/pay/", body)).status;
    expect(await status({ subscription: { plan_id: "7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10" } })).toBe(404);
    expect(await status({ subscription: { plan_id: -1 } })).toBe(400);
    expect(await status({ subscription: { plan_id: ["a"] } })).toBe(400);
    expect(await status({ subscription: {} })).toBe(400);
    expect(await status({ plan_id: await kit.planId("Starter") })).toBe(400);
    const plan_id = await kit.planId("Enterprise", "Yearly");
    const row = app.db.updateTable("plans").where("id", "=", plan_id);
    await row.set({ active: false }).execute();
    expect(await status({ subscription: { plan_id } })).toBe(404);
    await row.set({ active: true }).execute();
  });

  it("B26: takes no amount, price, customer or trial from the client", async () => {
    const user = await kit.newUser();
    const plan_id = await kit.planId("Growth");
    const wishes = { amount: 1, price: "price_x", customer: "cus_x", trial_end: 4_000_000_000, discount: 100 };
    const { body } = await user.call.post("/subscription/pay/", { ...wishes, subscription: { plan_id, ...wishes } });
    await kit.confirm(body.clientSecret, cards.good);
    await kit.verify(user, body.clientSecret);
    expect((await user.call.get("/invoices/")).body.invoices[0]).toMatchObject({ amount: 50, status: "paid" });
    expect((await kit.state(user)).subscriptions[0].status).toBe("active");
  });

  it("N67: knows two billing cycles", async () => {
    for (const cycle of ["Weekly", "monthly", "", "Monthly&billing_cycle=Yearly"]) {
      const { status, body } = await app.anonymous.get(`/subscription-plans/?billing_cycle=${cycle}`);
      expect([cycle, status]).toEqual([cycle, 400]);
      expect(body).toHaveProperty("billing_cycle");
    }
    expect((await app.anonymous.get("/subscription-plans/")).body.plans[0].billing_cycle).toBe("Monthly");
  });

  it("N69: verifies only what has the shape of a payment, and the same one twice", async () => {
    const user = await kit.newUser();
    const status = async (payment_intent: string) =>
      (await user.call.post("/payment/verify/", { payment_intent })).status;
    for (const text of ["pi_x_secret_y", "../", `pi_${"a".repeat(5000)}`]) expect(await status(text)).toBe(400);
    expect(await status("pi_unknown")).toBe(404);
    const secret = await kit.buy(user);
    expect((await kit.verify(user, secret)).status).toBe(200);
    expect((await kit.verify(user, secret)).status).toBe(200);
  });
});
