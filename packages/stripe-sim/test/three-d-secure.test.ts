import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserCall, cardForm, clientOf, openShop, secretOf, startPlan, startSim, type Shop } from "./harness.ts";
import type Stripe from "stripe";
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

async function reachChallenge(number: string): Promise<{ intent: string; secret: string; subscription: string }> {
  const customer = await stripe.customers.create({});
  const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
  const { intent, secret } = secretOf(subscription);
  const answer = await browserCall(sim, `/v1/payment_intents/${intent}/confirm`, {
    client_secret: secret,
    return_url: "http://shop.example/checkout/3?tab=card",
    ...cardForm(number),
  });
  expect(answer.body["status"]).toBe("requires_action");
  expect(answer.body["next_action"]).toEqual({
    type: "redirect_to_url",
    redirect_to_url: { url: `${sim.url}/3ds/${intent}`, return_url: "http://shop.example/checkout/3?tab=card" },
  });
  return { intent, secret, subscription: subscription.id };
}

async function press(intent: string, button: "complete" | "fail"): Promise<URL> {
  const shown = await fetch(`${sim.url}/3ds/${intent}`);
  expect(await shown.text()).toContain("29.00 USD");
  const answer = await fetch(`${sim.url}/3ds/${intent}/${button}`, { method: "POST", redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

describe("3-D Secure", () => {
  it.each(["4000002500003155", "4000002760003184", "4000000000003220", "4000000000003063"])(
    "%s pays once the holder completes it",
    async (number) => {
      const { intent, secret, subscription } = await reachChallenge(number);
      const back = await press(intent, "complete");
      expect(back.origin + back.pathname).toBe("http://shop.example/checkout/3");
      expect(Object.fromEntries(back.searchParams)).toEqual({
        tab: "card",
        payment_intent: intent,
        payment_intent_client_secret: secret,
        redirect_status: "succeeded",
      });
      expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
      expect((await fetch(`${sim.url}/3ds/${intent}`)).status).toBe(409);
    },
  );

  it("leaves the payment open when the holder fails it, and another card still works", async () => {
    const { intent, secret, subscription } = await reachChallenge("4000002760003184");
    const back = await press(intent, "fail");
    expect(back.searchParams.get("redirect_status")).toBe("failed");
    const failed = await stripe.paymentIntents.retrieve(intent);
    expect(failed.status).toBe("requires_payment_method");
    expect(failed.last_payment_error?.code).toBe("payment_intent_authentication_failure");
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("incomplete");
    const again = await browserCall(sim, `/v1/payment_intents/${intent}/confirm`, {
      client_secret: secret,
      ...cardForm("4242424242424242"),
    });
    expect(again.body["status"]).toBe("succeeded");
  });

  it.each([
    ["4000008260003178", "insufficient_funds"],
    ["4000008400001629", "generic_decline"],
  ])("%s is declined after a completed authentication", async (number, declineCode) => {
    const { intent, subscription } = await reachChallenge(number);
    expect((await press(intent, "complete")).searchParams.get("redirect_status")).toBe("failed");
    expect((await stripe.paymentIntents.retrieve(intent)).last_payment_error?.decline_code).toBe(declineCode);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("incomplete");
  });

  it("asks nobody when the card was set up for later use, and always where the bank insists", async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: "pm_card_authenticationRequiredOnSetup",
    });
    const waiting = await stripe.setupIntents.confirm(intent.id, { return_url: "http://shop.example/" });
    expect(waiting.status).toBe("requires_action");
    await fetch(`${sim.url}/3ds/${intent.id}/complete`, { method: "POST", redirect: "manual" });
    const ready = await stripe.setupIntents.retrieve(intent.id);
    expect(ready.status).toBe("succeeded");
    const pay = (payment_method: string): Promise<Stripe.PaymentIntent> =>
      stripe.paymentIntents.create({
        amount: 500,
        currency: "usd",
        customer: customer.id,
        payment_method,
        confirm: true,
      });
    expect((await pay(String(ready.payment_method as string))).status).toBe("succeeded");
    expect((await pay("pm_card_authenticationRequired")).status).toBe("requires_action");
  });
});
