import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit, days } from "../../../test/billing-kit.ts";
import type { TestUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;
let aheadMs = 0;
beforeAll(async () => {
  app = await buildTestApp({ overrides: { clock: { now: () => new Date(Date.now() + aheadMs) } } });
  kit = createBillingKit(app);
});

async function pass(user: TestUser, seconds: number): Promise<void> {
  aheadMs += seconds * 1000;
  await kit.advance(seconds);
  await kit.deliver(user);
}

/** Seconds to a minute after the end of the period. */
async function untilEnd(user: TestUser): Promise<number> {
  const { current_period_end: end } = (await kit.state(user)).subscriptions[0];
  return Math.ceil((new Date(end).getTime() - Date.now() - aheadMs) / 1000) + 60;
}

const subjects = async ({ email }: TestUser) => (await app.mailsTo(email)).map(({ subject }) => subject);

async function payWith(user: TestUser, card: string): Promise<void> {
  const { id, added } = await kit.saveCard(user, card, "Other card");
  expect(added.status).toBe(200);
  const { data } = await kit.stripe.subscriptions.list({ customer: await kit.customerOf(user) });
  await kit.stripe.subscriptions.update(data[0]?.id ?? "", { default_payment_method: id });
}

const receipt = "Receipt for your Adjudge plan: $20.00";
const soon = "Your Adjudge plan renews soon";
const failed = "Your payment for Adjudge failed";
const ended = "Your Adjudge plan has ended";

describe("mails about money", { timeout: 240_000 }, () => {
  it("come once each, at their time: receipt, announcement, receipt, failures at try 1, 3 and the last", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    await kit.deliver(user);
    expect(await subjects(user)).toEqual([receipt]);
    await pass(user, (await untilEnd(user)) - days(8));
    expect(await subjects(user)).toEqual([receipt]);
    await pass(user, days(2));
    await pass(user, days(1));
    expect(await subjects(user)).toEqual([receipt, soon]);
    await pass(user, await untilEnd(user));
    expect(await subjects(user)).toEqual([receipt, soon, receipt]);
    await payWith(user, cards.failsWhenCharged);
    // In two steps: events of one step may come in any order.
    await pass(user, (await untilEnd(user)) - days(5));
    expect(await subjects(user)).toEqual([receipt, soon, receipt, soon]);
    await pass(user, await untilEnd(user));
    const after = [receipt, soon, receipt, soon, failed];
    expect(await subjects(user)).toEqual(after);
    await pass(user, days(1));
    expect(await subjects(user)).toEqual(after);
    await pass(user, days(2));
    expect(await subjects(user)).toEqual([...after, failed]);
    await pass(user, days(8));
    expect(await subjects(user)).toEqual([...after, failed]);
    expect((await kit.state(user)).is_active).toBe(true);
    await pass(user, days(3));
    expect(await subjects(user)).toEqual([...after, failed, ended]);
    expect((await kit.state(user)).is_active).toBe(false);
    await pass(user, days(40));
    expect(await subjects(user)).toEqual([...after, failed, ended]);
  });

  it("tell what will be charged, and nothing of a plan that ends", async () => {
    const [changing, leaving] = [await kit.newUser(), await kit.newUser()];
    await kit.buy(changing, { plan: "Growth" });
    await changing.call.post("/subscription/change/", { plan_id: await kit.planId("Starter") });
    await kit.buy(leaving, { plan: "Growth" });
    await leaving.call.post("/subscription/cancel/");
    await pass(changing, days(26));
    await kit.deliver(leaving);
    const announced = (await app.mailsTo(changing.email)).find(({ subject }) => subject === soon);
    expect(announced?.text).toMatch(/On \d{2}\/\d{2}\/\d{4} we charge \$20\.00/);
    expect(await subjects(leaving)).not.toContain(soon);
  });

  it("ask for the bank's confirmation of a renewal, with a link where it can be given", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    await payWith(user, cards.asksBankAlways);
    await pass(user, days(32));
    const asked = (await app.mailsTo(user.email)).find(({ subject }) => subject.startsWith("Please confirm"));
    const planId = await kit.planId("Starter");
    const intent = new RegExp(`/checkout/${planId}\\?payment_intent=(pi_\\w+)`).exec(asked?.text ?? "")?.[1];
    expect((await user.call.post("/payment/verify/", { payment_intent: intent })).status).toBe(409);
    // The page of the plan one has takes the overdue payment, with any card.
    const { status, body } = await kit.pay(user, "Starter");
    expect([status, body.clientSecret.split("_secret_")[0]]).toEqual([200, intent]);
    await kit.confirm(body.clientSecret, cards.good);
    expect((await kit.verify(user, body.clientSecret)).body.is_active).toBe(true);
    expect((await kit.state(user)).subscriptions[0].status).toBe("active");
    expect((await kit.pay(user, "Starter")).status).toBe(409);
    await kit.deliver(user);
    expect((await subjects(user)).filter((subject) => subject === receipt)).toHaveLength(2);
    expect((await subjects(user)).filter((subject) => subject.startsWith("Please confirm"))).toHaveLength(1);
  });

  it("say nothing of a first payment that is declined or asked about: the page does", async () => {
    const user = await kit.newUser();
    const { body } = await kit.pay(user, "Starter");
    await kit.confirm(body.clientSecret, cards.declined);
    await kit.confirm(body.clientSecret, cards.asksBankAlways);
    await kit.deliver(user);
    expect(await subjects(user)).toEqual([]);
  });
});

