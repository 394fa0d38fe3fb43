import { expect, test } from "@playwright/test";

const guarded = [
  "/account",
  "/change-password",
  "/results",
  "/results/some-id",
  "/ab-test",
  "/ab-test-results/some-id",
  "/checkout/some-id?plan=Growth",
  "/team-members",
];

const readable = ["/terms-of-service", "/privacy-policy", "/method", "/no-such-page", "/login", "/register"];

test("a visitor without a session is sent to the landing page and the address is remembered", async ({ page }) => {
  for (const address of guarded) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Please log in to see that page.")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("cameFrom"))).toBe(address);
  }
});

test("a page whose code cannot be fetched says so, and comes whole when it is tried again", async ({
  page,
  context,
}) => {
  await page.goto("/terms-of-service");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "How good are the scores?" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("Network Error. Please check your connection and try again.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "How good are the scores?" })).toBeVisible();
  await expect(page).toHaveURL("/method");
  await expect(page.locator(".spoilt").first()).toHaveCSS("border-collapse", "collapse");
});

const staleSession = { name: "access_token", value: "at_stale", sameSite: "Lax" } as const;

test("a session that ended leaves public pages alone, and says why others lead to the login", async ({
  page,
  context,
  baseURL,
}) => {
  const ended = page.getByText("Your session has ended. Please log in again.");
  for (const address of ["/", "/terms-of-service"]) {
    await context.addCookies([{ ...staleSession, url: baseURL ?? "" }]);
    // Watched for from the first byte on: where pictures load slowly the toast has come and gone before `load`.
    await page.goto(address, { waitUntil: "commit" });
    await expect(ended).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
    await expect(page).toHaveURL(address);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("access_token");
  }
  await context.addCookies([{ ...staleSession, url: baseURL ?? "" }]);
  await page.goto("/results?sort=overall_score", { waitUntil: "commit" });
  await expect(ended).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => sessionStorage.getItem("cameFrom"))).toBe("/results?sort=overall_score");
});

test("an unknown address says so, within header and footer", async ({ page }) => {
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  expect((await page.goto("/terms-of-service"))?.status()).toBe(200);
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("2024");
});

test("while a page is on its way the footer waits below the window, from where nothing pushes it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route("**/assets/method-page-*.js", (route) => held.then(() => route.continue()));
  await page.goto("/method", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeAttached();
  await expect(footer).not.toBeInViewport();
  load();
  await expect(page.getByRole("heading", { name: "How good are the scores?" })).toBeVisible();
});

test("the component kit is not part of the product", async ({ page }) => {
  await page.goto("/dev/kit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page.");
});

test("a new page starts at its top and the keyboard continues in it", async ({ page }) => {
  await page.goto("/terms-of-service");
  await page.setViewportSize({ width: 800, height: 300 });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the header leads to a section of the landing page from anywhere", async ({ page }) => {
  await page.goto("/terms-of-service");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#prices")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Pricing" })).toHaveAttribute("aria-current", "true");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the menu opens from its button and closes on Escape", async ({ page }) => {
    await page.goto("/terms-of-service");
    const signUp = page.getByRole("banner").getByRole("link", { name: "Sign Up" });
    await expect(signUp).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(signUp).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(signUp).toBeHidden();
  });

  test("no page is wider than the screen", async ({ page }) => {
    for (const address of ["/", ...readable]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
    }
  });
});
