import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit, days, intentOf } from "../../../test/billing-kit.ts";
import type { TestUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;
/** How far the provider's time, and with it the app's, is ahead. */
let aheadMs = 0;
beforeAll(async () => {
  app = await buildTestApp({ overrides: { clock: { now: () => new Date(Date.now() + aheadMs) } } });
  kit = createBillingKit(app);
});

async function pass(seconds: number): Promise<void> {
  aheadMs += seconds * 1000;
  await kit.advance(seconds);
}

const subscriptionOf = async (user: TestUser) => {
  const { data } = await kit.stripe.subscriptions.list({ customer: await kit.customerOf(user), status: "all" });
  const [subscription] = data;
  if (!subscription) throw new Error("no subscription");
  return subscription;
};

const change = async (user: TestUser, plan: string, extra: object = {}, cycle = "Monthly") =>
  user.call.post("/subscription/change/", { plan_id: await kit.planId(plan, cycle), ...extra });

describe("changing a plan", () => {
  it("B21: charges an upgrade to the cent as it was shown, and monthly to yearly at once", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    await pass(days(10));
    const { body: shown } = await change(user, "Agency", { preview: true });
    await pass(400);
    const { body: changed } = await change(user, "Agency", { effective_date: shown.effective_date });
    expect(changed).toMatchObject({ applied: true, amount_due: shown.amount_due, lines: shown.lines });
    const { body } = await user.call.get("/invoices/");
    expect(body.invoices[0]).toMatchObject({ amount: shown.amount_due, status: "paid" });
    expect((await kit.state(user)).usage.uploads.limit).toBe(500);

    const { body: yearly } = await change(user, "Agency", { preview: true }, "Yearly");
    expect(yearly.effective).toBe("now");
    const applied = await change(user, "Agency", { effective_date: yearly.effective_date }, "Yearly");
    expect(applied.body).toMatchObject({ applied: true, amount_due: yearly.amount_due });
    expect((await kit.state(user)).plan.billing_cycle).toBe("Yearly");
  });

  it("B21: lets a smaller plan take over when the period ends, and not before", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Agency" });
    const { body } = await change(user, "Starter");
    expect(body).toMatchObject({ applied: true, effective: "period_end", amount_due: 0 });
    const waiting = await kit.state(user);
    expect(waiting.plan.name).toBe("Agency");
    expect(waiting.subscriptions[0].next_plan.name).toBe("Starter");
    await pass(days(32));
    await kit.sync();
    const after = await kit.state(user);
    expect(after.plan.name).toBe("Starter");
    expect(after.usage.uploads.limit).toBe(20);
    expect(after.subscriptions[0].next_plan).toBeNull();
    expect((await user.call.get("/invoices/")).body.invoices[0]).toMatchObject({ amount: 20, status: "paid" });
  });

  it("B21: undoes a waiting change, and one by cancelling", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Agency" });
    expect((await change(user, "Starter")).body.message).toBe("Your plan changes when the paid period ends.");
    const kept = { applied: true, amount_due: 0, message: "Your plan stays as it is." };
    expect((await change(user, "Agency")).body).toMatchObject(kept);
    expect((await kit.state(user)).subscriptions[0].next_plan).toBeNull();
    expect((await change(user, "Agency")).status).toBe(409);
    await change(user, "Starter");
    expect((await user.call.post("/subscription/cancel/")).body.subscription).toMatchObject({
      cancel_at_period_end: true,
      next_plan: null,
    });
    expect((await change(user, "Enterprise")).status).toBe(409);
  });

  it("B20: keeps the old plan and its limits when the card for the bigger one is declined", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const { id } = await kit.saveCard(user, cards.failsWhenCharged);
    await kit.stripe.subscriptions.update((await subscriptionOf(user)).id, { default_payment_method: id });
    const { status, body } = await change(user, "Agency");
    if (status === 200) expect(body.applied).toBe(false);
    else expect(status).toBe(402);
    expect((await kit.state(user)).usage.uploads.limit).toBe(20);
    await pass(days(2));
    await kit.sync();
    const state = await kit.state(user);
    expect([state.plan.name, state.is_active]).toEqual(["Starter", true]);
    expect((await subscriptionOf(user)).pending_update).toBeNull();
  });
});

