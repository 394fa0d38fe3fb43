import { expect, test } from "@playwright/test";
import { logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { asksBank, declined, good, isActive, openCheckout, planNamed, typeCard } from "../fixtures/billing.ts";

test("a card pays for a plan, and the results open", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const growth = await planNamed(request, "Growth");
  await openCheckout(page, account, `/checkout/${growth.id}?plan=Growth&billing_cycle=Monthly`);
  await expect(page.getByText("Test mode: no card is charged")).toBeVisible();
  const order = page.getByRole("complementary", { name: "Your order" });
  await expect(order.getByRole("heading", { name: "Growth Plan" })).toBeVisible();
  await expect(order).toContainText(`$${growth.price_per_month}/month`);
  await expect(page.getByRole("radio", { name: "Payment Form" })).toBeChecked();
  await typeCard(page, good);
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL("/results");
  await expect(page.getByText("Payment succeeded!")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Growth Plan");
  expect(await isActive(request, account)).toBe(true);
});

test("an incomplete form says so and sends nothing", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const starter = await planNamed(request, "Starter");
  await openCheckout(page, account, `/checkout/${starter.id}`);
  let paid = 0;
  page.on("request", (sent) => {
    if (sent.url().includes("/subscription/pay")) paid += 1;
  });
  await page.getByLabel("Card number").fill("4242");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "card number" }).first()).toBeVisible();
  expect(paid).toBe(0);
});

test("a declined card is told, and the next one pays", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const starter = await planNamed(request, "Starter");
  await openCheckout(page, account, `/checkout/${starter.id}`);
  await typeCard(page, declined);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Payment failed: Your card was declined.")).toBeVisible();
  await expect(page.getByText("Nothing was charged.")).toBeVisible();
  expect(await isActive(request, account)).toBe(false);
  await typeCard(page, good);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL("/results");
  expect(await isActive(request, account)).toBe(true);
});

