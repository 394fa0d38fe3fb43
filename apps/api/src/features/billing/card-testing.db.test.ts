import Stripe from "stripe";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { toAppError } from "../../platform/payments/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

describe("trying out stolen cards (N90)", () => {
  it.each([
    ["/payment-method/", { payment_method_id: "pm_none", name: "Card", description: "" }],
    ["/subscription/change/", { plan_id: "00000000-0000-4000-8000-000000000000" }],
  ])("%s is ten an hour for one account", async (path, body) => {
    const { call } = await makeUser(app);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await call.post(path, body)).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });

  it("previews of a change are not counted", async () => {
    const { call } = await makeUser(app);
    const preview = { plan_id: "00000000-0000-4000-8000-000000000000", preview: true };
    for (let count = 0; count < 12; count++)
      expect((await call.post("/subscription/change/", preview)).status).not.toBe(429);
  });

  it.each(["insufficient_funds", "incorrect_cvc", "expired_card", "lost_card"])("%s reads like any refusal", (code) => {
    const error = new Stripe.errors.StripeCardError({ type: "card_error", code, message: `Your card: ${code}.` });
    expect(toAppError(error)).toMatchObject({
      code: "payment_failed",
      detail: "Payment failed: The card was declined. Please try another card.",
    });
  });
});
