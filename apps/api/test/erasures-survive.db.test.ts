import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPasswordHasher } from "../src/features/auth/service.ts";
import type { CrashPoint } from "./kill-world.ts";
import { type Buyer, createPaymentWorld, type PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
  await world.start();
}, 180_000);
afterAll(() => world.close());

const password = "correct horse 42";

async function newSubscriber(): Promise<Buyer> {
  const buyer = await world.newBuyer();
  const password_hash = await createPasswordHasher().hash(password);
  await world.db.updateTable("users").set({ password_hash }).where("id", "=", buyer.id).execute();
  const { plans } = (await world.call(buyer, "GET", "/subscription-plans/")).body as { plans: { id: string }[] };
  const paying = await world.call(buyer, "POST", "/subscription/pay/", { subscription: { plan_id: plans[0]?.id } });
  const secret = String(paying.body["clientSecret"]);
  await world.confirm(secret);
  await world.call(buyer, "POST", "/payment/verify/", { payment_intent: secret.split("_secret_")[0] });
  return buyer;
}

const isActive = async (buyer: Buyer) => (await world.call(buyer, "GET", "/subscribe/")).body["is_active"];
const erase = (buyer: Buyer) => world.call(buyer, "DELETE", `/users/${buyer.id}/`, { password });

describe("the server is killed while an account is erased", { timeout: 600_000 }, () => {
  const call = "DELETE /v1/customers/:id";
  it.each<CrashPoint>([
    { call, when: "before" },
    { call, when: "after" },
  ])("$when the provider has ended the plan: what is shown is true, and asking again erases all", async (point) => {
    await world.start();
    const buyer = await newSubscriber();
    expect(await isActive(buyer)).toBe(true);
    const { email } = await world.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    world.calls.arm(point);
    expect([(await erase(buyer)).status, world.calls.isArmed()]).toEqual([0, false]);
    await world.start();
    await world.reconcile();
    const customers = await world.stripe.customers.list({ limit: 100 });
    const isThere = customers.data.some(({ metadata }) => metadata["user_id"] === buyer.id);
    expect([isThere, await isActive(buyer)]).toEqual(point.when === "before" ? [true, true] : [false, false]);
    expect((await erase(buyer)).status).toBe(200);
    expect((await world.call(buyer, "GET", "/users/current/")).status).toBe(401);
    const mails = await world.db.selectFrom("mail_outbox").select("subject").where("to_address", "=", email).execute();
    expect(mails).toHaveLength(1);
  });
});
