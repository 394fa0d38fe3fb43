import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { api, mailedCode } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

const newEmail = (): string => `e2e-${randomUUID()}@example.test`;

/** Ends where the person was sent away from, else on the landing page. */
async function logIn(page: Page, email: string, password: string, endsAt = /\/$/): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(endsAt);
}

const tokenOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === "access_token")?.value ?? "";

async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  return (await api(request, "GET", "/users/current/", { token })).status === 200;
}

test("sign up, verify, log in, change the address, reset, log out everywhere", async ({ browser, page, request }) => {
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  const [first, second] = [newEmail(), newEmail()];
  const [password, newPassword] = ["compile it once", "compile it twice"];

  await page.goto("/register");
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Email").fill(first);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create My Account" }).click();
  await expect(page).toHaveURL(/\/verify\?email=/);
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`Enter the OTP sent to ${first}`)).toBeVisible();
  // The button that asked for the code is gone: the keyboard goes on in the code.
  await expect(page.getByLabel("OTP")).toBeFocused();
  await page.getByLabel("OTP").fill("000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Invalid or expired code.")).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByLabel("OTP").fill(await mailedCode(request, first));
  await page.getByRole("button", { name: "Verify" }).click();
  await logIn(page, first, password);

  // A second browser of the same person.
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await other.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  await other.goto("/login");
  await logIn(other, first, password);
  const otherToken = await tokenOf(other);

  await page.goto("/account");
  await page.getByLabel("Email").fill(second);
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(`We sent a code to ${second}`)).toBeVisible();
  await expectNoAxeFaults(page);
  expect((await api(request, "GET", "/users/current/", { token: otherToken })).body.user.email).toBe(first);
  await page.getByLabel("OTP").fill(await mailedCode(request, second));
  await page.getByRole("button", { name: "Confirm new email" }).click();
  await expect(page.getByText(`We sent a code to ${second}`)).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue(second);
  expect(await isAlive(request, otherToken)).toBe(false);
  await other.goto("/account");
  await expect(other).toHaveURL(/\/login$/);

  await other.getByRole("link", { name: "Forgot password?" }).click();
  // The log-in has a field of that name too.
  await expect(other.getByRole("button", { name: "Request OTP" })).toBeVisible();
  await other.getByLabel("Email").fill(second);
  const before = await mailedCode(request, second);
  await other.getByRole("button", { name: "Request OTP" }).click();
  await expect(other.getByText(`Enter the OTP sent to ${second}`)).toBeVisible();
  await expect.poll(() => mailedCode(request, second)).not.toBe(before);
  await other.getByLabel("OTP").fill(await mailedCode(request, second));
  await other.getByLabel("New Password").fill(newPassword);
  await other.getByLabel("Confirm Password").fill(newPassword);
  await expectNoAxeFaults(other);
  const pageToken = await tokenOf(page);
  await other.getByRole("button", { name: "Reset Password" }).click();
  await expect(other).toHaveURL(/\/login$/);
  expect(await isAlive(request, pageToken)).toBe(false);

  await logIn(other, second, newPassword, /\/account$/);
  await page.goto("/account");
  await logIn(page, second, newPassword, /\/account$/);
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByText("Logged out everywhere else.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out everywhere else" })).toBeHidden();
  expect(await isAlive(request, await tokenOf(other))).toBe(false);
  const lastToken = await tokenOf(page);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await isAlive(request, lastToken)).toBe(false);
  expect(await tokenOf(page)).toBe("");
  const left = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
  expect(JSON.stringify(left)).not.toContain("at_");
  expect(left["userDetails"]).toBeUndefined();
  expect(left["videoShowed"]).toBe("true");
  await otherContext.close();
});

test("the log-in leads back to the page that a visitor was sent away from", async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  const email = newEmail();
  const password = "back to where I was";
  await api(request, "POST", "/users/", {
    data: { first_name: "Ada", last_name: "Tester", email, password, confirm_password: password },
  });
  await api(request, "POST", "/otp/", { data: { email, operation_type: "VERIFICATION" } });
  await api(request, "POST", "/user/verify/", { data: { email, otp: await mailedCode(request, email) } });
  await page.goto("/change-password");
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  // From a page that everybody may read, back to it.
  await page.context().clearCookies();
  await page.goto("/method");
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/method$/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/register");
  await expect(page).toHaveURL(/\/$/);
});
