import { expect, type Page, test } from "@playwright/test";
import { type Account, api, logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";

async function openPrices(page: Page, account: Account | null, query = ""): Promise<void> {
  if (account) await logIn(page.context(), account, test.info().project.use.baseURL ?? "");
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  await page.goto(`/${query}`);
  await expect(page.getByRole("article", { name: "Growth" })).toBeVisible();
}

test("a visitor compares both cycles; choosing one asks the server again", async ({ page, request }) => {
  const { plans } = (await api(request, "GET", "/subscription-plans/?billing_cycle=Yearly")).body;
  await openPrices(page, null);
  const growth = page.getByRole("article", { name: "Growth" });
  await expect(growth).toContainText("$50/month");
  await expect(growth.getByRole("link", { name: "Create Account" })).toHaveAttribute("href", "/register");
  await expect(page.getByText("save 20%")).toBeVisible();
  const asked = page.waitForRequest((sent) => sent.url().includes("billing_cycle=Yearly"));
  await page.getByText("Yearly", { exact: false }).first().click();
  await asked;
  await expect(growth).toContainText(`$${plans[1].discounted_price_per_month}/month`);
  await expect(page.getByRole("article", { name: "Starter" })).toContainText("Not included: Team members");
});

test("a logged-in user chooses a plan; the fourth card asks for a payment method", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const { plans } = (await api(request, "GET", "/subscription-plans/")).body;
  await openPrices(page, account);
  const link = (name: string) => page.getByRole("article", { name }).getByRole("link", { name: "Choose Plan" });
  await expect(link("Growth")).toHaveAttribute("href", `/checkout/${plans[1].id}?plan=Growth&billing_cycle=Monthly`);
  await expect(link("Enterprise")).toHaveAttribute(
    "href",
    `/checkout/${plans[3].id}?plan=Enterprise&billing_cycle=Monthly&paymentMethod=true`,
  );
});

test("a subscriber's own plan is marked, and clicking it tells whom to ask", async ({ page, request }) => {
  const account = await paidUser(request, "Growth");
  await openPrices(page, account);
  const growth = page.getByRole("article", { name: "Growth" });
  await growth.getByRole("link", { name: "Your Plan" }).click();
  await expect(
    page.getByText("Please contact Adjudge for any questions or concerns regarding your plan."),
  ).toBeVisible();
  // The room below a toast is the page's: its shadow takes no clicks.
  const below = await page.evaluate(() => {
    const { left, bottom } = document.querySelector(".toast")?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + 40, bottom + 12)?.closest(".toasts") === null;
  });
  expect(below).toBe(true);
  await expect(page).toHaveURL("/");
  await expect(growth).toHaveClass(/plan--current/);
  // The marked card has a margin inside; the buttons stand in one line all the same.
  const tops = await Promise.all(
    (await page.getByRole("article").getByRole("link").all()).map(async (link) => (await link.boundingBox())?.y),
  );
  expect(new Set(tops.map((top) => Math.round(top ?? 0))).size).toBe(1);
});

test("the address flag opens the card dialog, and closing removes it", async ({ page, request }) => {
  const account = await verifiedUser(request);
  await openPrices(page, account, "?paymentMethod=true");
  const dialog = page.getByRole("dialog", { name: "Add Payment Method" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/paymentMethod/);
});
