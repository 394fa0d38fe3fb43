import { expect, test } from "@playwright/test";
import { logIn, paidUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

test.beforeEach(async ({ page, context, request, baseURL }) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.setViewportSize({ width: 390, height: 844 });
});

test("on a small screen the found elements are numbered, named in a list, and pointed out by a press", async ({
  page,
}) => {
  await page.goto("/results/sample");
  await page.getByText("Elements", { exact: true }).first().click();
  const boxes = page.locator(".proof-layer[data-shown] .proof-box");
  const names = boxes.locator("> span");
  const list = page.getByRole("list", { name: "Elements in the picture" });
  await expect(list.getByRole("listitem")).toHaveCount(await boxes.count());
  await expect(names.filter({ visible: true })).toHaveCount(0);
  await expect(boxes.locator(".proof-box__n").first()).toBeVisible();
  // Numbers of advice would be taken for theirs.
  await expect(page.locator(".report-stage .proof-marker:not([data-hidden])")).toHaveCount(0);

  const headline = list.getByRole("button", { name: /^\d+ Headline: / });
  await headline.press("Enter");
  await expect(headline).toHaveAttribute("aria-pressed", "true");
  await expect(names.filter({ visible: true })).toHaveText(["Headline"]);
  await expectNoAxeFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await headline.press("Enter");
  await expect(names.filter({ visible: true })).toHaveCount(0);

  // Where there is room the names stand on the boxes.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(names.filter({ visible: true })).toHaveCount(await boxes.count());
  await expect(list).toBeHidden();
});

test("on a small screen each picture of a comparison has its own list of elements", async ({ page }) => {
  await page.goto("/ab-test-results/sample");
  await page.getByText("Elements", { exact: true }).first().click();
  for (const number of [1, 2]) {
    const list = page.getByRole("list", { name: `Elements in image ${number}` });
    await list.getByRole("button").first().click();
    const side = page.locator(".versus-side").nth(number - 1);
    await expect(side.locator(".proof-box[data-lit] > span")).toBeVisible();
    await expect(side.locator(".proof-box > span").filter({ visible: true })).toHaveCount(1);
  }
  await expectNoAxeFaults(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
