import { expect, type Page, test } from "@playwright/test";
import { api, logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { brokenAd, drawAd, sampleAd } from "../fixtures/ads.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { uploadAd } from "../fixtures/stored-ads.ts";

// Scoring a picture takes seconds, and every machine has its own; nothing here measures time.
const scored = { timeout: 120_000 };

const form = (page: Page) => page.getByRole("form", { name: "Upload" });
const pick = (page: Page) => form(page).getByLabel("Ad images");

async function choose(page: Page, label: string, option: string, scope = form(page)) {
  await scope.getByRole("combobox", { name: label }).click();
  await scope.getByRole("option", { name: option, exact: true }).click();
}

async function addCategory(page: Page, name: string) {
  await choose(page, "Category", "Add New");
  await form(page).getByLabel("New Category").fill(name);
  await form(page).getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByText("Category created successfully")).toBeVisible();
}

test("somebody without a plan sees samples and is led to pricing", async ({ page, context, request, baseURL }) => {
  await logIn(context, await verifiedUser(request), baseURL ?? "");
  await page.goto("/results");
  await expect(page.getByRole("heading", { name: "See what a report tells you" })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expectNoAxeFaults(page);
  await page.getByRole("link", { name: "Look at a sample report" }).first().click();
  await expect(page.getByRole("heading", { name: "Overall Effectiveness Score" })).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await expectNoAxeFaults(page);
  await page.getByRole("link", { name: "Upload Another!" }).click();
  await expect(page.getByText("Choose a plan and upload an ad; its report appears here.")).toBeVisible();
  await page.getByRole("button", { name: "Choose Plan" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#prices")).toBeInViewport();
});

test("the form takes pictures only, names its button and makes categories", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.goto("/results");
  await expect(form(page).getByRole("button", { name: "Upload", exact: true })).toBeDisabled();
  await expect(form(page).getByRole("button", { name: "Compare" })).toBeDisabled();
  await expect(page.getByText("Nothing has been scored yet")).toBeVisible();
  await expectNoAxeFaults(page);

  await pick(page).setInputFiles([
    { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    { name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5_242_881) },
  ]);
  await expect(page.getByText("File format must be in jpg, jpeg, png, or webp type.")).toBeVisible();
  await expect(page.getByText("File is larger than 5 MB.")).toBeVisible();
  await expect(form(page).getByRole("button", { name: "Upload", exact: true })).toBeDisabled();

  const files = [sampleAd("savings"), sampleAd("cold-brew")];
  await pick(page).setInputFiles(files);
  await expect(form(page).getByRole("button", { name: "Bulk Upload" })).toBeEnabled();
  await choose(page, "Category", "A/B Testing");
  await expect(form(page).getByRole("button", { name: "A/B Test" })).toBeEnabled();
  await form(page).getByRole("button", { name: "Remove savings.webp" }).click();
  await expect(form(page).getByText("image0.png")).toBeVisible();
  await expect(form(page).getByText("cold-brew.webp")).toHaveCount(0);

  await choose(page, "Category", "All");
  await form(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(form(page).getByText("Category is required")).toBeVisible();

  await choose(page, "Category", "Add New");
  const add = form(page).getByRole("button", { name: "Add Category" });
  await add.click();
  await expect(form(page).getByText("Category Name is required")).toBeVisible();
  await form(page).getByLabel("New Category").fill("add NEW");
  await expect(form(page).getByText("New category cannot be 'add NEW'.")).toBeVisible();
  await form(page).getByLabel("New Category").fill("x".repeat(21));
  await expect(form(page).getByText("New category must be maximum 20 characters.")).toBeVisible();
  await form(page).getByLabel("New Category").fill("Autumn");
  await add.click();
  await expect(page.getByText("Category created successfully")).toBeVisible();
  await expect(form(page).getByRole("combobox", { name: "Category" })).toHaveText("Autumn");

  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "pasted.png", { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
  });
  await expect(form(page).getByText("pasted.png")).toBeVisible();
});

test("one image: uploaded, its report read, printed and deleted", async ({ page, context, request, baseURL }) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.goto("/results");
  await addCategory(page, "Autumn");
  await pick(page).setInputFiles(sampleAd("cold-brew"));
  await form(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Analyzing Image...")).toBeVisible();
  await expect(page).toHaveURL(/\/results\/[\w-]{36}$/, scored);

  await expect(page.getByText(/Created \d\d\/\d\d\/\d{4}; \d\d:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByText(/Engine \d+\.\d+\.\d+/)).toBeVisible();
  for (const name of ["Overall Effectiveness Score", "Contrast", "Recall", "Copy engagement"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Recommendations" })).toHaveCount(3);
  await expect(
    page
      .getByRole("list", { name: "Dominant colours" })
      .getByText(/^#[0-9A-F]{6}$/)
      .first(),
  ).toBeVisible();
  await expectNoAxeFaults(page);

  // The sum of a score is shown and is right.
  const recall = page.getByRole("region", { name: "Recall" });
  await recall.getByRole("button", { name: /adds up/ }).click();
  const terms = await recall.locator(".parts li:not(.sum) > b").allTextContents();
  const sum = terms.reduce((total, term) => total + Number(term.replace("−", "-")), 0);
  expect(sum).toBeCloseTo(Number(await recall.locator(".parts .sum b").textContent()), 1);

  // A recommendation lights its place, by pointer and by keyboard.
  const place = page.getByRole("button", { name: /Show place \d+ in the picture/ }).first();
  await place.hover();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.getByTestId("spotlight")).toHaveCount(0);
  await place.focus();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);

  for (const view of ["Attention", "Elements", "Original"]) {
    await page.getByRole("radio", { name: view }).check({ force: true });
    await expect(page.locator(".proof-layer[data-shown]")).toHaveCount(view === "Original" ? 0 : 1);
  }
  await expectNoAxeFaults(page);

  for (const format of ["A4", "Letter"] as const) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain("/Subtype /Image");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Export Report as PDF" })).toBeHidden();
  await expect(page.locator(".btn, .seg, .top, .foot").filter({ visible: true })).toHaveCount(0);
  // The first sheet ends with what was seen in the ad; each sum stands whole on the next.
  const topOf = async (selector: string): Promise<number> =>
    (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await topOf(".report-facts")).toBeLessThan(await topOf(".report-score"));
  for (const whole of [".report-score", ".parts li", ".rec", ".report-method"]) {
    await expect(page.locator(whole).first()).toHaveCSS("break-inside", "avoid");
  }
  await expect(page.locator(".parts .sum").last()).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/results");
  await expect(page.getByText("Nothing has been scored yet")).toBeVisible();
  await expect(page.getByText("99 of 100 remaining")).toBeVisible();
});

test("several images: one after the other past a bad one, then found again by filter and order", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.goto("/results");
  await addCategory(page, "Autumn");
  const [red, green] = [
    await drawAd(context, { headline: "Red shoes for rain", colour: "#a11" }),
    await drawAd(context, { headline: "Green tea at noon", colour: "#162", type: "jpeg" }),
  ];
  await pick(page).setInputFiles([red, brokenAd, green]);
  await form(page).getByRole("button", { name: "Bulk Upload" }).click();
  await expect(page.getByText("Analyzing Image 1 ...")).toBeVisible();
  await expect(page.getByText("Analyzing Image 3 ...")).toBeVisible(scored);
  await expect(page.getByText("2 of 3 images uploaded and analyzed.")).toBeVisible(scored);
  await expect(page).toHaveURL("/results");
  const left = form(page).getByRole("list", { name: "Chosen images" });
  await expect(left.getByRole("listitem")).toHaveCount(1);
  await expect(left).toContainText("broken.png");
  await expect(left).toContainText("File format must be in jpg, jpeg, png, or webp type.");

  const cards = page.getByRole("list", { name: "Single images" }).getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("SCORE");
  const gallery = page.getByRole("region", { name: "Past results" });
  await gallery.getByRole("combobox", { name: "Sort" }).click();
  await gallery.getByRole("option", { name: "Rating (lowest)" }).click();
  await gallery.getByRole("combobox", { name: "Category" }).click();
  await gallery.getByRole("option", { name: "Autumn" }).click();
  await expect(page).toHaveURL(/\?sort=overall_score&category=[\w-]+$/);
  const scores = async () => (await cards.locator(".reading").allTextContents()).map(Number.parseFloat);
  await expect.poll(async () => (await scores()).length).toBe(2);
  expect(await scores()).toEqual((await scores()).toSorted((a, b) => a - b));
  await page.reload();
  await expect(gallery.getByRole("combobox", { name: "Sort" })).toHaveText("Rating (lowest)");
  await expect(cards).toHaveCount(2);
  await expectNoAxeFaults(page);

  await cards.first().getByRole("checkbox").check();
  await expect(gallery.getByText("1 ticked")).toBeVisible();
  await expect(gallery.getByRole("button", { name: "Compare" })).toBeDisabled();
  await gallery.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(cards).toHaveCount(1);

  await gallery.getByRole("button", { name: "Delete category Autumn" }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "Deleting a category will delete all creatives uploaded to that category. Are you sure you want to delete?",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing has been scored yet")).toBeVisible();
  await expect(gallery.getByRole("combobox", { name: "Category" })).toHaveText("All");
});

test("ads come by drag and by paste, and the way they go is shown", async ({ page, context, request, baseURL }) => {
  await logIn(context, await paidUser(request), baseURL ?? "");
  await page.goto("/results");
  await addCategory(page, "Autumn");
  const ad = sampleAd("savings");
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "dragged.webp", { type: "image/webp" }));
      return data;
    },
    [...ad.buffer],
  );
  const area = form(page).locator(".dropzone");
  await area.dispatchEvent("dragenter", { dataTransfer: transfer });
  await area.dispatchEvent("dragover", { dataTransfer: transfer });
  await area.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(form(page).getByText("dragged.webp")).toBeVisible();

  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/api\/images\/?$/, async (route) => {
    await held;
    await route.continue();
  });
  await form(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Analyzing Image...")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Sending" })).toBeVisible();
  await expectNoAxeFaults(page);
  go();
  await expect(page).toHaveURL(/\/results\/[\w-]{36}$/, scored);
});