test("3-D Secure: the bank's page is failed, then completed", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const agency = await planNamed(request, "Agency", "Yearly");
  await openCheckout(page, account, `/checkout/${agency.id}`);
  const price = `$${agency.total_yearly_price.toLocaleString("en-US")}/year`;
  await expect(page.getByRole("complementary", { name: "Your order" })).toContainText(price);
  await typeCard(page, asksBank);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByText(/^Payment failed: /)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/checkout/${agency.id}$`));
  expect(await isActive(request, account)).toBe(false);
  await typeCard(page, asksBank);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL("/results");
  expect(await isActive(request, account)).toBe(true);
});

test("a saved card: added in the dialog of the fourth card's link, then pays", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const enterprise = await planNamed(request, "Enterprise");
  const address = `/checkout/${enterprise.id}?plan=Enterprise&billing_cycle=Monthly&paymentMethod=true`;
  await openCheckout(page, account, address);
  const dialog = page.getByRole("dialog", { name: "Add Payment Method" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Card Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Studio card");
  await dialog.getByLabel("Description").fill("For the studio");
  await typeCard(dialog, good);
  await expectNoAxeFaults(page);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/paymentMethod/);
  await expect(page.getByRole("radio", { name: "Add Payment Method" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Select Payment Method" })).toContainText("Studio card");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Payment completed successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/success\?/);
  await expectNoAxeFaults(page);
  expect(await isActive(request, account)).toBe(true);
});

test("a saved card that the bank asks about pays over the page; without one Pay asks for it", async ({
  page,
  request,
}) => {
  const account = await verifiedUser(request);
  const starter = await planNamed(request, "Starter");
  await openCheckout(page, account, `/checkout/${starter.id}`);
  await page.getByRole("radio", { name: "Add Payment Method" }).check();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Select payment method", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add Payment Method" }).click();
  await expect(page).toHaveURL(/paymentMethod=true/);
  const dialog = page.getByRole("dialog", { name: "Add Payment Method" });
  await dialog.getByLabel("Name").fill("Careful card");
  await typeCard(dialog, asksBank);
  await dialog.getByRole("button", { name: "Create" }).click();
  const bank = page.frameLocator("iframe[title='3-D Secure test page']");
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("combobox", { name: "Select Payment Method" })).toContainText("Careful card");
  await expect(page.getByText("Select payment method", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Payment completed successfully.")).toBeVisible();
  expect(await isActive(request, account)).toBe(true);
});

test("the payment pages do not believe their address", async ({ page, request }) => {
  const account = await verifiedUser(request);
  const starter = await planNamed(request, "Starter");
  await logIn(page.context(), account, test.info().project.use.baseURL ?? "");
  await page.goto(`/success?id=${starter.id}&redirect_status=succeeded`);
  await expect(page).toHaveURL("/canceled");
  await expect(page.getByText("Payment failed.", { exact: true })).toBeVisible();
  await expect(page.getByText("Get Payment Success Error")).toBeVisible();
  await expectNoAxeFaults(page);
  expect(await isActive(request, account)).toBe(false);
});

test("the account page changes the plan for the amount it showed, cancels and resumes it", async ({
  page,
  request,
}) => {
  const account = await paidUser(request, "Starter");
  await logIn(page.context(), account, test.info().project.use.baseURL ?? "");
  await page.goto("/account");
  const billing = page.getByRole("region", { name: "Billing" });
  await expect(billing.getByRole("heading", { name: "Starter Plan" })).toBeVisible();
  await expect(billing.getByText("Renews on")).toBeVisible();
  await expect(billing.getByRole("link", { name: /Download invoice/ })).toBeVisible();
  await expectNoAxeFaults(page);

  await billing.getByRole("button", { name: "Change plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  await dialog.getByRole("combobox", { name: "New plan" }).click();
  // The dialog does not cut the list off.
  await expect(dialog.getByRole("option").nth(2)).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("option", { name: /^Agency, .*\/month$/ }).click();
  const pay = dialog.getByRole("button", { name: /^Pay \$/ });
  const shown = (await pay.textContent())?.replace("Pay ", "") ?? "";
  await expectNoAxeFaults(page);
  await pay.click();
  await expect(billing.getByRole("heading", { name: "Agency Plan" })).toBeVisible();
  await expect(billing.getByRole("listitem").filter({ hasText: shown })).toBeVisible();

  await billing.getByRole("button", { name: "Change plan" }).click();
  await dialog.getByRole("combobox", { name: "New plan" }).click();
  await dialog.getByRole("option", { name: /^Growth, .*\/month$/ }).click();
  await expect(dialog.getByText("Nothing is charged before that day.")).toBeVisible();
  await dialog.getByRole("button", { name: "Change to Growth" }).click();
  await expect(page.getByText("Your plan changes when the paid period ends.")).toBeVisible();
  await expect(billing.getByText("Growth Plan, Monthly")).toBeVisible();
  await expect(billing.getByRole("heading", { name: "Agency Plan" })).toBeVisible();

  await billing.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel plan" }).click();
  await expect(billing.getByText("Ends on")).toBeVisible();
  await billing.getByRole("button", { name: "Resume plan" }).click();
  await expect(billing.getByText("Ends on")).toBeHidden();
  await expect(page.getByText("Your plan will continue.")).toBeVisible();
  await expect(billing.getByRole("heading", { name: "Agency Plan" })).toBeFocused();
  expect(await isActive(request, account)).toBe(true);
});

test("a subscriber's checkout of another plan shows the difference, takes another card, and changes it", async ({
  page,
  request,
}) => {
  const account = await paidUser(request, "Starter");
  const growth = await planNamed(request, "Growth");
  await openCheckout(page, account, `/checkout/${growth.id}?paymentMethod=true`);
  const dialog = page.getByRole("dialog", { name: "Add Payment Method" });
  await dialog.getByLabel("Name").fill("Studio card");
  await typeCard(dialog, "5555 5555 5555 4444");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/paymentMethod/);
  await expect(page.getByRole("combobox", { name: "Select Payment Method" })).toContainText("Studio card");
  await expect(page.getByText("This card is charged today and pays for your plan from now on.")).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL("/account");
  await expect(
    page.getByRole("region", { name: "Billing" }).getByRole("heading", { name: "Growth Plan" }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Billing" }).locator("dd", { hasText: "ending in 4444" }),
  ).toBeVisible();
});
