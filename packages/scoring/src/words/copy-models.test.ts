import { describe, expect, it } from "vitest";
import { copyEngagement, copyEngagementParts, engagementProbability } from "./copy-engagement.ts";
import { copyRecall, copyRecallParts } from "./copy-recall.ts";

const LINES = [
  "Just do it",
  "Melts in your mouth, not in your hands",
  "We deliver quality solutions",
  "You won't believe what this dog did next",
  "7 reasons your skin itches at night",
];

describe("W10 copy recall", () => {
  it("W10 puts concrete, distinctive lines above abstract, common ones", () => {
    expect(copyRecall("Red Bull gives you wings")).toBeGreaterThan(copyRecall("We want to make it better") + 20);
    expect(copyRecall("Melts in your mouth, not in your hands")).toBeGreaterThan(
      copyRecall("We deliver quality solutions") + 20,
    );
  });
  it("W10 predicts concreteness of words", () => {
    const dog = copyRecallParts("dog").concreteness ?? 0;
    const idea = copyRecallParts("justice").concreteness ?? 5;
    expect(dog).toBeGreaterThan(idea + 1);
    expect(copyRecallParts("of the").concreteness).toBeNull();
  });
});

describe("W11 copy engagement", () => {
  it("W11 prefers the line that opens a gap of curiosity to the plain notice", () => {
    expect(
      engagementProbability(
        "What this mom found in her kid's room left her in tears",
        "City council approves new budget plan",
      ),
    ).toBeGreaterThan(0.6);
  });
  it("W11 probabilities of the two orders sum to one, and a line against itself is a half", () => {
    for (const a of LINES) {
      expect(engagementProbability(a, a)).toBe(0.5);
      for (const b of LINES) expect(engagementProbability(a, b) + engagementProbability(b, a)).toBeCloseTo(1, 12);
    }
  });
});

describe("W12 honest about what it cannot read", () => {
  it.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["50%", "empty"],
    ["Jetzt kaufen und sparen mit der neuen App", "not_english"],
    ["Achetez maintenant et profitez de la livraison", "not_english"],
    ["Купите сейчас", "not_english"],
    ["今すぐ購入", "not_english"],
  ])("W12 %j is %s and neutral", (text, status) => {
    expect(copyRecallParts(text).status).toBe(status);
    expect(copyEngagementParts(text).status).toBe(status);
    expect(copyRecall(text)).toBe(50);
    expect(copyEngagement(text)).toBe(50);
    expect(engagementProbability(text, "Red Bull gives you wings")).toBe(0.5);
  });
  it.each(["Shop now", "Nespresso. What else?", "Vorsprung", "Die hard", "La La Land"])("W12 reads %s", (text) => {
    expect(copyRecallParts(text).status).toBe("ok");
  });
});

describe("W13 parts", () => {
  it("W13 are the same whatever was read before", () => {
    for (const read of [copyRecallParts, copyEngagementParts]) {
      const forwards = LINES.map((line) => read(line));
      const backwards = LINES.toReversed().map((line) => read(line));
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });
  it("W13 stay inside 0..100, and their points sum to the score less 50", () => {
    for (const text of LINES)
      for (const read of [copyRecallParts, copyEngagementParts]) {
        const { score, parts } = read(text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(50 + parts.reduce((sum, part) => sum + part.points, 0)).toBeCloseTo(score, 9);
      }
  });
  it("W13 typographic quotes and spaces change nothing", () => {
    expect(copyRecall("You  won’t believe it")).toBe(copyRecall("You won't believe it"));
    expect(copyEngagement("You  won’t believe it")).toBe(copyEngagement("You won't believe it"));
  });
});
