import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

describe("plans", () => {
  it("lists the four plans of a cycle, cheapest first, to anybody", async () => {
    const { status, body } = await app.anonymous.get("/subscription-plans/?billing_cycle=Yearly");
    expect(status).toBe(200);
    expect(body.plans.map((plan: { name: string }) => plan.name)).toEqual([
      "Starter",
      "Growth",
      "Agency",
      "Enterprise",
    ]);
    expect(body.plans[1]).toMatchObject({
      price_per_month: 50,
      discounted_price_per_month: 40,
      total_yearly_price: 480,
      billing_cycle: "Yearly",
    });
  });

  it("lists monthly plans when no cycle is named, with and without the slash", async () => {
    const [withSlash, without] = await Promise.all([
      app.anonymous.get("/subscription-plans/"),
      app.anonymous.get("/subscription-plans"),
    ]);
    expect(withSlash.body.plans[0].billing_cycle).toBe("Monthly");
    expect(without.body).toEqual(withSlash.body);
  });

  it("refuses an unknown cycle beside its field", async () => {
    const { status, body } = await app.anonymous.get("/subscription-plans/?billing_cycle=Weekly");
    expect(status).toBe(400);
    expect(body).toEqual({ billing_cycle: [expect.any(String)] });
  });

  it("shows one plan to a user with either scheme, and nothing without a session", async () => {
    const user = await makeUser(app);
    const { body } = await user.call.get("/subscription-plans");
    const [{ id }] = body.plans;
    expect((await user.call.get(`/subscription-plans/${id}`)).body.name).toBe("Starter");
    expect(
      (await app.anonymous.get(`/subscription-plans/${id}/`, { authorization: `Token ${user.token}` })).status,
    ).toBe(200);
    expect((await app.anonymous.get(`/subscription-plans/${id}`)).status).toBe(401);
    expect(
      (await app.anonymous.get(`/subscription-plans/${id}`, { cookie: `access_token=${user.token}` })).status,
    ).toBe(401);
  });

  it("answers the same 404 for a malformed and a missing plan", async () => {
    const { call } = await makeUser(app);
    const missing = await call.get("/subscription-plans/7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10");
    const malformed = await call.get("/subscription-plans/%00nope");
    expect([missing.status, malformed.status]).toEqual([404, 404]);
    expect(missing.body).toEqual(malformed.body);
  });

  it("keeps an operator's price when it is seeded again", async () => {
    await app.db
      .updateTable("plans")
      .set({ price_per_month_cents: 2_100 })
      .where("name", "=", "Starter")
      .where("billing_cycle", "=", "Monthly")
      .execute();
    await app.services.plans.seed();
    const { body } = await app.anonymous.get("/subscription-plans");
    expect(body.plans[0].price_per_month).toBe(21);
    expect(await app.db.selectFrom("plans").select("id").execute()).toHaveLength(8);
  });

  it("tells clients what they need before log-in", async () => {
    const { status, body } = await app.anonymous.get("/config/");
    expect(status).toBe(200);
    expect(body).toMatchObject({ product_name: "Adjudge", password_min_length: 4, link_password_min_length: 6 });
  });
});
