import { expect, type Page, test } from "@playwright/test";
import { api, logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { sampleAd } from "../fixtures/ads.ts";
import { someOf } from "../fixtures/some-of.ts";
import { expectSettled, expectSound, watchConsole } from "../fixtures/watch.ts";
import { uploadAd } from "../fixtures/stored-ads.ts";

// Many pages each; scoring takes as long as the machine needs.
test.describe.configure({ timeout: 600_000 });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
});

const withLogin = ["/results", "/account", "/ab-test", "/team-members", "/change-password"];
const withCalls = ["/results", "/checkout/some-id", "/account", "/", "/results/some-id", "/ab-test-results/some-id"];

async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expectSettled(page);
    await expectSound(page, address);
  }
}

test("every page of a visitor", async ({ page }) => {
  const problems = watchConsole(page);
  await walk(page, [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/verify",
    "/verify?email=ada%40example.test",
    "/auth/accounts/passwordreset/confirm/some-user/some-token/",
    "/canceled",
    "/terms-of-service",
    "/privacy-policy",
    "/method",
  ]);
  expect(problems).toEqual([]);
  // Chromium complains of a page whose status is 404 by itself.
  page.removeAllListeners("console");
  await walk(page, ["/no-such-page"]);
});

test("every page of an account without a plan", async ({ page, context, request, baseURL }) => {
  await logIn(context, await verifiedUser(request), baseURL ?? "");
  const { body } = await api(request, "GET", "/subscription-plans/");
  const problems = watchConsole(page);
  await walk(page, someOf(["/", `/checkout/${body.plans[1].id}`, ...withLogin], 2));
  expect(problems).toEqual([]);
});

test("every page of a subscriber, empty and filled", async ({ page, context, request, baseURL }) => {
  const account = await paidUser(request);
  await logIn(context, account, baseURL ?? "");
  const problems = watchConsole(page);
  await walk(page, someOf([...withLogin, "/"], 2));
  const { token } = account;
  const { body: made } = await api(request, "POST", "/categories/", { data: { category: "Spring" }, token });
  const ids = [
    await uploadAd(request, account, made.data.id, sampleAd("cold-brew")),
    await uploadAd(request, account, made.data.id, sampleAd("night-train")),
  ];
  const { body: compared } = await api(request, "POST", "/image-comparisons/", { data: { image_ids: ids }, token });
  await walk(page, ["/results", `/results/${ids[0]}`, `/ab-test-results/${compared.data.id}`]);
  expect(problems).toEqual([]);
});

test("every page whose calls fail says so and stays sound", async ({ page, context, request, baseURL }) => {
  await logIn(context, await verifiedUser(request), baseURL ?? "");
  const problems = watchConsole(page, { areFailuresMeant: true });
  const body = JSON.stringify({ detail: "The server is having a bad day.", code: "internal_error" });
  await page.route("**/api/**", (route) => route.fulfill({ status: 500, contentType: "application/json", body }));
  for (const address of someOf([...withCalls, ...withLogin.slice(2)], 2)) {
    await page.goto(address);
    await expectSettled(page);
    if (address !== "/change-password")
      await expect(page.getByText("The server is having a bad day.").first(), address).toBeVisible();
    await expectSound(page, `${address} with failing calls`);
  }
  expect(problems).toEqual([]);
});

test(
  "every page that waits for its answers is sound meanwhile",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    await logIn(context, await verifiedUser(request), baseURL ?? "");
    const problems = watchConsole(page);
    await page.route("**/api/**", () => {}); // never answered
    for (const address of someOf([...withCalls, ...withLogin.slice(2)], 2)) {
      await page.goto(address);
      if (address !== "/change-password") await expect(page.locator(".loader__veil"), address).toBeVisible();
      await expectSound(page, `${address} while it waits`);
    }
    expect(problems).toEqual([]);
  },
);
