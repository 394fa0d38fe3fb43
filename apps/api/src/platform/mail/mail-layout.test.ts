import { expect, it } from "vitest";
import { renderMail } from "./mail-layout.ts";

it("speaks of the link where there is no button", () => {
  const { text, html } = renderMail({
    title: "Confirm",
    paragraphs: ["Keep your address with this button."],
    button: { label: "Keep it", url: "https://example.test/keep" },
    notes: ["The button works for one day."],
  });
  expect(text).toContain("Keep your address with this link.");
  expect(text).toContain("The link works for one day.");
  expect(text).not.toContain("button");
  expect(html).toContain("The button works for one day.");
});
