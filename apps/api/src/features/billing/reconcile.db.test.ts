import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit } from "../../../test/billing-kit.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;
beforeAll(async () => {
  // Nothing listens here: no event of the provider ever arrives.
  app = await buildTestApp();
  kit = createBillingKit(app);
});

const metric = async (name: string): Promise<number> => {
  const { bytes } = await app.anonymous.raw({ method: "GET", url: "/metrics" });
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(bytes.toString())?.[1]);
};

describe("the check against the provider", { timeout: 240_000 }, () => {
  it("fetches events that could not be delivered: rights, the receipt and the count of drift follow", async () => {
    const user = await kit.newUser();
    const { body } = await kit.pay(user);
    await kit.confirm(body.clientSecret, cards.good);
    expect((await kit.state(user)).is_active).toBe(false);
    const found = await app.services.billing.reconcile();
    expect(found).toMatchObject({ drifted: 1, failed: 0 });
    expect((await kit.state(user)).is_active).toBe(true);
    expect(await metric("billing_drift")).toBe(1);
    await app.runJobs();
    const receipts = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Receipt"));
    expect(receipts).toHaveLength(1);
    // The same events are listed as undelivered for days: they are known now.
    expect(await app.services.billing.reconcile()).toMatchObject({ checked: 0, drifted: 0 });
    expect(await metric("billing_drift")).toBe(0);
    expect(await metric("billing_check_age_seconds")).toBeLessThan(600);
  });

  it("asks about everybody at night, mends what differs and finds nothing the next time", async () => {
    const [ended, other] = [await kit.newUser(), await kit.newUser()];
    await kit.buy(ended);
    await kit.buy(other);
    const [live] = (await kit.stripe.subscriptions.list({ customer: await kit.customerOf(ended) })).data;
    await kit.stripe.subscriptions.cancel(live?.id ?? "");
    expect((await kit.state(ended)).is_active).toBe(true);
    const first = await app.services.billing.reconcile("nightly");
    expect(first).toMatchObject({ drifted: 1, failed: 0 });
    expect(first.checked).toBeGreaterThanOrEqual(2);
    expect([(await kit.state(ended)).is_active, (await kit.state(other)).is_active]).toEqual([false, true]);
    expect(await app.services.billing.reconcile("nightly")).toMatchObject({ drifted: 0, failed: 0 });
  });

  it("goes on with the others when one cannot be asked about, and says so", async () => {
    const user = await kit.newUser();
    await kit.buy(user);
    await kit.control("POST", "faults", { kind: "error_before", method: "GET", path: "/v1/subscriptions", times: 3 });
    const found = await app.services.billing.reconcile("nightly");
    await kit.control("DELETE", "faults");
    expect(found.failed).toBe(1);
    expect(found.checked).toBeGreaterThan(1);
    expect((await kit.state(user)).is_active).toBe(true);
  });

  it("does not go on asking about an attempt that never reached the provider", async () => {
    const user = await kit.newUser();
    await kit.control("POST", "faults", { kind: "reset_before", method: "POST", path: "/v1/subscriptions", times: 3 });
    expect((await kit.pay(user)).status).toBe(503);
    await kit.control("DELETE", "faults");
    const old = new Date(Date.now() - 25 * 3_600_000);
    const attempts = app.db.updateTable("payment_attempts").where("user_id", "=", user.id);
    await attempts.set({ created_at: old, updated_at: old }).execute();
    await app.services.billing.reconcile();
    const rows = app.db.selectFrom("payment_attempts").select("status").where("user_id", "=", user.id);
    expect(await rows.execute()).toEqual([{ status: "failed" }]);
    await kit.buy(user);
  });

  it("forgets events after 90 days", async () => {
    const event = { type: "invoice.paid", provider_customer_id: null, payload: null, created_at: new Date() };
    const day = 86_400_000;
    await app.db
      .insertInto("provider_events")
      .values([
        { ...event, id: "evt_old", received_at: new Date(Date.now() - 91 * day) },
        { ...event, id: "evt_young", received_at: new Date(Date.now() - 89 * day) },
      ])
      .execute();
    await app.services.billing.reconcile("nightly");
    const rows = app.db.selectFrom("provider_events").select("id").where("id", "in", ["evt_old", "evt_young"]);
    expect(await rows.execute()).toEqual([{ id: "evt_young" }]);
  });

  it("makes a new customer where the provider has lost the old one, but not while a plan runs", async () => {
    const [buyer, subscriber] = [await kit.newUser(), await kit.newUser()];
    await kit.pay(buyer);
    await kit.stripe.customers.del(await kit.customerOf(buyer));
    await kit.buy(buyer);
    expect((await kit.state(buyer)).is_active).toBe(true);
    await kit.buy(subscriber);
    const gone = { provider_customer_id: "cus_of_other_keys" };
    await app.db.updateTable("billing_customers").set(gone).where("user_id", "=", subscriber.id).execute();
    const { status, body } = await subscriber.call.post("/payment-method/setup/");
    expect([status, body.code]).toEqual([503, "provider_unavailable"]);
    expect((await kit.state(subscriber)).is_active).toBe(true);
  });
});
