import { expect, it } from "vitest";
import { named } from "./named.ts";
import { bareName, quoted, whereabouts } from "./wording.ts";

it("cuts a quotation between words and leaves off the arrow of a button", () => {
  expect(quoted("Learn More >")).toBe("“Learn More”");
  expect(quoted("Bread like the bakers of the old harbour made it on Sundays")).toBe(
    "“Bread like the bakers of the old…”",
  );
  expect(quoted("Book a van by the hour,")).toBe("“Book a van by the hour”");
  expect(quoted("x".repeat(60))).toBe(`“${"x".repeat(38)}…”`);
  // An emoji is one character in two halves: an odd number of letters before it put the cut between them.
  expect(quoted(`a${"😀".repeat(60)}`)).toBe(`“a${"😀".repeat(37)}…”`);
  expect(quoted(`Shop now ${"😀".repeat(60)}`)).toBe(`“Shop now ${"😀".repeat(29)}…”`);
  expect(quoted("😀".repeat(40))).toBe(`“${"😀".repeat(40)}”`);
});

it("quotes once what stands side by side over and over", () => {
  expect(quoted("APPLY @ ACME.COM APPLY @ ACME.COM")).toBe("“APPLY @ ACME.COM”");
  expect(quoted("SHOP AT ACME SHOP AT ACME SHOP AT ACME")).toBe("“SHOP AT ACME”");
  for (const text of ["New York, New York", "Run, run, run", "Buy one get one and get one more"])
    expect(quoted(text)).toBe(`“${text}”`);
});

it("frees a name from the page's label", () => {
  for (const text of [
    "Sponsored | Acme",
    "Acme I Sponsored",
    "Acme Sponsored",
    "Ad by Acme",
    "PAID POST: Acme",
    "+Acme.",
  ])
    expect(bareName(text)).toBe("Acme");
  expect(bareName("Adidas")).toBe("Adidas");
});

it("names a text by its place where its words may be misread", () => {
  const box = { x: 0.05, y: 0.9, width: 0.2, height: 0.05 };
  expect(named({ text: "Quiet Oreh", box, confidence: 0.86 })).toBe("The text at the bottom left");
  expect(named({ text: "Quiet Oven", box, confidence: 0.97 })).toBe("“Quiet Oven”");
  expect(whereabouts({ x: 0.4, y: 0.45, width: 0.2, height: 0.1 })).toBe("in the middle");
  expect(whereabouts({ x: 0.8, y: 0.45, width: 0.2, height: 0.1 })).toBe("on the right");
});
