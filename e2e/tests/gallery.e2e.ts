import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type Account, api, logIn, paidUser } from "../fixtures/accounts.ts";
import { drawAd } from "../fixtures/ads.ts";
import { uploadAd } from "../fixtures/stored-ads.ts";

const gallery = (page: Page) => page.getByRole("region", { name: "Past results" });
const singles = (page: Page) => page.getByRole("list", { name: "Single images" }).getByRole("listitem");

async function choose(page: Page, label: string, option: string): Promise<void> {
  await gallery(page).getByRole("combobox", { name: label }).click();
  await gallery(page).getByRole("option", { name: option, exact: true }).click();
}

async function newCategory(request: APIRequestContext, { token }: Account, category: string): Promise<string> {
  return (await api(request, "POST", "/categories/", { token, data: { category } })).body.data.id;
}

test(
  "the gallery: pages that are not there, order, no connection, a category deleted with its ticks",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    const account = await paidUser(request);
    const [summer, winter] = [
      await newCategory(request, account, "Summer"),
      await newCategory(request, account, "Winter"),
    ];
    const first = await uploadAd(
      request,
      account,
      summer,
      await drawAd(context, { headline: "Sun", colour: "#b4540a" }),
    );
    const second = await uploadAd(
      request,
      account,
      summer,
      await drawAd(context, { headline: "Sea", colour: "#0a54b4" }),
    );
    const third = await uploadAd(
      request,
      account,
      winter,
      await drawAd(context, { headline: "Ice", colour: "#335577" }),
    );
    const comparisons: string[] = [];
    for (const image_ids of [
      [first, second],
      [first, third],
    ]) {
      const { body } = await api(request, "POST", "/image-comparisons/", { token: account.token, data: { image_ids } });
      comparisons.push(`/ab-test-results/${body.data.id}`);
    }
    await logIn(context, account, baseURL ?? "");

    // An old link, or the last item of the last page deleted: the last page there is.
    await page.goto("/results?page=99&comparisons_page=7");
    await expect(singles(page)).toHaveCount(3);
    await expect(page.getByRole("list", { name: "Comparisons" }).getByRole("listitem")).toHaveCount(2);
    await expect(page).toHaveURL("/results");
    await expect(page.getByText("Nothing has been scored yet")).toHaveCount(0);

    await expect(singles(page).first()).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M/);

    // A category that is gone: everything.
    await page.goto("/results?category=7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10");
    await expect(singles(page)).toHaveCount(3);
    await expect(page).toHaveURL("/results");

    // The order counts for comparisons too.
    const shown = () =>
      page
        .getByRole("list", { name: "Comparisons" })
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await choose(page, "Category", "A/B Testing");
    await expect(singles(page)).toHaveCount(0);
    await expect.poll(shown).toEqual(comparisons.toReversed());
    await choose(page, "Sort", "Date (oldest)");
    await expect.poll(shown).toEqual(comparisons);
    await expect(page).toHaveURL(/sort=created_date/);

    // Without a connection it is said at once, nothing stays covered, and nothing is sent later.
    await choose(page, "Category", "Summer");
    await expect(singles(page)).toHaveCount(2);
    for (const tick of await gallery(page).getByRole("checkbox").all()) await tick.check();
    await expect(gallery(page).getByText("2 ticked")).toBeVisible();
    let sent = 0;
    page.on("request", (asked) => {
      if (asked.method() === "POST" && asked.url().includes("/image-comparisons")) sent += 1;
    });
    await context.setOffline(true);
    await gallery(page).getByRole("button", { name: "Compare" }).click();
    await expect(page.getByText("Network Error. Please check your connection and try again.")).toBeVisible();
    await expect(page.getByText("Comparing Images...")).toHaveCount(0);
    await context.setOffline(false);
    await choose(page, "Category", "Winter");
    await expect(singles(page)).toHaveCount(1);
    expect(sent).toBe(1);

    // The ticks of what is deleted go with it, the others stay.
    await gallery(page).getByRole("checkbox").check();
    await choose(page, "Category", "Summer");
    await expect(gallery(page).getByText("3 ticked")).toBeVisible();
    await gallery(page).getByRole("button", { name: "Delete category Summer" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("A/B comparisons that show one of these creatives are deleted with them.");
    await expect(dialog).toContainText(
      "Deleting a category will delete all creatives uploaded to that category. Are you sure you want to delete?",
    );
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Category deleted successfully.")).toBeVisible();
    await expect(gallery(page).getByText("1 ticked")).toBeVisible();
    await expect(singles(page)).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Comparisons" })).toHaveCount(0);
  },
);

test(
  "without a connection the log-in says so at once, and is not sent later by itself",
  { tag: "@long" },
  async ({ page, request }) => {
    const account = await paidUser(request);
    await page.goto("/login");
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    let sent = 0;
    page.on("request", (asked) => {
      if (asked.url().includes("/api/login")) sent += 1;
    });
    await page.context().setOffline(true);
    const button = page.getByRole("button", { name: "Log In" });
    await button.click();
    await expect(page.getByText("Network Error. Please check your connection and try again.")).toBeVisible();
    await expect(button).toBeEnabled();
    await page.context().setOffline(false);
    await expect(page).toHaveURL("/login");
    expect(sent).toBe(1);
    await button.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
    expect(sent).toBe(2);
  },
);

test(
  "ways on: to an A/B test, back from a report that is not there; the legend of the map with the map",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    await logIn(context, await paidUser(request), baseURL ?? "");
    await page.goto("/results");
    await page.getByRole("link", { name: "New A/B test" }).click();
    await expect(page).toHaveURL("/ab-test");
    await page.getByRole("main").getByRole("link", { name: "Results" }).click();
    await expect(page).toHaveURL("/results");
    for (const address of ["/results/nothing", "/ab-test-results/7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10"]) {
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
      await page.getByRole("link", { name: "Back to Results" }).click();
      await expect(page).toHaveURL("/results");
    }
    await page.goto("/results/sample");
    await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toBeVisible();
    await expect(page.locator(".heat-key")).toHaveCount(0);
    await page.getByText("Attention", { exact: true }).first().click();
    await expect(page.locator(".heat-key")).toBeVisible();
    await page.getByText("Elements", { exact: true }).first().click();
    await expect(page.locator(".heat-key")).toHaveCount(0);
  },
);

test("a name without a space in it, or from right to left, keeps to its column and leaves the day alone", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const account = await paidUser(request);
  const ads = [];
  for (const [name, colour] of [
    ["W".repeat(20), "#0a54b4"],
    ["حملة الصيف الكبيرة", "#b4540a"],
  ] as const) {
    const ad = await drawAd(context, { headline: "Sun", colour });
    ads.push(await uploadAd(request, account, await newCategory(request, account, name), ad));
  }
  await logIn(context, account, baseURL ?? "");
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/results");
    await expect(singles(page)).toHaveCount(ads.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [first, second] = await Promise.all([singles(page).nth(0).boundingBox(), singles(page).nth(1).boundingBox()]);
    expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(1);
    const picture = await singles(page).nth(1).getByRole("link").boundingBox();
    expect(picture?.width).toBeLessThanOrEqual((second?.width ?? 0) + 1);
  }
  await expect(page.locator("bdi", { hasText: "حملة" })).toHaveText("حملة الصيف الكبيرة");
});
