import { expect, type Page, test } from "@playwright/test";
import { type Account, api, logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

const widths = [390, 768, 1440];

// Many pages and axe runs in one test, on machines that are busy.

/** Every state of the payment pages at three widths and under axe takes minutes. */
const long = { tag: "@long" };

/** Nothing sticks out at any width, and axe finds nothing, in the state the page is in. */
async function expectSound(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
  }
  await expectNoAxeFaults(page);
}

type Json = Record<string, unknown>;

/** Answers a call with what the server says, changed as told: states that take months or a bank to come about. */
async function change(page: Page, path: string, edit: (body: Json) => Json): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as Json) });
  });
}

async function refuse(page: Page, path: string): Promise<void> {
  const json = { detail: "The payment provider cannot be reached. Nothing was charged.", code: "provider_unavailable" };
  await page.route(`**/api${path}`, (route) => route.fulfill({ status: 503, headers: { "retry-after": "5" }, json }));
}

const editPlan = (page: Page, edit: Json) =>
  change(page, "/subscribe*", (body) => ({
    ...body,
    subscriptions: (body["subscriptions"] as Json[]).map((row) => ({ ...row, ...edit })),
  }));

async function open(page: Page, account: Account, address: string): Promise<void> {
  await logIn(page.context(), account, test.info().project.use.baseURL ?? "");
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  await page.goto(address);
}

const billingOf = (page: Page) => page.getByRole("region", { name: "Billing" });

const cards = Array.from({ length: 6 }, (_, index) => ({
  payment_method_id: `pm_${index}`,
  name: index === 2 ? "A card with a name as long as the field allows, for the whole studio" : `Card ${index + 1}`,
  description: index % 2 === 0 ? "For the campaigns of the summer, shared by everybody in the team" : "",
  brand: ["visa", "mastercard", "amex", "discover", "jcb", "unionpay"][index],
  last4: `424${index}`,
  exp_month: 12,
  exp_year: index === 1 ? 2024 : 2040,
}));

const invoices = Array.from({ length: 20 }, (_, index) => ({
  id: `in_${index}`,
  number: `ADJ-${String(index + 1).padStart(4, "0")}`,
  created_date: new Date(Date.UTC(2026, 8 - index, 15)).toISOString(),
  amount: index === 0 ? 3600 : 300 - index,
  currency: "usd",
  status: ["paid", "open", "paid", "uncollectible", "void"][index % 5],
  hosted_url: "https://example.test/invoice",
  pdf_url: "https://example.test/invoice.pdf",
}));

async function fill(page: Page): Promise<void> {
  await change(page, "/payment-method*", (body) => ({ ...body, payment_methods: cards }));
  await page.route("**/api/invoices*", async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get("page") ?? 1);
    const rest = {
      message: "",
      count: 20,
      previous: number === 1 ? null : "/?page=1",
      next: number === 1 ? "/?page=2" : null,
    };
    await route.fulfill({ json: { ...rest, invoices: invoices.slice((number - 1) * 12, number * 12) } });
  });
}

test("billing with six cards, one of them expired, and twenty invoices", long, async ({ page, request }) => {
  const account = await paidUser(request, "Growth");
  await fill(page);
  await editPlan(page, { card: { brand: "mastercard", last4: "4241", exp_month: 12, exp_year: 2024 } });
  await open(page, account, "/account");
  const billing = billingOf(page);
  const list = billing.getByRole("region", { name: "Cards" });
  await expect(list.getByRole("listitem")).toHaveCount(6);
  await expect(list.getByRole("listitem").filter({ hasText: "Card 2" })).toContainText(/Expired.*Pays your plan/);
  await expect(billing.getByText("The card that pays for this plan has expired.")).toBeVisible();
  const bills = billing.getByRole("region", { name: "Invoices" });
  await expect(bills.getByRole("listitem")).toHaveCount(12);
  await expectSound(page);
  await bills.getByRole("button", { name: "Older" }).click();
  await expect(bills.getByRole("listitem")).toHaveCount(8);
  await expect(bills.getByRole("button", { name: "Older" })).toBeDisabled();
});

