import { expect, test } from "@playwright/test";

test("the product serves its pages without breaking its own content policy", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  const response = await page.goto("/login");
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
  await expect(page.locator("#root")).not.toBeEmpty();
  expect(problems).toEqual([]);
});

test("the API's page lists every call and tries one", async ({ page }) => {
  await page.goto("/api/docs");
  await page.getByLabel("Find").fill("subscription-plans");
  await page.locator("#listPlans summary").click();
  await page.locator("#listPlans").getByRole("button", { name: "Send" }).click();
  await expect(page.locator("#listPlans pre").first()).toContainText("Starter");
});
