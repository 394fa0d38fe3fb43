import { expect, test } from "@playwright/test";
import { logIn, pay, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { good, openCheckout, planNamed, typeCard } from "../fixtures/billing.ts";

test("an answer from before the payment that comes last is thrown away", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const growth = await planNamed(request, "Growth");
  await openCheckout(page, account, `/checkout/${growth.id}`);
  await typeCard(page, good);
  const unpaid = await request.get("/api/subscribe/", { headers: { authorization: `Bearer ${account.token}` } });
  expect(await unpaid.json()).toMatchObject({ is_active: false });
  let letThrough = (): void => {};
  const isLetThrough = new Promise<void>((done) => (letThrough = done));
  let answered: Promise<void> | undefined;
  // The return page's first question is read before the payment counts, and answered after everything else.
  await page.route("**/api/subscribe", async (route) => {
    if (answered) return route.continue();
    answered = isLetThrough.then(() => route.fulfill({ response: unpaid }).catch(() => undefined));
    return answered;
  });
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL("/results");
  await expect(page.getByRole("banner")).toContainText("Growth Plan");
  letThrough();
  await answered;
  await expect(page.getByText("Payment succeeded!")).toBeVisible();
  await expect(page.getByRole("form", { name: "Upload" })).toBeVisible();
  await page.getByRole("link", { name: "Account" }).click();
  await expect(
    page.getByRole("region", { name: "Billing" }).getByRole("heading", { name: "Growth Plan" }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Growth Plan");
});

test("the success page knows a payment by its intent, and asks a visitor to log in", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const intent = await pay(request, account, "Starter");
  await page.goto(`/success?payment_intent=${intent}&redirect_status=succeeded`);
  await expect(page.getByText("Log in to see what became of your payment.")).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/success\?payment_intent=/);
  await expect(page.getByText("Payment completed successfully.")).toBeVisible();
  await expect(page.getByText("You have the Starter Plan.")).toBeVisible();
});

test("a session that ended on the success page is told, and is no failed payment", async ({
  page,
  request,
  baseURL,
}) => {
  const account = await verifiedUser(request);
  const intent = await pay(request, account, "Starter");
  await logIn(page.context(), { ...account, token: "at_stale" }, baseURL ?? "");
  await page.goto(`/success?payment_intent=${intent}`);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expect(page.getByText("Log in to see what became of your payment.")).toBeVisible();
  await expect(page.getByText("Payment failed.")).toHaveCount(0);
});
