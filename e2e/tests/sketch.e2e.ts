import { readFile } from "node:fs/promises";
import { type APIRequestContext, type Browser, expect, type Page, test } from "@playwright/test";
import { logIn, paidUser } from "../fixtures/accounts.ts";
import { sampleAd } from "../fixtures/ads.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";
import { watchConsole } from "../fixtures/watch.ts";
import { ownerOf, storeAd } from "../fixtures/stored-ads.ts";

// Scoring a picture takes seconds, and every machine has its own; nothing here measures time.

/** Advice that can be drawn, whatever the engine thinks of this ad: on blocks that it found itself. */
async function giveAdvice(
  page: Page,
  id: string,
  { size, changes = {} }: { size?: { width: number; height: number }; changes?: Record<string, object> } = {},
): Promise<void> {
  await page.route(`**/api/images/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { analysis } = answer.image;
    const blocks = analysis.elements.filter((one: { text: string | null }) => one.text !== null);
    const advice = (fault: string, score: string, text: string, gain: number, change: object) => ({
      ...{ fault, rule: fault, score, action: "recolour", text, detail: "", measured: null, reached: null, unit: "" },
      ...{ target: null, boxes: [blocks[0].box], gain, overall_gain: gain / 2, change },
      ...changes[fault],
    });
    // A banner's shape, for its layout: the picture itself is stretched to it.
    if (size) Object.assign(analysis.source, size);
    analysis.recommendations = {
      contrast: [
        advice("low_contrast", "contrast", "Set the headline in another colour.", 8, {
          ...{ kind: "recolour", block: blocks[0].id, colour: "#7a0010" },
        }),
      ],
      recall: [],
      copy_engagement: [
        advice("no_cta", "copy_engagement", "Set the next line apart.", 6, {
          ...{ kind: "recolour", block: blocks[1].id, colour: "#00407a" },
        }),
      ],
    };
    await route.fulfill({ response, json: answer });
  });
}

interface Phone {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string | undefined;
}

/** A report with advice on a telephone. */
async function openOnPhone({
  browser,
  request,
  baseURL = "",
}: Phone): Promise<{ page: Page; close: () => Promise<void> }> {
  const account = await paidUser(request);
  const id = await storeAd(request, account, sampleAd("cold-brew"));
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    reducedMotion: "reduce",
  });
  await logIn(context, account, baseURL);
  const page = await context.newPage();
  await giveAdvice(page, id);
  await page.goto(`/results/${id}`);
  return { page, close: () => context.close() };
}

const pixels = (page: Page): Promise<string> =>
  page
    .getByTestId("sketch")
    .locator("canvas")
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Of the picture as it was uploaded: what is saved is as large, however small it is shown. */
const sizeOf = (image: Element): [number, number] => [
  (image as HTMLImageElement).naturalWidth,
  (image as HTMLImageElement).naturalHeight,
];

test("advice is seen, drawn, collected and taken along", async ({ page, context, request, baseURL }) => {
  const { id } = await ownerOf(sampleAd("cold-brew"), { request, context, baseURL });
  await giveAdvice(page, id);
  const problems = watchConsole(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/results/${id}`);
  const todo = page.getByRole("region", { name: "Two things to do" });
  await expect(todo.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByTestId("sketch")).toHaveCount(0);

  // The pointer on advice shows its place and draws the change beside the original.
  await todo.getByText("Set the headline in another colour.").hover();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await expect(page.getByRole("img", { name: /^Sketch of the changed ad. Set the headline/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole("img", { name: "Sketch: nothing is changed yet" })).toBeVisible();
  await expect.poll(async () => (await pixels(page)).length).toBeGreaterThan(10_000);
  const untouched = await pixels(page);

  // By keyboard: focus shows it, Space collects it.
  const [first, second] = [
    todo.getByRole("button", { name: "Apply: Set the headline" }),
    todo.getByRole("button", { name: "Apply: Set the next line apart." }),
  ];
  await first.focus();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await expect.poll(() => pixels(page)).not.toBe(untouched);
  await page.keyboard.press("Space");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  const together = page.getByRole("region", { name: /changes? applied/ });
  await expect(together).toContainText(/Overall\s*from \d+ → to \d+/);
  const overall = () => together.locator("dd b").first().innerText();
  const one = Number(await overall());
  await second.click();
  await expect(page.getByRole("region", { name: "2 changes applied" })).toBeVisible();
  await expect.poll(async () => Number(await overall())).not.toBe(one);
  await expectNoAxeFaults(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const saving = page.waitForEvent("download");
  await together.getByRole("button", { name: "Download sketch" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("adjudge-sketch.png");
  const file = await readFile(await saved.path());
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  const wanted = await page.locator(".proof-img").evaluate(sizeOf);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(wanted);

  await together.getByRole("button", { name: "Undo all" }).press("Enter");
  await expect(page.getByTestId("sketch")).toHaveCount(0);
  await expect(together).toHaveCount(0);
  await expect(todo.getByRole("heading", { name: "Two things to do" })).toBeFocused();
  await first.focus();
  await page.getByRole("button", { name: "Close sketch" }).press("Enter");
  await expect(page.getByTestId("sketch")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Original" })).toBeFocused();
  expect(problems).toEqual([]);
});

test("advice without a sketch says so before anybody asks for one, and offers no Apply", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { id } = await ownerOf(sampleAd("cold-brew"), { request, context, baseURL });
  // One that nothing could draw, and one of a block that this picture does not have.
  await giveAdvice(page, id, {
    changes: {
      no_cta: { fault: "teaser", rule: "teaser", text: "Say what it is.", change: null },
      low_contrast: { text: "Set it larger.", change: { kind: "enlarge", block: "t99", factor: 2 } },
    },
  });
  await page.goto(`/results/${id}`);
  const rowWith = (text: string) => page.getByRole("listitem").filter({ hasText: text }).first();
  await expect(rowWith("Say what it is.")).toContainText("No sketch: this needs other words.");
  await expect(rowWith("Set it larger.")).toContainText("No sketch: this needs a designer.");
  await expect(page.getByRole("button", { name: /^Apply/ })).toHaveCount(0);
  // Its place can still be looked at.
  await rowWith("Set it larger.").getByRole("button", { name: "Show place 1 in the picture" }).focus();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await expect(page.getByTestId("sketch")).toHaveCount(0);
  await expectNoAxeFaults(page);
});

test("over a wide banner the sketch opens in its own room, and Apply is hit at the first try", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { id } = await ownerOf(sampleAd("cold-brew"), { request, context, baseURL });
  const [leaderboard, billboard] = [
    { width: 728, height: 90 },
    { width: 970, height: 250 },
  ];
  for (const [size, width] of [
    [leaderboard, 1024],
    [leaderboard, 1440],
    [billboard, 1440],
  ] as const) {
    await page.unrouteAll();
    await giveAdvice(page, id, { size });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/results/${id}`);
    const apply = page.getByRole("button", { name: "Apply: Set the headline" });
    await apply.evaluate((button) => button.scrollIntoView({ block: "start" }));
    const before = await apply.boundingBox();
    if (!before) throw new Error("no button");
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await expect(page.getByTestId("spotlight")).toHaveCount(1);
    await expect(page.getByTestId("sketch")).toHaveCount(1);
    expect((await apply.boundingBox())?.y).toBeCloseTo(before.y, 0);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole("region", { name: "1 change applied" })).toBeVisible();
    // Verdict and list go by below the pictures: room is left for them, and nothing of them shows above or beside.
    await page.evaluate(() => window.scrollTo(0, 600));
    const [stage, hero, top] = [
      await page.locator(".report-stage").boundingBox(),
      await page.locator(".report-hero").boundingBox(),
      await page.getByRole("banner").boundingBox(),
    ];
    if (!stage || !hero || !top) throw new Error("no stage");
    expect(stage.height).toBeLessThan(size === billboard ? 400 : 500);
    expect(stage.y).toBeLessThanOrEqual(top.y + top.height);
    expect(stage.x).toBeLessThanOrEqual(hero.x - 8);
    expect(stage.x + stage.width).toBeGreaterThanOrEqual(hero.x + hero.width + 8);
  }
});

test("on a phone a tap on the words shows place and sketch, covers no row, and what is collected stays in sight", async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, close } = await openOnPhone({ browser, request, baseURL });
  const row = page.getByRole("listitem").filter({ hasText: "Set the headline in another colour." }).first();
  await row.getByText("Set the headline in another colour.").tap();
  await expect(page.getByTestId("spotlight")).toHaveCount(1);
  await expect(page.getByRole("img", { name: /^Sketch of the changed ad\. Set the headline/ })).toBeInViewport();
  const underStage = async (): Promise<number> => {
    const stage = await page.locator(".report-stage").boundingBox();
    const own = await row.boundingBox();
    return (own?.y ?? 0) - ((stage?.y ?? 0) + (stage?.height ?? 0));
  };
  await expect.poll(underStage).toBeGreaterThanOrEqual(0);
  await row.getByRole("button", { name: /^Apply/ }).tap();
  const collected = page.getByRole("region", { name: "1 change applied" });
  await expect(collected).toBeInViewport({ ratio: 0.99 });
  await expect(collected.getByRole("button", { name: "Download sketch" })).toBeInViewport({ ratio: 0.99 });
  await expect.poll(underStage).toBeGreaterThanOrEqual(0);

  // On its side the pictures stand beside the list: stacked they would fill the window.
  await page.setViewportSize({ width: 844, height: 390 });
  await row.scrollIntoViewIfNeeded();
  const [stage, own] = [await page.locator(".report-stage").boundingBox(), await row.boundingBox()];
  expect((stage?.x ?? 0) + (stage?.width ?? 0)).toBeLessThanOrEqual(own?.x ?? 0);
  await collected.getByRole("button", { name: "Download sketch" }).scrollIntoViewIfNeeded();
  await expect(collected.getByRole("button", { name: "Download sketch" })).toBeInViewport({ ratio: 0.99 });
  await close();
});

test(
  "on a phone a tap shows the place and the sketch, and Close ends it",
  { tag: "@long" },
  async ({ browser, request, baseURL }) => {
    const { page, close } = await openOnPhone({ browser, request, baseURL });
    await page
      .getByRole("button", { name: /Show place 1/ })
      .first()
      .tap();
    await expect(page.getByTestId("spotlight")).toHaveCount(1);
    await expect(page.getByRole("img", { name: /^Sketch of the changed ad\./ })).toBeInViewport();
    await page.getByRole("button", { name: "Apply: Set the next line apart." }).tap();
    await expect(page.getByRole("region", { name: "1 change applied" })).toBeVisible();
    await expect(page.getByTestId("sketch")).toBeInViewport();
    await expectNoAxeFaults(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Close sketch" }).tap();
    await expect(page.getByTestId("sketch")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /applied/ })).toHaveCount(0);
    await close();
  },
);
