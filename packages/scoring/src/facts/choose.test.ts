import { describe, expect, it } from "vitest";
import { choose, sharesLetters, sharesWords } from "./choose.ts";

const option = (text: string, score: number) => ({ value: text, text, score });

describe("choosing one answer", () => {
  it("takes the likeliest, or none where it is too unlikely", () => {
    const options = [option("Brightwell", 2), option("Teas", 0)];
    expect(choose(options, sharesLetters, 0.3)?.value).toBe("Brightwell");
    expect(choose(options, sharesLetters, 0.9)).toBeNull();
    expect(choose([], sharesLetters, 0)).toBeNull();
  });
  it("lets answers that amount to the same stand together", () => {
    const long = "Slow tea for long winter evenings";
    const options = [option("Free shipping", 1.2), option(long, 1), option(`${long} now`, 0.9)];
    expect(choose(options, sharesWords, 0.1)?.value).toBe(long);
    expect(choose(options, () => false, 0.1)?.value).toBe("Free shipping");
  });
  it("says how likely it is, which those that amount to the same share", () => {
    const alone = choose([option("Brightwell", 2)], sharesLetters, 0);
    expect(alone?.chance).toBeCloseTo(1 / (1 + Math.exp(-2)));
    const twice = choose([option("Brightwell", 2), option("BRIGHTWELL", 2)], sharesLetters, 0);
    expect(twice?.chance).toBeCloseTo(2 / (2 + Math.exp(-2)));
  });
  it("tells what amounts to the same", () => {
    expect(sharesLetters("Brightwell", "BRIGHTWEL")).toBe(true);
    expect(sharesLetters("Brightwell", "Brightwell Teas")).toBe(false);
    expect(sharesWords("Slow tea for winter", "slow tea for winter!")).toBe(true);
    expect(sharesWords("Slow tea", "Slow tea for winter")).toBe(false);
  });
});
