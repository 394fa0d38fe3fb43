import { expect, test } from "@playwright/test";
import { logIn, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

test("the introduction stays until it is clicked, and never comes back", async ({ page }) => {
  await page.goto("/");
  const intro = page.getByRole("dialog", { name: "What Adjudge does" });
  await expect(intro).toBeVisible();
  await intro.click();
  await expect(intro).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("videoShowed"))).toBe("true");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(intro).toBeHidden();
});

test("the introduction keeps away from a section in the address and from whoever logged in", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const intro = page.getByRole("dialog", { name: "What Adjudge does" });
  const prices = page.locator("#prices");
  const isWorking = () => expect(page.locator("html[data-waiting]")).toHaveCount(0);
  await page.goto("/#prices");
  await expect(prices).toBeInViewport();
  await isWorking();
  await expect(intro).toHaveCount(0);
  // The next visit without one is introduced, as nobody has clicked it away.
  await page.goto("/terms-of-service");
  await page.goto("/");
  await expect(intro).toBeVisible();
  await logIn(context, await verifiedUser(request), baseURL ?? "");
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Start Now!" })).toBeVisible();
  await expect(intro).toHaveCount(0);
  await page.goto("/terms-of-service");
  await page.goto("/#prices");
  await expect(prices).toBeInViewport();
  await expect(intro).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("videoShowed"))).toBeNull();
});

test("nothing moves for whoever asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  const intro = page.getByRole("dialog", { name: "What Adjudge does" });
  await expect(intro).toBeVisible();
  // Not even once: its map moved for four seconds under a frame that stood still.
  expect(await intro.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await expect.poll(running).toBe(0);
  // In a low window its button is in sight.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(intro.getByRole("button", { name: "Show me" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article").filter({ hasText: "/month" })).toHaveCount(4);
  await expect.poll(running).toBe(0);
  // A menu item jumps, and a testimonial changes without sliding.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reviews" }).click();
  expect(await page.locator("#testimonials").evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(
    200,
  );
  await page.getByRole("button", { name: "Testimonial 5 of 10" }).click();
  await expect(page.locator(".quote:not([inert])").first()).toContainText("Joel Abara");
  expect(await running()).toBe(0);
});

test.describe("the landing page", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  });

  test("has its sections in order, a live report, plans of both cycles, and no fault", async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
    const ids = await page.locator("section[id]").evaluateAll((found) => found.map(({ id }) => id));
    expect(ids).toEqual(["main", "features", "testimonials", "prices", "aboutUs", "guide"]);
    await page.getByText("Attention", { exact: true }).click();
    await expect(page.locator(".proof-layer[data-shown] canvas")).toBeVisible();
    await page.getByText("Yearly").click();
    await expect(page.getByText("$16").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Account" }).first()).toHaveAttribute("href", "/register");
    await expectNoAxeFaults(page);
    expect(problems).toEqual([]);
  });

  test("shows three testimonials on a wide screen and one on a phone, and goes on by itself", async ({ page }) => {
    await page.goto("/");
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    const shown = page.locator(".quote:not([inert])");
    await expect(shown).toHaveCount(3);
    const first = await shown.first().innerText();
    await expect.poll(() => shown.first().innerText()).not.toBe(first);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(shown).toHaveCount(1);
    await page.getByRole("button", { name: "Testimonial 5 of 10" }).click();
    await expect(shown.first()).toContainText("Joel Abara");
  });

  test("turns its testimonials under a finger", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
    const shown = page.locator(".quote:not([inert])");
    const swipe = async (fromX: number, toX: number) => {
      const finger = { bubbles: true, pointerType: "touch", pointerId: 7, clientY: 300 };
      await page.locator(".slides").dispatchEvent("pointerdown", { ...finger, clientX: fromX });
      await page.locator(".slides").dispatchEvent("pointerup", { ...finger, clientX: toX });
    };
    await expect(shown.first()).toContainText("Ines Okafor");
    await swipe(300, 100);
    await expect(shown.first()).toContainText("Tom Brandvik");
    await swipe(100, 110);
    await expect(shown.first()).toContainText("Tom Brandvik");
    await swipe(100, 300);
    await expect(shown.first()).toContainText("Ines Okafor");
    await swipe(100, 300);
    await expect(shown.first()).toContainText("Asha Menon");
  });

  test("answers a press made before its program runs, and runs without one", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "See How It Works" }).first().click();
    await expect(page.locator("#guide")).toBeInViewport();
    await page.goto("/");
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  });

  test("is hydrated as it was prerendered, part by part", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        for (const part of document.querySelectorAll("header, section[id], .plate__grid, .slides__strip, footer"))
          Object.assign(part, { isAsPrerendered: true });
      });
    });
    await page.goto("/");
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
    const parts = page.locator("header, section[id], .plate__grid, .slides__strip, footer");
    await expect(parts).toHaveCount(10);
    expect(await parts.evaluateAll((found) => found.filter((part) => !("isAsPrerendered" in part)).length)).toBe(0);
  });

  test("works for whoever leaves it before all of it works, and comes back", async ({ page }) => {
    await page.addInitScript(() => {
      // The header works first. Its link is pressed as soon as it is the program that answers, not the browser.
      let isAnswered = false;
      addEventListener("click", (event) => {
        isAnswered = event.defaultPrevented;
        event.preventDefault();
      });
      const press = () => {
        document.querySelector<HTMLElement>("header [href='/login']")?.click();
        if (!isAnswered) setTimeout(press);
      };
      addEventListener("adjudge:loaded", press);
    });
    await page.goto("/");
    await expect(page).toHaveURL("/login");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "/month" }).first()).toBeVisible();
  });

  test("has legal pages that can be read", async ({ page }) => {
    for (const [path, title, words] of [
      ["/terms-of-service", "Terms of Service", "State of Wyoming"],
      ["/privacy-policy", "Privacy Policy", "estimate, not a guarantee"],
      ["/method", "How good are the scores?", ""],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      if (words) await expect(page.getByText(words).first()).toBeVisible();
      // Long pages; in the gate every-page.e2e.ts has axe look at them once.
      if (process.env["TEST_ALL"] === "1") await expectNoAxeFaults(page);
    }
    await page.goto("/privacy-policy");
    await expect(page.getByRole("link", { name: "support@adjudge.example" })).toHaveAttribute(
      "href",
      "mailto:support@adjudge.example",
    );
  });
});
