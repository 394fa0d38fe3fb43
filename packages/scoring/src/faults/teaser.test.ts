import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import type { Measures } from "../facts/seen.ts";
import { judge } from "./judge.ts";
import { teaser } from "./teaser.ts";

describe("teaser", () => {
  const bait = plainAd({ headline: { text: "You Will Never Believe What This Doctor Found Next" } });
  const teasing = bait;

  it("is likelier for words that hold back the point", () => {
    expect(chanceOf("teaser", teasing)).toBeGreaterThan(chanceOf("teaser", plainAd()));
    expect(teaser.places(teasing)).toEqual([teasing.blocks[0]?.box]);
  });

  const isNamed = (text: string, change: Partial<Measures> = {}): boolean =>
    judge({ ...plainAd({ headline: { text } }), ...change }).some((j) => j.fault.code === "teaser" && j.claimed);

  it.each([
    "Nobody expected this from a baker",
    "What she did next left the class silent",
    "There is a word for what you are thinking",
    "He bought an old barn. Then this happened.",
  ])("is named by the words of a sentence alone: %s", (text) => {
    expect(isNamed(text)).toBe(true);
  });

  it("is not where the line may be none, says the name, or gives something", () => {
    const text = "Nobody expected this from a baker";
    expect(isNamed(text, { unsure: ["headline"] })).toBe(false);
    expect(isNamed("Nobody expected this from Northmill")).toBe(false);
    expect(isNamed("Try this soup. If you do not like it, it is free.")).toBe(false);
    expect(isNamed("He bought this for $20. Then he bought ten.")).toBe(false);
  });

  it.each([
    "Nobody knows tea like us",
    "When she was born, we made this spoon",
    "Never run out of ink again",
    "How will you spend your Sunday?",
    "Everything she loves in one box",
    "This summer, learn to sail",
  ])("is not named of an honest sentence: %s", (text) => {
    expect(isNamed(text)).toBe(false);
  });
});
