import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { type MailServer, startMailServer } from "../fixtures/mail-server.ts";
import { type Product, startProduct } from "../fixtures/second-product.ts";
import {
  clientId,
  clientSecret,
  type RunningProvider,
  startOpenIdProvider,
  startPlainProviders,
} from "../fixtures/sign-in-providers.ts";
import { someOf } from "../fixtures/some-of.ts";

// One product with real keys, real mail and the strict settings; its tests share it.
test.describe.configure({ mode: "serial" });

let product: Product;
let mail: MailServer;
let openId: RunningProvider;
let plain: RunningProvider;

test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port) + 5;
  const origin = `http://localhost:${port}`;
  mail = await startMailServer();
  openId = await startOpenIdProvider([`${origin}/auth/google`, `${origin}/auth/linkedin`]);
  plain = await startPlainProviders();
  const keys = (name: string, issuer: string) => ({
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_ISSUER`]: issuer,
  });
  product = await startProduct(port, {
    SMTP_URL: mail.url,
    PASSWORD_POLICY: "asvs",
    SESSION_BINDING: "on",
    ...keys("GOOGLE", openId.base),
    ...keys("LINKEDIN", openId.base),
    ...keys("FACEBOOK", plain.base),
    ...keys("GITHUB", plain.base),
    ...keys("TWITTER", plain.base),
  });
});

test.afterAll(async () => {
  await product?.stop();
  await Promise.all([mail?.close(), openId?.close(), plain?.close()]);
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
});

const at = (path: string): string => `${product.origin}${path}`;
const newEmail = (): string => `e2e-${randomUUID()}@example.test`;
const password = "violet anvil 42";

async function signInAtOpenId(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${openId.base}/interaction/`));
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function signInAtPlain(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${plain.base}/`));
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Signs up through the form and confirms the address by the code that the mail server got. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(at("/register"));
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create My Account" }).click();
  await page.getByRole("button", { name: "Request OTP" }).click();
  const { text } = await mail.mailTo(email, "Confirm your email address");
  await page.getByLabel("OTP").fill(/^ {4}(\d{6})\r?$/m.exec(text)?.[1] ?? "");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(at("/login"));
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(at("/login"));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(at("/"));
}

test("the password policy is told before and after, and the session is bound to the browser", async ({ page }) => {
  const email = newEmail();
  await page.goto(at("/register"));
  await expect(page.getByText("At least 8 characters, and not a common password")).toBeVisible();
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Email").fill(email);
  for (const [weak, message] of [
    ["violet7", "Password must be at least 8 characters."],
    ["Password1", "This password is too common. Please choose another."],
  ] as const) {
    await page.getByLabel("Password", { exact: true }).fill(weak);
    await page.getByLabel("Confirm Password").fill(weak);
    await page.getByRole("button", { name: "Create My Account" }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectNoAxeFaults(page);
  await signUp(page, email);
  await logIn(page, email);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "bind")).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  const token = cookies.find(({ name }) => name === "access_token")?.value ?? "";
  const stolen = await fetch(at("/api/users/current/"), { headers: { authorization: `Bearer ${token}` } });
  expect(stolen.status).toBe(401);
  await page.goto(at("/account"));
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

// The second one differs in its name and its button: apps/api/src/features/auth has all five without a browser.
for (const name of someOf(["Google", "LinkedIn"], 1))
  test(`${name} signs in at a real OpenID provider`, async ({ page }) => {
    const email = newEmail();
    await page.goto(at("/login"));
    await page.getByRole("button", { name }).click();
    await signInAtOpenId(page, email);
    await expect(page).toHaveURL(at("/"));
    await page.goto(at("/account"));
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("First Name")).toHaveValue("Grace");
    await expect(page.getByRole("button", { name: `Disconnect ${name}` })).toBeVisible();
  });

test(
  "Facebook does not open an account by its address, and is connected from the account",
  { tag: "@long" },
  async ({ page }) => {
    const email = newEmail();
    await signUp(page, email);
    await page.getByRole("button", { name: "Facebook" }).click();
    await signInAtPlain(page, email);
    const refusal = "An account with this email may exist. Log in with your password to connect Facebook.";
    await expect(page.locator(".error").getByText(refusal)).toBeVisible();
    await expectNoAxeFaults(page);

    await logIn(page, email);
    for (const name of someOf(["Facebook", "GitHub", "Twitter"], 1)) {
      await page.goto(at("/account"));
      await page.getByRole("button", { name: `Connect ${name}` }).click();
      await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: `Go to ${name}` }).click();
      await signInAtPlain(page, email);
      await expect(page).toHaveURL(at("/account"));
      await expect(page.getByRole("button", { name: `Disconnect ${name}` })).toBeVisible();
    }
    await expectNoAxeFaults(page);
    await mail.mailTo(email, "Facebook sign-in was connected");

    await page.getByRole("button", { name: "Log Out" }).click();
    await expect(page).toHaveURL(at("/login"));
    await page.getByRole("button", { name: "Facebook" }).click();
    await signInAtPlain(page, email);
    await expect(page).toHaveURL(at("/"));
    await page.goto(at("/account"));
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("button", { name: "Disconnect Facebook" }).click();
    await expect(page.getByRole("button", { name: "Connect Facebook" })).toBeVisible();
  },
);

test(
  "a reset by the mailed link, and a change of address that the old mailbox cancels",
  { tag: "@long" },
  async ({ page }) => {
    const email = newEmail();
    await signUp(page, email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    // The log-in has a field of that name too: what is typed there is gone with it.
    await expect(page.getByRole("button", { name: "Request OTP" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Request OTP" }).click();
    const reset = await mail.mailTo(email, "/passwordreset/confirm/");
    const link = /http\S+\/passwordreset\/confirm\/\S+/.exec(reset.text)?.[0] ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Required").first()).toBeVisible();
    await expectNoAxeFaults(page);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(password);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Your password has been updated.")).toBeVisible();
    await expect(page).toHaveURL(at("/login"));
    await page.goto(link);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm Password").fill(password);
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Invalid or expired link.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");

    await logIn(page, email);
    const next = newEmail();
    await page.goto(at("/account"));
    await page.getByLabel("Email").fill(next);
    await page.getByLabel("Current password").fill(password);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText(`We sent a code to ${next}`)).toBeVisible();
    const notice = await mail.mailTo(email, "/emailchange/cancel/");
    await page.goto(/http\S+\/emailchange\/cancel\/\S+/.exec(notice.text)?.[0] ?? "");
    await expectNoAxeFaults(page);
    await page.getByRole("button", { name: "Cancel the change" }).click();
    await expect(page.getByText("The change was cancelled. Your account keeps its email address.")).toBeVisible();
    await page.goto(at("/account"));
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByText(`We sent a code to ${next}`)).toBeHidden();
  },
);
