import { expect, it } from "vitest";
import { isKnownAs } from "./named.ts";

it("quotes no words that a letter broke off from, however sure the reader was", () => {
  const isQuoted = (text: string) => isKnownAs({ text, confidence: 1 });
  expect(isQuoted("C HEEMS ANNIVERSARY RAFFLE")).toBe(false);
  expect(isQuoted("CHEEMS ANNIVERSARY RAFFLE")).toBe(true);
  // Words of one letter, and letters that stand for something.
  expect(isQuoted("Just a zlorp for you")).toBe(true);
  expect(isQuoted("Vitamin C for everyone")).toBe(true);
});
