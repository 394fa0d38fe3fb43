import { expect, type Page, test } from "@playwright/test";
import { api, logIn, paidUser } from "../fixtures/accounts.ts";
import { drawBlank, sampleAd } from "../fixtures/ads.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { expectSound, watchConsole } from "../fixtures/watch.ts";
import { ownerOf, storeAd } from "../fixtures/stored-ads.ts";

// Scoring a picture takes seconds, and every machine has its own; nothing here measures time.
const scored = { timeout: 120_000 };

const fact = (page: Page, name: string) => page.locator(".fact").filter({ has: page.getByText(name, { exact: true }) });

test("what the engine found can be put right, and undone", async ({ page, context, request, baseURL }) => {
  const { account, id } = await ownerOf(sampleAd("cold-brew"), { request, context, baseURL });
  const problems = watchConsole(page);
  await page.goto(`/results/${id}`);
  const found = page.getByRole("region", { name: "What the engine found" });
  await expect(found).toBeVisible();
  const before = (await fact(page, "Brand").locator("dd").innerText()).trim();

  // A fact lights its place, by pointer and by keyboard.
  const headline = found.getByRole("button", { name: /^Headline: .* Show it in the picture$/ });
  await headline.hover();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await headline.focus();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);

  await found.getByRole("button", { name: "Correct it" }).click();
  await expect(found.getByLabel("Brand", { exact: true })).toBeFocused();
  await expectNoAxeFaults(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  // A mistake is told at the field that it is in.
  const brand = found.getByLabel("Brand", { exact: true });
  await brand.fill("");
  await found.getByRole("button", { name: "Apply and score again" }).click();
  await expect(brand).toBeFocused();
  await expect(brand).toHaveAccessibleDescription("Enter the brand’s name, or say that none is shown.");
  await brand.fill("Nordlys");
  // The browser's own answer comes without the server's.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/images/*/facts", async (route) => {
    await held;
    await route.continue();
  });
  await found.getByRole("button", { name: "Apply and score again" }).click();
  await expect(fact(page, "Brand")).toContainText("Nordlys", scored);
  release();
  await expect(found.getByRole("button", { name: "Correct it" })).toBeFocused(scored);
  await expect(fact(page, "Brand")).toContainText("Corrected by you");
  await page.reload();
  await expect(fact(page, "Brand")).toContainText("Nordlys");

  await found.getByRole("button", { name: "Correct it" }).click();
  await found.getByRole("button", { name: "Undo my corrections" }).click();
  await expect(fact(page, "Brand").locator("dd")).toHaveText(before, scored);
  await expect(fact(page, "Brand")).not.toContainText("Corrected by you");
  const { body } = await api(request, "GET", "/images/list/", { token: account.token });
  expect(body.usage.current_uploads).toBe(1);
  expect(problems).toEqual([]);
});

test("another line asks, or none does, and a misread line says what its owner types", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { id } = await ownerOf(sampleAd("cold-brew"), { request, context, baseURL });
  const problems = watchConsole(page);
  await page.goto(`/results/${id}`);
  const found = page.getByRole("region", { name: "What the engine found" });
  const open = () => found.getByRole("button", { name: "Correct it" }).click();
  const apply = found.getByRole("button", { name: "Apply and score again" });
  const asked = (await fact(page, "Call to action").getByRole("button").innerText()).replace(/ \(\w+\)$/, "");
  await open();

  // A request taken away without another is asked about where it can be answered.
  const nothing = found.getByRole("checkbox", { name: "This ad asks for nothing" });
  await found.getByRole("checkbox", { name: `“${asked}” is the call to action` }).uncheck();
  await apply.click();
  await expect(nothing).toBeFocused();
  await expect(nothing).toHaveAccessibleDescription("Tick the line that asks, or say that the ad asks for nothing.");
  await nothing.check();
  const words = found.getByRole("textbox", { name: /^What the line “.*” says$/ });
  const read = await words.first().inputValue();
  await words.first().fill("");
  await apply.click();
  await expect(words.first()).toBeFocused();
  await expect(words.first()).toHaveAccessibleDescription(/^Enter what the line says/);
  await words.first().fill("Seventeen");
  await expectNoAxeFaults(page);
  // Enter sends: a line of an ad has no second line.
  await words.first().press("Enter");
  await expect(fact(page, "Call to action")).toContainText("None", scored);
  await expect(fact(page, "Call to action")).toContainText("Corrected by you");
  await expect(fact(page, "Misread lines")).toContainText("Seventeen");
  await expect(found.getByRole("button", { name: "Correct it" })).toBeFocused(scored);
  await page.reload();
  await expect(fact(page, "Call to action")).toContainText("Corrected by you");

  await open();
  await expect(nothing).toBeChecked();
  await expect(found.getByText(`We read “${read}”.`)).toBeVisible();
  const [other] = await found.getByRole("checkbox", { name: /is the call to action$/ }).all();
  await other?.check();
  await expect(nothing).not.toBeChecked();
  await apply.click();
  await expect(fact(page, "Call to action")).toContainText("Seventeen", scored);
  await expectNoAxeFaults(page);
  expect(problems).toEqual([]);
});

test("a picture without a score says why, costs nothing and is not compared", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await paidUser(request);
  const [blank, ad] = [
    await storeAd(request, account, await drawBlank(context)),
    await storeAd(request, account, sampleAd("savings")),
  ];
  await logIn(context, account, baseURL ?? "");
  await page.goto("/results?sort=overall_score");
  const cards = page.getByRole("list", { name: "Single images" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText("No score");
  await expectNoAxeFaults(page);
  for (const card of [cards.first(), cards.last()]) await card.getByRole("checkbox").check();
  await page.getByRole("region", { name: "Past results" }).getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText(/^“blank” has no score, so the two cannot be compared\. ./)).toBeVisible();

  await page.goto(`/results/${blank}`);
  await expect(page.getByRole("heading", { name: "No score" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Recommendations" })).toHaveCount(0);
  await expectSound(page, "a report without a score");
  await page.goto(`/results/${ad}`);
  await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toBeVisible();
  const { body } = await api(request, "GET", "/images/list/", { token: account.token });
  expect(body.usage.current_uploads).toBe(1);
});
