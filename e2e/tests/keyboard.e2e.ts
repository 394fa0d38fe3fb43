import { expect, type Locator, type Page, test } from "@playwright/test";
import { logIn, paidUser } from "../fixtures/accounts.ts";

/** Menus, selects and dialogs by keyboard alone, as the ARIA Authoring Practices describe them. */

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Tab leads through all of a dialog and never behind it; past the ends is the browser's own bar (the body has focus). */
async function expectTabStaysIn(page: Page, dialog: Locator): Promise<void> {
  const stops = new Set<string>();
  for (let count = 0; count < 12; count++) {
    await press(page, "Tab");
    stops.add(
      await dialog.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === document.body) return "bar";
        return element.contains(activeElement) ? `in ${activeElement?.textContent}` : "behind";
      }),
    );
  }
  expect([...stops]).not.toContain("behind");
  expect(stops.size).toBeGreaterThan(1);
}

test("the introduction is closed by keyboard, and keeps it until then", async ({ page }) => {
  await page.goto("/");
  const show = page.getByRole("button", { name: "Show me" });
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  await expect(show).toBeFocused();
  await press(page, "Tab", "Shift+Tab");
  await expect(show).toBeFocused();
  await press(page, "Enter");
  await expect(show).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await press(page, "Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Create Account" }).first()).toBeFocused();
});

test.describe("a visitor", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
    await page.goto("/");
    await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  });

  test("goes to a section from the menu and on from there", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Pricing" }).focus();
    await press(page, "Enter");
    await expect(page.locator("#prices")).toBeInViewport();
    await press(page, "Tab");
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeFocused();
    await press(page, "ArrowRight");
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await expect(page.getByText("$16").first()).toBeVisible();
    await press(page, "ArrowLeft");
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  });

  test("looks at the sample report: its views by arrows, its advice by Tab", async ({ page }) => {
    const views = page.getByRole("group", { name: "View" });
    await views.getByRole("radio", { name: "Original" }).focus();
    await press(page, "ArrowRight");
    await expect(views.getByRole("radio", { name: "Attention" })).toBeChecked();
    await expect(page.locator(".proof-layer[data-shown] canvas")).toBeVisible();
    await press(page, "Tab");
    const advice = page.getByRole("complementary", { name: "Sample report" }).getByRole("button").first();
    await expect(advice).toBeFocused();
    await expect(advice).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByTestId("spotlight")).toBeVisible();
  });

  test("chooses a testimonial and stops the others", async ({ page }) => {
    await page.getByRole("button", { name: "Testimonial 4 of 10" }).focus();
    await press(page, "Enter");
    await expect(page.getByRole("button", { name: "Testimonial 4 of 10" })).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Testimonial 10 of 10" }).focus();
    await press(page, "Tab");
    const pause = page.getByRole("button", { name: "Pause testimonials" });
    await expect(pause).toBeFocused();
    await press(page, "Space");
    await expect(page.getByRole("button", { name: "Play testimonials" })).toBeFocused();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("opens the menu, walks through it, and leaves it", async ({ page }) => {
      const burger = page.getByRole("banner").getByRole("button");
      const menu = page.getByRole("navigation", { name: "Main" });
      await burger.focus();
      await press(page, "Enter");
      await expect(burger).toHaveAttribute("aria-expanded", "true");
      await expect(burger).toBeFocused();
      for (const name of ["Features", "Reviews", "Pricing", "About Us", "Guide", "Log In", "Sign Up"]) {
        await press(page, "Tab");
        await expect(page.getByRole("banner").getByRole("link", { name })).toBeFocused();
      }
      await press(page, "Escape");
      await expect(burger).toHaveAttribute("aria-expanded", "false");
      await expect(burger).toBeFocused();

      // Tab past the end leaves the menu, which does not stay over the page.
      await press(page, "Space");
      await expect(menu).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).focus();
      await press(page, "Tab");
      await expect(burger).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("main").getByRole("link", { name: "Create Account" }).first()).toBeFocused();

      await burger.focus();
      await press(page, "Enter", "Tab", "Tab", "Tab", "Enter");
      await expect(burger).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("#prices")).toBeInViewport();
      await expect(page.locator("#prices")).toBeFocused();
    });
  });
});

test("a subscriber chooses in selects and dialogs, and focus comes back", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await logIn(context, await paidUser(request), baseURL ?? "");

  await test.step("a select: arrows, letters, Escape, Enter, Tab", async () => {
    await page.goto("/results");
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.focus();
    const before = (await sort.textContent()) ?? "";
    await press(page, "ArrowDown");
    await expect(sort).toHaveAttribute("aria-expanded", "true");
    const active = page.locator(".select-box__menu:not([hidden]) .is-active");
    await expect(active).toHaveText(before);
    await press(page, "End");
    await expect(active).toHaveText("Date (oldest)");
    await expect(sort).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "no id");
    await press(page, "Escape");
    await expect(sort).toHaveAttribute("aria-expanded", "false");
    await expect(sort).toBeFocused();
    await expect(sort).toHaveText(before);
    await press(page, "Enter", "R");
    await expect(active).toHaveText("Rating (highest)");
    await press(page, "ArrowDown", "Enter");
    await expect(sort).toHaveText("Rating (lowest)");
    await expect(sort).toBeFocused();
    await expect(page).toHaveURL(/sort=overall_score/);
  });

  await test.step("a dialog: opens, keeps Tab, Escape gives focus back", async () => {
    await page.goto("/account");
    for (const [button, title] of [
      ["Delete my account", "Delete your account?"],
      ["Change plan", "Change plan"],
      ["Add Payment Method", "Add Payment Method"],
    ] as const) {
      const opener = page.getByRole("main").getByRole("button", { name: button }).first();
      await opener.focus();
      await press(page, "Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await expectTabStaysIn(page, dialog);
      await dialog.getByRole("button", { name: "Close" }).focus();
      await press(page, "Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  await test.step("a select in a dialog: the first Escape closes the list, the second the dialog", async () => {
    const opener = page.getByRole("button", { name: "Change plan" });
    await opener.focus();
    await press(page, "Enter");
    const dialog = page.getByRole("dialog", { name: "Change plan" });
    const select = dialog.getByRole("combobox", { name: "New plan" });
    await select.focus();
    await press(page, "ArrowDown");
    await expect(select).toHaveAttribute("aria-expanded", "true");
    await press(page, "Escape");
    await expect(select).toHaveAttribute("aria-expanded", "false");
    await expect(dialog).toBeVisible();
    await press(page, "Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
