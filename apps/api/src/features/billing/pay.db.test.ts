import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { confirmCard } from "../../../test/pay.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const good = "4242424242424242";
const declined = "4000000000000002";
const asksBank = "4000002760003184";

async function planId(name: string, cycle = "Monthly"): Promise<string> {
  const { body } = await app.anonymous.get(`/subscription-plans/?billing_cycle=${cycle}`);
  return body.plans.find((plan: { name: string }) => plan.name === name).id;
}

const pay = async (user: TestUser, name = "Growth") =>
  user.call.post("/subscription/pay/", { subscription: { plan_id: await planId(name) } });

const intentOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

async function buy(user: TestUser, name = "Growth"): Promise<string> {
  const { body } = await pay(user, name);
  expect((await confirmCard(app, body.clientSecret, good)).status).toBe("succeeded");
  const intent = intentOf(body.clientSecret);
  expect((await user.call.post("/payment/verify/", { payment_intent: intent })).body.is_active).toBe(true);
  return intent;
}

describe("paying for a plan", () => {
  it("B01: gives the rights of the plan once the card has paid", async () => {
    const user = await makeUser(app);
    expect((await user.call.get("/subscribe/")).body).toMatchObject({ is_active: false, plan: null });
    await buy(user);
    const { body } = await user.call.get("/subscribe/");
    expect(body).toMatchObject({ is_active: true, payed: true, team_member: false, plan: { name: "Growth" } });
    expect(body.usage.uploads).toEqual({ current_uploads: 0, limit: 100 });
    expect((await user.call.get("/users/current/")).body.user.account).toBe("subscriber");
    expect((await user.call.get("/invoices/")).body.invoices[0]).toMatchObject({ amount: 50, status: "paid" });
  });

  it("B02: tells why a card was declined, and takes another one on the same secret", async () => {
    const user = await makeUser(app);
    const { body } = await pay(user);
    await confirmCard(app, body.clientSecret, declined);
    const intent = intentOf(body.clientSecret);
    const refused = await user.call.post("/payment/verify/", { payment_intent: intent });
    expect(refused.status).toBe(402);
    expect(refused.body.detail).toBe("Payment failed: Your card was declined.");
    expect((await user.call.get("/subscribe/")).body.is_active).toBe(false);
    await confirmCard(app, body.clientSecret, good);
    expect((await user.call.post("/payment/verify/", { payment_intent: intent })).body.is_active).toBe(true);
  });

  it("B09: leaves only the last chosen plan payable", async () => {
    const user = await makeUser(app);
    const first = await pay(user, "Starter");
    const second = await pay(user, "Agency");
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    expect((await confirmCard(app, first.body.clientSecret, good)).status).not.toBe("succeeded");
    expect((await confirmCard(app, second.body.clientSecret, good)).status).toBe("succeeded");
    await user.call.post("/payment/verify/", { payment_intent: intentOf(second.body.clientSecret) });
    expect((await user.call.get("/subscribe/")).body.plan.name).toBe("Agency");
    expect((await pay(user, "Starter")).body.code).toBe("already_subscribed");
  });

  it("B15: does not know a stranger's payment", async () => {
    const [owner, other] = [await makeUser(app), await makeUser(app)];
    const intent = await buy(owner);
    expect((await other.call.post("/payment/verify/", { payment_intent: intent })).status).toBe(404);
    expect((await other.call.post("/payment/verify/", { payment_intent: "pi_x_secret_y" })).status).toBe(400);
    expect((await other.call.get(`/success/${await planId("Growth")}?redirect_status=succeeded`)).status).toBe(404);
    // One's own payment of a plan that has ended is known, and gives nothing back.
    const { stripe } = app.services.billing.payments;
    const { data: customers } = await stripe.customers.list({ email: owner.email });
    const { data } = await stripe.subscriptions.list({ customer: customers[0]?.id ?? "" });
    await stripe.subscriptions.cancel(data[0]?.id ?? "");
    const { status, body } = await owner.call.post("/payment/verify/", { payment_intent: intent });
    expect([status, body.is_active]).toEqual([200, false]);
  });

  it("N70: says that an unpaid attempt is unpaid, whatever the address claims", async () => {
    const user = await makeUser(app);
    const { body } = await pay(user);
    expect((await user.call.get(`/success/${body.attempt_id}?redirect_status=succeeded`)).status).toBe(402);
    await confirmCard(app, body.clientSecret, good);
    const success = await user.call.get(`/success/${body.attempt_id}`);
    expect(success.body).toMatchObject({ is_active: true, plan: { name: "Growth" } });
  });

  it("knows a payment by its intent on the success page, and only its owner's", async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)];
    const { body } = await pay(user);
    const intent = intentOf(body.clientSecret);
    expect((await user.call.get(`/success/${intent}?payment_intent=${intent}`)).status).toBe(402);
    await confirmCard(app, body.clientSecret, good);
    const success = await user.call.get(`/success/${intent}?payment_intent=${intent}&redirect_status=succeeded`);
    expect(success.status).toBe(200);
    expect(success.body).toMatchObject({
      message: "Payment completed successfully.",
      is_active: true,
      plan: { name: "Growth" },
    });
    for (const id of [intent, "pi_nobody", "pi_x_secret_y", "pi_"])
      expect((await other.call.get(`/success/${id}`)).status).toBe(404);
  });

  it("answers 409 while the bank waits for its customer, as the documents say", async () => {
    const user = await makeUser(app);
    const { body } = await pay(user);
    expect((await confirmCard(app, body.clientSecret, asksBank)).status).toBe("requires_action");
    const waiting = await user.call.post("/payment/verify/", { payment_intent: intentOf(body.clientSecret) });
    expect([waiting.status, waiting.body.code]).toEqual([409, "conflict"]);
    const { paths } = (await app.anonymous.get("/openapi.json")).body;
    const verify = Object.entries<Record<string, { responses: object }>>(paths).find(([path]) =>
      path.includes("/payment/verify"),
    );
    expect(Object.keys(verify?.[1]["post"]?.responses ?? {})).toEqual(expect.arrayContaining(["200", "202", "409"]));
  });

  it("B21, B22: changes, cancels and resumes a plan, with the exact charge shown before", async () => {
    const user = await makeUser(app);
    await buy(user, "Starter");
    const agency = await planId("Agency");
    const preview = await user.call.post("/subscription/change/", { plan_id: agency, preview: true });
    expect(preview.body).toMatchObject({ applied: false, effective: "now" });
    expect((await user.call.get("/subscribe/")).body.plan.name).toBe("Starter");
    const changed = await user.call.post("/subscription/change/", { plan_id: agency });
    expect(changed.body.applied).toBe(true);
    expect(changed.body.amount_due).toBeCloseTo(preview.body.amount_due, 1);
    expect((await user.call.get("/subscribe/")).body.plan.name).toBe("Agency");
    expect((await user.call.post("/subscription/cancel/")).body.subscription.cancel_at_period_end).toBe(true);
    expect((await user.call.get("/subscribe/")).body.is_active).toBe(true);
    expect((await user.call.post("/subscription/resume/")).body.subscription.cancel_at_period_end).toBe(false);
  });
});
