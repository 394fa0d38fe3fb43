import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { logIn, mailedCode, sentAgain, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

test.beforeEach(async ({ page }) => {
  // The introduction is the landing page's own test.
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
});

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "access_token");

test("a stranger signs up, verifies the address, logs in and logs out", async ({ page, request }) => {
  const email = `e2e-${randomUUID()}@example.test`;
  await page.goto("/register");
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Create My Account" }).click();
  await expect(page.getByText("First Name is required")).toBeVisible();
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Email").fill(email);
  await expect(page.getByText("At least 4 characters", { exact: true })).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await expect(page.getByText("Password must be at least 4 characters.")).toBeVisible();
  await expect(page.getByText("Password is required")).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill("compile it once");
  await page.getByLabel("Confirm Password").fill("compile it twice");
  await page.getByRole("button", { name: "Create My Account" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm Password").fill("compile it once");
  await page.getByRole("button", { name: "Create My Account" }).click();

  await expect(page).toHaveURL(/\/verify\?email=/);
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`Enter the OTP sent to ${email}`)).toBeVisible();
  await page.getByLabel("OTP").fill(await mailedCode(request, email));
  await page.getByRole("button", { name: "Verify" }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expectNoAxeFaults(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("compile it once");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Authentication Successfull")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const stored = await cookie(page);
  expect(stored?.value).toMatch(/^at_/);
  expect(stored?.sameSite).toBe("Lax");
  expect((stored?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);

  await page.goto("/account");
  await expect(page.getByLabel("First Name")).toHaveValue("Grace");
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await cookie(page)).toBeUndefined();
  const me = await request.get("/api/users/current/", {
    ...sentAgain,
    headers: { authorization: `Bearer ${stored?.value ?? ""}` },
  });
  expect(me.status()).toBe(401);
});

test("an unverified login leads to the verification of that address", async ({ page, request }) => {
  const email = `e2e-${randomUUID()}@example.test`;
  const password = "not verified yet";
  await request.post("/api/users/", {
    data: { first_name: "No", last_name: "Code", email, password, confirm_password: password },
  });
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(`/verify?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByText(`Your account is not active yet: first confirm that ${email} is yours`)).toBeVisible();
  // A wrong address can be corrected after the code was sent to it.
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`Enter the OTP sent to ${email}`)).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Email").fill(`other-${email}`);
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`Enter the OTP sent to other-${email}`)).toBeVisible();
});

test("a forgotten password is reset by code, and the old one is dead", async ({ page, request }) => {
  const { email, password } = await verifiedUser(request);
  const verification = await mailedCode(request, email);
  await page.goto("/forgot-password");
  await expectNoAxeFaults(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText("Didn't receive OTP code?")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change email" })).toBeVisible();
  await expect.poll(() => mailedCode(request, email)).not.toBe(verification);
  await page.getByLabel("OTP").fill(await mailedCode(request, email));
  await page.getByLabel("New Password").fill("another secret 7");
  await page.getByLabel("Confirm Password").fill("another secret 7");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const login = (given: string) =>
    request.post("/api/login/", { ...sentAgain, data: { username: email, password: given } });
  expect((await login(password)).status()).toBe(401);
  expect((await login("another secret 7")).status()).toBe(200);
});

test("a profile is changed, a picture uploaded, a password changed", async ({ page, request, baseURL }) => {
  const account = await verifiedUser(request);
  await logIn(page.context(), account, baseURL ?? "");
  await page.goto("/account");
  await page.getByLabel("First Name").fill("Augusta");
  await page.getByLabel("Company").fill("Analytical Engines");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Account details updated successfully")).toBeVisible();
  await expectNoAxeFaults(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await page.getByLabel("Profile picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.locator("img.avatar")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company")).toHaveValue("Analytical Engines");
  await expect(page.getByText("JPG, PNG or WebP, up to 5 MB.")).toBeVisible();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.locator("img.avatar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove picture" })).toHaveCount(0);

  await page.getByRole("link", { name: "Here!" }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  await expectNoAxeFaults(page);
  await page.getByLabel("Old Password").fill(account.password);
  await page.getByLabel("New Password").fill("a newer secret 9");
  await page.getByLabel("Confirm Password").fill("a newer secret 9");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Password changed successfully.")).toBeVisible();
  const data = { username: account.email, password: "a newer secret 9" };
  const login = await request.post("/api/login/", { ...sentAgain, data });
  expect(login.status()).toBe(200);
});

test("the social buttons work through the local test sign-in", async ({ page }) => {
  const email = `social-${randomUUID()}@example.test`;
  await page.goto("/login");
  await page.getByRole("button", { name: "Google" }).click();
  await expect(page.getByText("Test sign-in").first()).toBeVisible();
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole("button").first().click();
  await expect(page).toHaveURL(/\/$/);
  expect((await cookie(page))?.value).toMatch(/^at_/);
  await page.goto("/account");
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("a LinkedIn exchange that failed is told in the fixed words", async ({ page }) => {
  await page.goto("/auth/linkedin?code=nonsense&state=nonsense");
  await expect(page.getByText("An Error Occurred")).toBeVisible();
  await page.getByRole("link", { name: "Back to Log In" }).click();
  await expect(page).toHaveURL("/login");
});
