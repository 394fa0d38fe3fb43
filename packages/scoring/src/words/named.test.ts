import { expect, it } from "vitest";
import { isKnownAs, named } from "./named.ts";

it("quotes no word that no list holds in letters both faint and small", () => {
  const text = { text: "tne most expensive", confidence: 0.993, box: { x: 0.1, y: 0.1, width: 0.2, height: 0.05 } };
  expect(named({ ...text, ratio: 1.3, feedPx: 7 })).toBe("The text at the top left");
  expect(named({ ...text, ratio: 1.3, feedPx: 20 })).toBe("“tne most expensive”");
  expect(named({ ...text, ratio: 4.5, feedPx: 7 })).toBe("“tne most expensive”");
  expect(named({ ...text, ratio: 1.3, feedPx: 7, text: "the most expensive" })).toBe("“the most expensive”");
});

it("quotes no words that a letter broke off from, however sure the reader was", () => {
  const isQuoted = (text: string) => isKnownAs({ text, confidence: 1 });
  expect(isQuoted("C HEEMS ANNIVERSARY RAFFLE")).toBe(false);
  expect(isQuoted("CHEEMS ANNIVERSARY RAFFLE")).toBe(true);
  // Words of one letter, and letters that stand for something.
  expect(isQuoted("Just a zlorp for you")).toBe(true);
  expect(isQuoted("Vitamin C for everyone")).toBe(true);
});
