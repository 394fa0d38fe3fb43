import { expect, test } from "@playwright/test";
import { verifiedUser } from "../fixtures/accounts.ts";
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
