import { describe, expect, it } from "vitest";
import { looksForeign } from "./foreign-script.ts";

const lines = (confidence: number, ...texts: string[]) => texts.map((text) => ({ text, confidence }));

describe("writing in another script", () => {
  it("is known by what the English reader makes of it", () => {
    expect(looksForeign(lines(0.77, "3ITYchT q", "3IT4 chT", "qHT Qch"))).toBe(true);
    expect(
      looksForeign(lines(0.9, "Bawu Ae", "AeHbrM B", "OAHOM", "Bce cueTa u Bce pacxOAbI Ha", "0AHOM 3KPaHe")),
    ).toBe(true);
  });

  it("is not suspected in plain copy, sure or unsure", () => {
    expect(looksForeign(lines(0.99, "Crème brûlée lattes", "2 for £5", "SAVE 30% NOW"))).toBe(false);
    expect(looksForeign(lines(0.8, "Price per person, two sharing.", "Book your stay", "From $399"))).toBe(false);
    expect(looksForeign([])).toBe(false);
  });

  it("is not suspected where the reader is sure of odd brand names", () => {
    expect(looksForeign(lines(0.99, "McKinsey iPhone PayPal", "H2O"))).toBe(false);
  });

  it("knows Cyrillic that the reader is fairly sure of by its want of English words", () => {
    const russian = ["Bawn ge", "Aehbr0 B", "OAHOM", "Mecte", "Bce cyeta n Bce pacxobl Ha", "OHOM 3KpaHe"];
    const lines = russian.map((text) => ({ text, confidence: 0.94 }));
    expect(looksForeign(lines)).toBe(false);
    expect(looksForeign(lines, 0.05)).toBe(true);
    const dutch = ["Wij helpen u graag", "met uw nieuwe keuken"].map((text) => ({ text, confidence: 0.94 }));
    expect(looksForeign(dutch, 0.05)).toBe(false);
  });
});