test(
  "a gallery of thousands: pages, back and forward, waiting and failing",
  { tag: "@long" },
  async ({ page, context, request, baseURL }) => {
    const account = await paidUser(request);
    await logIn(context, account, baseURL ?? "");
    const { body } = await api(request, "POST", "/categories/", { data: { category: "Autumn" }, token: account.token });
    await uploadAd(request, account, body.data.id, sampleAd("cold-brew"));

    // The one that is there, ten thousand times: each page has its own scores.
    let answer: "many" | "error" | "never" = "never";
    await page.route(/\/api\/images\/list/, async (route) => {
      if (answer === "never") return;
      if (answer === "error") {
        await route.fulfill({ status: 503, json: { detail: "The service is busy.", code: "unavailable" } });
        return;
      }
      const url = new URL(route.request().url());
      const asked = Number(url.searchParams.get("page") ?? 1);
      url.searchParams.set("page", "1");
      const response = await route.fetch({ url: url.href });
      const list = await response.json();
      const images = Array.from({ length: 24 }, (_, index) => ({
        ...list.images[0],
        id: `${asked}-${index}`,
        overall_score: asked % 100,
      }));
      await route.fulfill({ response, json: { ...list, images, count: 10_000 } });
    });

    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/results");
    await expect(page.getByRole("status", { name: "Loading past results" })).toBeVisible();
    await expectNoAxeFaults(page);
    answer = "error";
    await page.reload();
    const failure = page.getByRole("alert").filter({ hasText: "Past results could not be loaded" });
    await expect(failure).toBeVisible();
    await expectNoAxeFaults(page);
    answer = "many";
    await failure.getByRole("button", { name: "Try again" }).click();
    const pager = page.getByRole("navigation", { name: "Pages of results" });
    await expect(pager).toContainText("Page 1 of 417");
    await expectNoAxeFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);

    const cards = page.getByRole("list", { name: "Single images" }).getByRole("listitem");
    await expect(cards).toHaveCount(24);
    const gallery = page.getByRole("region", { name: "Past results" });
    await gallery.getByRole("combobox", { name: "Sort" }).click();
    await gallery.getByRole("option", { name: "Rating (highest)" }).click();
    await expect(page).toHaveURL("/results?sort=-overall_score");
    for (const asked of [2, 3]) {
      await pager.getByRole("button", { name: "Next" }).click();
      // A new page is read from its top.
      await expect(page.getByRole("heading", { name: "Past results" })).toBeInViewport();
      await expect(pager).toContainText(`Page ${asked} of 417`);
      await expect(cards.first().locator(".reading")).toHaveText(`${asked}%`);
    }
    await page.goBack();
    await expect(pager).toContainText("Page 2 of 417");
    await page.goForward();
    await expect(pager).toContainText("Page 3 of 417");
    await expect(page).toHaveURL("/results?sort=-overall_score&page=3");
    await page.reload();
    await expect(pager).toContainText("Page 3 of 417");
    await expect(gallery.getByRole("combobox", { name: "Sort" })).toHaveText("Rating (highest)");
    await page.goto("/results?page=417");
    await expect(pager.getByRole("button", { name: "Next" })).toBeDisabled();
  },
);
