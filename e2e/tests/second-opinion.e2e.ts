import { type APIRequestContext, expect, type Page, request as requests, test } from "@playwright/test";
import { type CriticServer, startCriticServer } from "../../tools/critic-server.mjs";
import { type Account, api, logIn, paidUser } from "../fixtures/accounts.ts";
import { sampleAd } from "../fixtures/ads.ts";
import { type Product, startProduct } from "../fixtures/second-product.ts";
import { someOf } from "../fixtures/some-of.ts";
import { expectSound, isWhole, watchConsole } from "../fixtures/watch.ts";
import { storeAd } from "../fixtures/stored-ads.ts";

// Scoring a picture takes seconds, and every machine has its own; nothing here measures time.
test.describe.configure({ mode: "serial", timeout: 600_000 });
const later = { timeout: 120_000 };

let model: CriticServer;
let product: Product;
let request: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  model = await startCriticServer();
  product = await startProduct(Number(new URL(baseURL ?? "").port) + 7, {
    CRITIC_URL: `${model.origin}/v1`,
    CRITIC_MODEL: "stand-in-vl",
    CRITIC_TIMEOUT_S: "20",
  });
  request = await requests.newContext({ baseURL: product.origin });
});
test.afterAll(async () => {
  await request?.dispose();
  await product?.stop();
  await model?.close();
});

// apps/api/src/features/critiques/critiques.db.test.ts has every one of them without a browser.
const failures = [
  ["not-json", "could not be used"],
  ["wrong-schema", "could not be used"],
  ["declines", "did not want to judge"],
  ["slow", "took too long"],
] as const;
const delays = [
  ["very-busy", "night-train"],
  ["error", "savings"],
  ["cut", "night-train-crowded"],
] as const;

const section = (page: Page) => page.getByRole("region", { name: "A second opinion" });

/** The PDF is the page as it prints; the gate prints reports elsewhere. */
async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(section(page)).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  }
  await page.emulateMedia({ media: "screen" });
}

/** What may pass is waited for: busy, broken, cut off. The report is there all the while. */
async function expectReportMeanwhile(page: Page, account: Account): Promise<void> {
  for (const [mode, name] of delays) {
    model.answerWith(mode);
    const asked = model.requests.length;
    const id = await storeAd(request, account, sampleAd(name));
    await page.goto(`${product.origin}/results/${id}`);
    await expect.poll(() => model.requests.length, later).toBeGreaterThan(asked);
    await expect(section(page)).toContainText("stand-in-vl has been asked", later);
    await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(section(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
}

test("off until the owner agrees, then every state in one quiet place", { tag: "@long" }, async ({ page, context }) => {
  const account = await paidUser(request);
  const first = await storeAd(request, account, sampleAd("cold-brew"));
  await logIn(context, account, product.origin);
  const problems = watchConsole(page, { areFailuresMeant: true });
  const destination = new URL(model.origin).host;

  await page.goto(`${product.origin}/results/${first}`);
  await expect(section(page)).toContainText(`would be sent to ${destination}, and only if you agree`, later);
  expect(model.requests).toHaveLength(0);
  await page.goto(`${product.origin}/privacy-policy`);
  await expect(page.getByText(`are sent to ${destination}`)).toBeVisible();

  await page.goto(`${product.origin}/account`);
  await page.getByRole("button", { name: `I agree: send my ads to ${destination}` }).click();
  await expect(page.getByRole("button", { name: "Withdraw and delete the opinions" })).toBeVisible();
  await expectSound(page, "the account page");

  // Each failure is one sentence and a button; the report stays a report.
  model.answerWith("refuses-images");
  await page.goto(`${product.origin}/results/${first}`);
  await section(page).getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(section(page)).toContainText("did not want to judge", later);
  for (const [mode, sentence] of someOf(failures, 1)) {
    model.answerWith(mode);
    const asked = model.requests.length;
    await section(page).getByRole("button", { name: "Ask again" }).click();
    await expect.poll(() => model.requests.length, later).toBeGreaterThan(asked);
    await expect(section(page)).toContainText(sentence, later);
    await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toBeVisible();
  }
  await expectSound(page, "a report whose second opinion failed");

  model.answerWith("stream");
  await section(page).getByRole("button", { name: "Ask again" }).click();
  await expect(section(page)).toContainText("The opinion of stand-in-vl, a vision model", later);
  await expect(section(page)).toContainText("The idea is calm and the picture carries it.");
  await expect(section(page)).toContainText("“Brewed slow. Gone fast.”");
  await expect(section(page).getByRole("heading", { name: "Beside what the engine finds" })).toBeVisible();
  // What it finds is shown where it finds it, as the engine's own advice is.
  const place = section(page).getByRole("button", { name: "Show place 1 in the picture" });
  await expect(section(page).getByTestId("spotlight")).toHaveCount(0);
  await place.focus();
  await expect(section(page).getByTestId("spotlight")).toHaveCount(1);
  await place.blur();
  await section(page).getByText("The stand-in model sees low contrast here.").hover();
  await expect(section(page).locator(".rec[data-active] .dot")).toHaveText("2");
  await expect(section(page).getByTestId("spotlight")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(section(page).getByTestId("spotlight")).toHaveCount(0);
  await expectSound(page, "a report with a second opinion");
  if (isWhole) {
    await expectPrinted(page);
    await expectReportMeanwhile(page, account);
  }

  await page.goto(`${product.origin}/account`);
  await page.getByRole("button", { name: "Withdraw and delete the opinions" }).click();
  await expect(page.getByRole("button", { name: /^I agree/ })).toBeVisible();
  await page.goto(`${product.origin}/results/${first}`);
  await expect(section(page)).toContainText("only if you agree", later);
  await expect(section(page)).not.toContainText("The idea is calm");
  expect(problems).toEqual([]);
});

test(
  "a comparison shows which one the model would run, beside the measured chance",
  { tag: "@long" },
  async ({ page, context }) => {
    const account = await paidUser(request);
    const { token } = account;
    const consent = await request.put("/api/critic/consent/", {
      headers: { authorization: `Bearer ${token}` },
      data: { destination: new URL(model.origin).host },
    });
    expect(consent.status()).toBe(200);
    model.answerWith("good");
    const ids = [
      await storeAd(request, account, sampleAd("night-train")),
      await storeAd(request, account, sampleAd("night-train-crowded")),
    ];
    const made = await api(request, "POST", "/image-comparisons/", { token, data: { image_ids: ids } });
    await logIn(context, account, product.origin);
    await page.goto(`${product.origin}/ab-test-results/${made.body.data.id}`);
    await expect(section(page)).toContainText("Measured by the engine", later);
    await expect(section(page)).toContainText(/It would run image [12]\.|No preference/);
    await expect(section(page)).toContainText(/Image 1 is better in \d+ of 100/);
    await expectSound(page, "a comparison with a second opinion");
  },
);

test("without a model nothing of it is on screen", async ({ page, context, request: plain, baseURL }) => {
  const account = await paidUser(plain);
  await logIn(context, account, baseURL ?? "");
  for (const path of ["/account", "/privacy-policy"]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    await expect(page.getByText(/second opinion/i)).toHaveCount(0);
  }
});