describe("the card of a plan change", () => {
  const cardOf = async (user: TestUser): Promise<string> => (await kit.state(user)).subscriptions[0].card.last4;
  const changeWith = async (user: TestUser, plan: string, payment_method_id: string) =>
    user.call.post("/subscription/change/", { plan_id: await kit.planId(plan), payment_method_id });

  it("is another saved one where that is asked for, and pays from then on", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const { id } = await kit.saveCard(user, "5555555555554444", "Studio card");
    expect(await cardOf(user)).toBe("4242");
    expect((await changeWith(user, "Growth", id)).body.applied).toBe(true);
    expect([(await kit.state(user)).plan.name, await cardOf(user)]).toEqual(["Growth", "4444"]);
  });

  it("stays what it was when the other one is refused, is somebody else's or is none", async () => {
    const [user, other] = [await kit.newUser(), await kit.newUser()];
    await kit.buy(user, { plan: "Starter" });
    const { id: weak } = await kit.saveCard(user, cards.failsWhenCharged, "Weak card");
    const { id: theirs } = await kit.saveCard(other, cards.good, "Theirs");
    for (const id of [theirs, "pm_nobody", "x"]) expect((await changeWith(user, "Agency", id)).status).toBe(404);
    const refused = await changeWith(user, "Agency", weak);
    if (refused.status === 200) expect(refused.body.applied).toBe(false);
    else expect(refused.status).toBe(402);
    await kit.sync();
    expect([(await kit.state(user)).plan.name, await cardOf(user)]).toEqual(["Starter", "4242"]);
  });
});

describe("the end of a period", () => {
  it("B22: leaves a cancelled plan paid until its end, and no longer", async () => {
    const user = await kit.newUser();
    await kit.buy(user);
    await user.call.post("/subscription/cancel/");
    await pass(days(20));
    await kit.sync();
    expect((await kit.state(user)).is_active).toBe(true);
    await pass(days(15));
    await kit.sync();
    expect((await kit.state(user)).is_active).toBe(false);
    expect((await user.call.get("/invoices/")).body.invoices).toHaveLength(1);
  });

  it("B07: tells of a failed renewal, keeps the plan while it is tried again, and a new card settles it", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const { id, added } = await kit.saveCard(user, cards.failsWhenCharged, "Weak card");
    expect(added.status).toBe(200);
    await kit.stripe.subscriptions.update((await subscriptionOf(user)).id, { default_payment_method: id });
    await pass(days(26));
    await kit.deliver(user);
    const subjects = async () => (await app.mailsTo(user.email)).map(({ subject }) => subject);
    expect(await subjects()).toContain("Your Adjudge plan renews soon");
    await pass(days(6));
    await kit.deliver(user);
    const overdue = await kit.state(user);
    expect(overdue.subscriptions[0].status).toBe("past_due");
    expect(overdue.is_active).toBe(true);
    expect((await subjects()).filter((subject) => subject === "Your payment for Adjudge failed")).toHaveLength(1);
    await kit.saveCard(user, cards.good, "Strong card");
    expect((await kit.state(user)).subscriptions[0]).toMatchObject({ status: "active", is_active: true });
  });

  it("B07: ends a plan whose renewal fails for good", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const { id } = await kit.saveCard(user, cards.failsWhenCharged);
    await kit.stripe.subscriptions.update((await subscriptionOf(user)).id, { default_payment_method: id });
    await pass(days(32));
    for (let week = 0; week < 3; week += 1) await pass(days(7));
    await kit.sync();
    expect((await kit.state(user)).is_active).toBe(false);
  });
});

describe("money that goes back", () => {
  it("B23: ends the plan with a full refund, and not with a part of it", async () => {
    const user = await kit.newUser();
    const payment_intent = intentOf(await kit.buy(user));
    await kit.stripe.refunds.create({ payment_intent, amount: 1000 });
    await kit.deliver(user);
    expect((await kit.state(user)).is_active).toBe(true);
    await kit.stripe.refunds.create({ payment_intent });
    await kit.deliver(user);
    expect((await kit.state(user)).is_active).toBe(false);
    expect((await subscriptionOf(user)).status).toBe("canceled");
  });

  it.each(["won", "lost"])("B23: suspends a contested plan until it is %s", async (outcome) => {
    const user = await kit.newUser();
    const intent = await kit.stripe.paymentIntents.retrieve(intentOf(await kit.buy(user)));
    const charge = typeof intent.latest_charge === "string" ? intent.latest_charge : (intent.latest_charge?.id ?? "");
    const dispute = await kit.control("POST", `disputes/${charge}`);
    await kit.deliver(user);
    expect((await kit.state(user)).is_active).toBe(false);
    expect((await user.call.get("/images/list/")).status).toBe(200);
    await kit.control("POST", `disputes/${dispute.id}`, { outcome });
    await kit.deliver(user);
    expect((await kit.state(user)).is_active).toBe(outcome === "won");
  });

  it("B28: takes no more money from somebody who erased the account", async () => {
    const user = await kit.newUser();
    await kit.buy(user);
    const customer = await kit.customerOf(user);
    await app.services.account.operator.erase(user.email);
    await pass(days(62));
    const { data } = await kit.stripe.invoices.list({ customer }).catch(() => ({ data: [] }));
    expect(data.length).toBeLessThanOrEqual(1);
    const { data: live } = await kit.stripe.subscriptions
      .list({ customer, status: "active" })
      .catch(() => ({ data: [] }));
    expect(live).toEqual([]);
  });
});
