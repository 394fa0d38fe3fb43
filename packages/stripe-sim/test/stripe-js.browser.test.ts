import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientOf, openShop, publishableKey, secretOf, startPlan, startSim, type Shop } from "./harness.ts";
import type Stripe from "stripe";
import type { StripeSim } from "../src/index.ts";

let sim: StripeSim;
let stripe: Stripe;
let shop: Shop;
let browser: Browser;
let site: Server;
let siteUrl: string;
let page: Page;
let posted: string[];

/** A page of another origin with a strict policy, as the application has; its script runs what a test asks for. */
function html(path: string): { type: string; body: string } {
  if (path !== "/page.js") {
    const body = `<!doctype html><html lang="en"><title>Shop</title><form><div id="card"></div><button>Pay</button></form>
<p id="result"></p><script src="${sim.url}/v3/"></script><script src="/page.js"></script></html>`;
    return { type: "text/html", body };
  }
  return {
    type: "text/javascript",
    body: `const stripe = window.Stripe(${JSON.stringify(publishableKey)});
window.shop = { stripe, show: (result) => { document.querySelector('#result').textContent = JSON.stringify(result); } };
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); window.shop.pay?.(); });`,
  };
}

beforeAll(async () => {
  sim = await startSim();
  stripe = clientOf(sim);
  shop = await openShop(stripe);
  site = createServer((req, res) => {
    const { type, body } = html(new URL(req.url ?? "/", "http://site").pathname);
    if (req.method === "POST") posted.push(req.url ?? "");
    res.writeHead(200, {
      "content-type": type,
      "content-security-policy": `default-src 'none'; script-src 'self' ${sim.url}; connect-src ${sim.url}; frame-src ${sim.url}; style-src 'self'`,
    });
    res.end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  siteUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  browser = await chromium.launch({
    executablePath:
      [process.env["CHROMIUM_PATH"] ?? "", "/usr/bin/chromium-headless-shell"].find(existsSync) ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
}, 60_000);

afterAll(async () => {
  await browser.close();
  site.closeAllConnections();
  site.close();
  await sim.close();
});

beforeEach(async () => {
  posted = [];
  page = await browser.newPage();
  await page.goto(siteUrl);
});

afterEach(() => page.close());

interface ShopWindow {
  shop: {
    stripe: {
      elements(options: object): {
        create(type: string): {
          mount(selector: string): void;
          on(name: string, handler: (event: unknown) => void): void;
        };
        submit(): Promise<{ error?: object }>;
        update(options: object): void;
      };
      [call: string]: (...args: never[]) => unknown;
    };
    show: (result: unknown) => void;
    pay?: () => Promise<void>;
  };
}

async function startPayment(): Promise<{ secret: string; intent: string; subscription: string }> {
  const customer = await stripe.customers.create({ email: "payer@example.com" });
  const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
  return { ...secretOf(subscription), subscription: subscription.id };
}

/** Mounts a Payment Element and pays with it when the form is sent. */
async function mountPayment(secret: string, redirect: string, isDeferred = false): Promise<void> {
  await page.evaluate(
    ({ secret, redirect, isDeferred }) => {
      const { shop } = window as unknown as ShopWindow;
      const elements = shop.stripe.elements(
        isDeferred ? { mode: "subscription", amount: 2900, currency: "usd" } : { clientSecret: secret },
      );
      elements.create("payment").mount("#card");
      const confirm = shop.stripe["confirmPayment"] as unknown as (given: object) => Promise<unknown>;
      shop.pay = async () => {
        const checked = isDeferred ? await elements.submit() : {};
        if (checked.error) return shop.show(checked);
        const confirmParams = { return_url: `${window.location.origin}/done` };
        shop.show(await confirm({ elements, clientSecret: secret, confirmParams, redirect }));
      };
    },
    { secret, redirect, isDeferred },
  );
}

async function typeCard(number: string): Promise<void> {
  await page.getByLabel("Card number").pressSequentially(number);
  await page.getByLabel("Expiration date").pressSequentially("1240");
  await page.getByLabel("CVC").pressSequentially("123");
}

async function result(): Promise<Record<string, Record<string, unknown>>> {
  await page.locator("#result:not(:empty)").waitFor();
  return JSON.parse((await page.locator("#result").textContent()) ?? "{}") as Record<string, Record<string, unknown>>;
}

describe("the stand-in for Stripe.js", () => {
  it("takes a card in labelled fields and pays under a strict policy", async () => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    const { secret, subscription } = await startPayment();
    await mountPayment(secret, "if_required");
    await typeCard("4242424242424242");
    expect(await page.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
    expect(await page.getByLabel("Expiration date").inputValue()).toBe("12 / 40");
    await page.getByLabel("CVC").press("Enter");
    expect((await result())["paymentIntent"]?.["status"]).toBe("succeeded");
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
    expect(posted).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("says what is wrong with a card before it sends anything", async () => {
    const { secret, intent } = await startPayment();
    await mountPayment(secret, "if_required", true);
    await page.getByLabel("Card number").pressSequentially("42424242");
    await page.getByRole("button", { name: "Pay" }).click();
    expect((await result())["error"]).toMatchObject({ type: "validation_error", code: "incomplete_number" });
    expect(await page.getByLabel("Card number").getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("alert").getByText("Your card number is incomplete.").waitFor();
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("requires_payment_method");
  });

  it("gives the page a decline and lets it try again", async () => {
    const { secret } = await startPayment();
    await mountPayment(secret, "if_required", true);
    await typeCard("4000000000000002");
    await page.getByRole("button", { name: "Pay" }).click();
    expect((await result())["error"]).toMatchObject({ code: "card_declined", message: "Your card was declined." });
    await page.getByLabel("Card number").fill("");
    await page.getByLabel("Card number").pressSequentially("4242424242424242");
    await page.evaluate(() => {
      const node = document.querySelector("#result");
      if (node) node.textContent = "";
    });
    await page.getByRole("button", { name: "Pay" }).click();
    expect((await result())["paymentIntent"]?.["status"]).toBe("succeeded");
  });

  it.each([
    ["Complete", "succeeded", "active"],
    ["Fail", "failed", "incomplete"],
  ])("goes to 3-D Secure and comes back with the intent in the address: %s", async (button, status, expected) => {
    const { secret, intent, subscription } = await startPayment();
    await mountPayment(secret, "always");
    await typeCard("4000002760003184");
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(`${sim.url}/3ds/${intent}`);
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL(/\/done\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get("payment_intent")).toBe(intent);
    expect(searchParams.get("payment_intent_client_secret")).toBe(secret);
    expect(searchParams.get("redirect_status")).toBe(status);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe(expected);
  });

  it.each([
    ["Complete", "succeeded", "active"],
    ["Fail", "payment_intent_authentication_failure", "incomplete"],
    ["Cancel", "payment_intent_authentication_failure", "incomplete"],
  ])("shows 3-D Secure in a dialog when no redirect is wanted: %s", async (button, outcome, expected) => {
    const { secret, subscription } = await startPayment();
    await mountPayment(secret, "if_required");
    await typeCard("4000000000003220");
    await page.getByRole("button", { name: "Pay" }).click();
    const frame = page.frameLocator('iframe[title="3-D Secure test page"]');
    await frame.getByRole("button", { name: "Complete" }).waitFor();
    const place = button === "Cancel" ? page.getByRole("dialog") : frame;
    await place.getByRole("button", { name: button }).click();
    const answer = await result();
    expect(answer["paymentIntent"]?.["status"] ?? answer["error"]?.["code"]).toBe(outcome);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe(expected);
    expect(await page.locator("iframe").count()).toBe(0);
  });

  it("redirects with the outcome after a plain card when asked to always redirect", async () => {
    const { secret } = await startPayment();
    await mountPayment(secret, "always");
    await typeCard("4242424242424242");
    await page.getByRole("button", { name: "Pay" }).click();
    await page.waitForURL(/\/done\?/);
    expect(new URL(page.url()).searchParams.get("redirect_status")).toBe("succeeded");
  });

  it("saves a card with the card element", async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" });
    await page.evaluate((secret) => {
      const { shop } = window as unknown as ShopWindow;
      const card = shop.stripe.elements({}).create("card");
      card.mount("#card");
      const confirm = shop.stripe["confirmCardSetup"] as unknown as (secret: string, given: object) => Promise<unknown>;
      shop.pay = async () => {
        const billing_details = { name: "Ada" };
        shop.show(await confirm(secret, { payment_method: { card, billing_details } }));
      };
    }, intent.client_secret ?? "");
    await typeCard("5555555555554444");
    await page.getByRole("button", { name: "Pay" }).click();
    expect((await result())["setupIntent"]?.["status"]).toBe("succeeded");
    const saved = await stripe.customers.listPaymentMethods(customer.id, { type: "card" });
    expect(saved.data[0]?.card?.brand).toBe("mastercard");
    expect(saved.data[0]?.billing_details.name).toBe("Ada");
  });

  it("refuses the secret of an intent that is already paid", async () => {
    const { secret, intent } = await startPayment();
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await page.evaluate((clientSecret) => {
      const { shop } = window as unknown as ShopWindow;
      const element = shop.stripe.elements({ clientSecret }).create("payment");
      element.on("loaderror", (event) => shop.show(event));
      element.mount("#card");
    }, secret);
    expect(JSON.stringify(await result())).toContain("terminal state (succeeded)");
  });
});