test("billing of a plan whose renewal failed leads to paying it", long, async ({ page, request }) => {
  const account = await paidUser(request, "Growth");
  await editPlan(page, { status: "past_due" });
  await open(page, account, "/account");
  const billing = billingOf(page);
  await expect(billing.getByText("Payment overdue")).toBeVisible();
  await expect(billing.getByText("Paid until")).toBeVisible();
  await expect(billing.getByRole("button", { name: "Change plan" })).toBeHidden();
  await expectSound(page);
  await billing.getByRole("link", { name: "Pay now" }).click();
  await expect(page.getByText("The last payment for this plan failed.")).toBeVisible();
  const order = page.getByRole("complementary", { name: "Your order" });
  await expect(order).toContainText("Due today");
  await expect(order).not.toContainText("Next payment");
  await expect(order.getByRole("button", { name: "Change Plan" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
  await expectSound(page);

  // It is said where people work, and another plan cannot be had before.
  await page.goto("/results");
  await expect(page.getByText("The last payment for your Growth Plan failed.")).toBeVisible();
  await expectSound(page);
  const { plans } = (await api(request, "GET", "/subscription-plans/")).body;
  await page.goto(`/checkout/${plans.find(({ name }: { name: string }) => name === "Starter").id}`);
  await expect(page.getByText("Pay it first; then you can change the plan.")).toBeVisible();
  await expect(order.getByRole("button", { name: "Change Plan" })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("link", { name: "Pay now" }).click();
  await expect(page.getByText("The last payment for this plan failed.")).toBeVisible();
});

test(
  "billing of a plan that is cancelled, one that changes, one that is contested",
  long,
  async ({ page, request }) => {
    const account = await paidUser(request, "Growth");
    const { plans } = (await api(request, "GET", "/subscription-plans/")).body;
    const billing = billingOf(page);
    await editPlan(page, { cancel_at_period_end: true });
    await open(page, account, "/account");
    await expect(billing.getByText("Cancelled", { exact: true })).toBeVisible();
    await expectSound(page);
    await editPlan(page, { next_plan: plans[0] });
    await page.reload();
    await expect(billing.getByText("Starter Plan, Monthly")).toBeVisible();
    await expectSound(page);
    await editPlan(page, { is_active: false, payed: false });
    await page.reload();
    await expect(billing.getByText("Suspended", { exact: true })).toBeVisible();
    await expect(billing.getByText("is contested at the bank")).toBeVisible();
    await expectSound(page);
  },
);

test("billing without a plan, and while the provider is away", long, async ({ page, request }) => {
  const account = await verifiedUser(request);
  await open(page, account, "/account");
  const billing = billingOf(page);
  await expect(billing.getByText("No plan yet")).toBeVisible();
  await expect(billing.getByText("No card is saved.")).toBeVisible();
  await expect(billing.getByText("No invoices yet.")).toBeVisible();
  await expectSound(page);
  for (const path of ["/subscribe*", "/payment-method*", "/invoices*"]) await refuse(page, path);
  await page.reload();
  await expect(billing.getByText("Your plan could not be loaded")).toBeVisible();
  await expectSound(page);
});

test(
  "checkout in both modes, with many cards, and with a provider that cannot be loaded",
  long,
  async ({ page, request }) => {
    const account = await verifiedUser(request);
    const { plans } = (await api(request, "GET", "/subscription-plans/?billing_cycle=Yearly")).body;
    await fill(page);
    await open(page, account, `/checkout/${plans[3].id}`);
    await expect(page.getByLabel("Card number")).toBeVisible();
    await expect(page.getByText("Test mode: no card is charged")).toBeVisible();
    await expectSound(page);
    await page.getByRole("radio", { name: "Add Payment Method" }).check();
    const choice = page.getByRole("combobox", { name: "Select Payment Method" });
    await choice.click();
    await expect(page.getByRole("option", { name: "Card 2, Mastercard ending in 4241 (expired)" })).toBeVisible();
    await expectSound(page);
    await page.route("**/v3/", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("The card form could not be loaded")).toBeVisible();
    await expectSound(page);
  },
);

test(
  "checkout of a plan that is not there, and a change whose price cannot be worked out",
  long,
  async ({ page, request }) => {
    const account = await paidUser(request, "Starter");
    const { plans } = (await api(request, "GET", "/subscription-plans/")).body;
    await open(page, account, "/checkout/nothing");
    await expect(page.getByText("This plan could not be loaded")).toBeVisible();
    await expectSound(page);
    await refuse(page, "/subscription/change*");
    await page.goto(`/checkout/${plans[2].id}`);
    await expect(page.getByText("The price could not be worked out")).toBeVisible();
    await expectSound(page);
    await page.unroute("**/api/subscription/change*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible();
    await expectSound(page);
    await page.goto(`/checkout/${plans[0].id}`);
    await expect(page.getByText("You already have this plan.")).toBeVisible();
    await expectSound(page);
  },
);

test("the pages after paying, at every width", long, async ({ page, request }) => {
  const account = await paidUser(request, "Growth");
  const { plans } = (await api(request, "GET", "/subscription-plans/")).body;
  await open(page, account, `/success?id=${plans[1].id}`);
  await expect(page.getByText("Payment completed successfully.")).toBeVisible();
  await expectSound(page);
  await page.goto("/canceled");
  await expect(page.getByText("Payment failed.", { exact: true })).toBeVisible();
  await expectSound(page);
});
