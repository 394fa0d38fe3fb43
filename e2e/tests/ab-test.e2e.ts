import { expect, type Page, test } from "@playwright/test";
import { api, logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { drawAd, drawFaultyAd, sampleAd } from "../fixtures/ads.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { storeAd } from "../fixtures/stored-ads.ts";

const scored = { timeout: 120_000 };

async function expectThreePages(page: Page): Promise<void> {
  for (const format of ["A4", "Letter"] as const) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  }
}

test(
  "the PDF of a comparison with much to say has three pages",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    await logIn(context, await paidUser(request), baseURL ?? "");
    await page.goto("/ab-test");
    const form = page.getByRole("form", { name: "Upload" });
    await form.getByLabel("Ad images").setInputFiles([await drawFaultyAd(context), sampleAd("cold-brew")]);
    await form.getByRole("button", { name: "A/B Test" }).click();
    await expect(page).toHaveURL(/\/ab-test-results\/[\w-]{36}$/, scored);
    await expect(page.getByRole("heading", { name: "Recommendations", exact: true })).toHaveCount(6);
    await expectThreePages(page);
  },
);

test("two images: compared, told apart, compared again for nothing, deleted in order", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.goto("/ab-test");
  const form = page.getByRole("form", { name: "Upload" });
  const submit = form.getByRole("button", { name: "A/B Test" });
  await expect(submit).toBeDisabled();
  const third = await drawAd(context, { headline: "One too many", colour: "#246" });
  await form.getByLabel("Ad images").setInputFiles(sampleAd("night-train"));
  await expect(submit).toBeDisabled();
  await form.getByLabel("Ad images").setInputFiles([sampleAd("night-train-crowded"), third]);
  await expect(submit).toBeDisabled();
  await form.getByRole("button", { name: `Remove ${third.name}` }).click();
  await expect(submit).toBeEnabled();
  await expectNoAxeFaults(page);
  await submit.click();
  await expect(page.getByText("Comparing Images...")).toBeVisible();
  await expect(page).toHaveURL(/\/ab-test-results\/[\w-]{36}$/, scored);

  const address = page.url();
  const verdict = page.getByRole("region", { name: "Verdict" });
  await expect(verdict).toContainText(/Image [12] is likely better: the chance is \d+%\.|Too close to call/);
  // Of the names that files get where a preview was removed none is said.
  await expect(verdict).not.toContainText("image0");
  for (const number of ["1", "2"]) {
    await expect(page.getByRole("img", { name: new RegExp(`^Image ${number}\\.`) })).toBeVisible();
    await expect(page.getByRole("list", { name: `Dominant colours of image ${number}` })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Recommendations", exact: true })).toHaveCount(6);
  await expect(page.getByRole("table", { name: "Scores of both images" }).getByRole("row")).toHaveCount(5);
  await page.getByRole("radio", { name: "Difference" }).check({ force: true });
  await expect(page.getByText("Much more")).toBeVisible();
  await expectNoAxeFaults(page);
  await expectThreePages(page);

  await page.goto("/results");
  await expect(page.getByText("98 of 100 remaining")).toBeVisible();
  await expect(page.getByText("19 of 20 remaining")).toBeVisible();
  const cards = page.getByRole("list", { name: "Single images" }).getByRole("listitem");
  const gallery = page.getByRole("region", { name: "Past results" });
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) await card.getByRole("checkbox").check();
  await expect(gallery.getByText("2 ticked")).toBeVisible();
  await gallery.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(address, scored);
  await page.goBack();
  await expect(page.getByText("19 of 20 remaining")).toBeVisible();

  // A picture that a comparison needs is kept, and the reason is told.
  await cards.first().getByRole("checkbox").check();
  await gallery.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /comparison/i })).toBeVisible();
  await expect(cards).toHaveCount(2);

  await gallery.getByRole("combobox", { name: "Category" }).click();
  await gallery.getByRole("option", { name: "A/B Testing" }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole("link", { name: /Open comparison/ }).click();
  // The gallery has a button of that name too, and stands until the report has come.
  await expect(page.getByRole("heading", { name: "A/B report" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/results");
  await page.goto(address);
  await expect(page.getByText("This comparison could not be loaded")).toBeVisible();
});

test("reasons and recommendations name the files, long names by their ends", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await paidUser(request);
  const long = "night-train-poster-for-the-station-final-v3";
  const ids = [
    await storeAd(request, account, { ...sampleAd("night-train"), name: `${long}.webp` }),
    await storeAd(request, account, sampleAd("night-train-crowded")),
  ];
  const data = { image_ids: ids };
  const { body } = await api(request, "POST", "/image-comparisons/", { token: account.token, data });
  await logIn(context, account, baseURL ?? "");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/ab-test-results/${body.data.id}`);
    const verdict = page.getByRole("region", { name: "Verdict" });
    await expect(verdict).toContainText(/[Rr]un (?:image [12] \(“night-train(?:-…-final-v3|-crowded)”\)|either one)/);
    const recall = page.getByRole("region", { name: "Recall" });
    await expect(recall.getByTitle(long)).toHaveText("night-train-…-final-v3");
    await expect(recall.getByText("night-train-crowded", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Image 1", exact: true })).toBeVisible();
    await expectNoAxeFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test(
  "the sample comparison can be looked at without a plan, on a phone too",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    await logIn(context, await verifiedUser(request), baseURL ?? "");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/ab-test-results/sample");
    await expect(page.getByRole("region", { name: "Verdict" })).toBeVisible();
    await expectNoAxeFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Both pictures stay in view while the numbers below are read.
    await page.getByRole("heading", { name: "Where the attention goes" }).scrollIntoViewIfNeeded();
    for (const number of ["1", "2"]) {
      await expect(page.getByRole("img", { name: new RegExp(`^Image ${number}\\.`) })).toBeInViewport();
    }
  },
);