describe("an overdue plan", { timeout: 240_000 }, () => {
  async function overdue(): Promise<TestUser> {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    await payWith(user, cards.failsWhenCharged);
    await pass(user, days(32));
    expect((await kit.state(user)).subscriptions[0].status).toBe("past_due");
    return user;
  }

  it("keeps the period that was paid for: its grace runs from there, and there is no fresh quota", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const paidUntil = (await kit.state(user)).subscriptions[0].current_period_end;
    await payWith(user, cards.failsWhenCharged);
    await pass(user, days(32));
    const state = await kit.state(user);
    expect(state.subscriptions[0]).toMatchObject({ status: "past_due", current_period_end: paidUntil });
    const ago = (count: number) => new Date(Date.now() - days(count) * 1000);
    const until = async (end: Date) => {
      await app.db
        .updateTable("subscriptions")
        .set({ current_period_start: ago(50), current_period_end: end })
        .where("user_id", "=", user.id)
        .execute();
      return (await kit.state(user)).is_active;
    };
    expect(await until(ago(13))).toBe(true);
    expect(await until(ago(15))).toBe(false);
    // Without rights it can still be cancelled.
    expect((await user.call.post("/subscription/cancel/")).status).toBe(200);
  });

  it("is settled by a new card, and by the same card typed in again", async () => {
    const user = await overdue();
    const { data: before } = await kit.stripe.paymentMethods.list({ customer: await kit.customerOf(user) });
    // The bank has raised the card's limit: the same number now pays.
    const typed = await kit.saveCard(user, cards.failsWhenCharged, "Same card", "2041");
    expect(typed.added.status).toBe(200);
    const cardsOf = async () => (await user.call.get("/payment-method")).body.payment_methods;
    expect(await cardsOf()).toMatchObject([{ payment_method_id: typed.id, name: "Same card", exp_year: 2041 }]);
    const { data: invoices } = await kit.stripe.invoices.list({ customer: await kit.customerOf(user), limit: 1 });
    // It was tried at once, and the provider's list of cards did not grow.
    expect(invoices[0]?.attempt_count).toBeGreaterThan(1);
    const { data: after } = await kit.stripe.paymentMethods.list({ customer: await kit.customerOf(user) });
    expect(after).toHaveLength(before.length);
    await kit.saveCard(user, cards.good, "New card");
    expect((await kit.state(user)).subscriptions[0]).toMatchObject({
      status: "active",
      card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 },
    });
    expect(await cardsOf()).toHaveLength(2);
  });

  it("is not changed before it is paid", async () => {
    const user = await overdue();
    const { status, body } = await user.call.post("/subscription/change/", { plan_id: await kit.planId("Agency") });
    expect([status, body.code]).toEqual([409, "conflict"]);
  });
});
