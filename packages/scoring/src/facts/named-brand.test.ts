import { describe, expect, it } from "vitest";
import type { BrandCandidate } from "./brand-candidates.ts";
import { namedBrand } from "./named-brand.ts";

const box = (y: number) => ({ x: 0.1, y, width: 0.3, height: 0.05 });
const lines = ["N0rdwel1", "Warm coats for Nordic winters", "One week only", "Made by Fell & Co", "Shop now"].map(
  (text, i) => ({ text, rawText: text, box: box(i / 10) }),
);
const candidate = (text: string, at: number): BrandCandidate =>
  ({ text, box: box(at / 10), lines: [at], source: "line" }) as unknown as BrandCandidate;

describe("the brand by its owner's name", () => {
  it("keeps the place of the name that was misread, to the last digit", () => {
    expect(namedBrand(lines, candidate("N0rdwel1", 0), "Nordwell")).toEqual({
      text: "Nordwell",
      box: box(0),
      lines: [0],
    });
  });

  it("stands where its whole words are read, before anything spelt like it", () => {
    expect(namedBrand(lines, candidate("Shop now", 4), "One Week Only")).toMatchObject({ box: box(0.2), lines: [2] });
    const two = [...lines, { text: "NORD WELL", rawText: "NORD WELL", box: box(0.8) }];
    expect(namedBrand(two, null, "Nordwell")).toMatchObject({ box: box(0.8), lines: [5] });
  });

  it("is only said where the line says more", () => {
    expect(namedBrand(lines, null, "Fell & Co")).toEqual({ text: "Fell & Co", box: box(0.3), lines: [] });
  });

  it.each(["e", "on", "W", "ord"])("%s stands inside words, not in the ad", (name) => {
    expect(namedBrand(lines, null, name)).toEqual({ text: name, box: null, lines: [] });
  });

  it("is what is spelt most like it, where the engine took something else for the brand", () => {
    expect(namedBrand(lines, candidate("Shop now", 4), "Nordwell")).toMatchObject({ box: box(0), lines: [0] });
  });

  it("is where the engine saw a brand, where nothing is spelt like it", () => {
    expect(namedBrand(lines, candidate("Fell & Co", 3), "Acme")).toEqual({ text: "Acme", box: box(0.3), lines: [3] });
    expect(namedBrand(lines, null, "Acme")).toEqual({ text: "Acme", box: null, lines: [] });
  });
});
