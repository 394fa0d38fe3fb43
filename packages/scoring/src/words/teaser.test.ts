import { describe, expect, it } from "vitest";
import { HONEST_BEAUTY, HONEST_HEALTH } from "./golden/honest-body.ts";
import { HONEST_FINANCE, HONEST_INSURANCE } from "./golden/honest-money.ts";
import { HONEST_HIM_AND_HER, HONEST_POLITICS, HONEST_TITLE_CASE } from "./golden/honest-people.ts";
import { linesOf, TEASERS, TEASERS_MISSED } from "./golden/teasers.ts";
import { isTeaser, TEASER_FIRES, teaserProbability, teaserWords } from "./teaser.ts";

const HONEST: [topic: string, list: string][] = [
  ["finance", HONEST_FINANCE],
  ["insurance", HONEST_INSURANCE],
  ["health", HONEST_HEALTH],
  ["beauty", HONEST_BEAUTY],
  ["politics", HONEST_POLITICS],
  ["him and her", HONEST_HIM_AND_HER],
  ["Title Case brand lines", HONEST_TITLE_CASE],
];

const titled = (text: string): string => text.replaceAll(/(?<!['’\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());

describe("teaserProbability", () => {
  it.each(HONEST)("fires for none of fifty honest lines: %s", (_, list) => {
    const lines = linesOf(list);
    expect(lines.length).toBeGreaterThanOrEqual(50);
    expect(lines.filter(isTeaser)).toEqual([]);
  });

  it("hardly fires for the honest lines in Title Case: capitals alone make no teaser", () => {
    const lines = HONEST.flatMap(([, list]) => linesOf(list).map(titled));
    expect(lines.filter(isTeaser).length / lines.length).toBeLessThan(0.02);
  });

  it("fires for fifty teasers", () => {
    const lines = linesOf(TEASERS);
    expect(lines.length).toBeGreaterThanOrEqual(50);
    expect(lines.filter((line) => !isTeaser(line))).toEqual([]);
  });

  it("misses these teasers, and still puts them above nine in ten honest lines", () => {
    const honest = HONEST.flatMap(([, list]) => linesOf(list).map(teaserProbability)).toSorted((a, b) => a - b);
    const high = honest[Math.floor(0.9 * honest.length)] ?? 1;
    for (const line of linesOf(TEASERS_MISSED)) {
      expect(teaserProbability(line)).toBeLessThan(TEASER_FIRES);
      expect(teaserProbability(line)).toBeGreaterThan(high);
    }
  });

  it("takes no day, week or season for something held back", () => {
    expect(isTeaser("We are making Quality Prints This Week")).toBe(false);
    expect(teaserWords("We are making Quality Prints This Week")).not.toContain("this");
    expect(isTeaser("What Doctors Found This Week Will Shock You")).toBe(true);
  });

  it.each([
    ["Get up to 50% off", "Now up to 50% off"],
    ["Save up to 50% off", "Today only 50% off"],
    ["Hearing aids from $799", "Garden chairs from $799"],
    ["Compare mortgage rates in minutes", "Compare bicycle tires in minutes"],
    ["Doctors choose our clinic", "Painters choose our brushes"],
    ["This one trick melts belly fat", "This one trick cleans garden paths"],
    ["A gift for her", "A gift for him"],
  ])("gives %s and %s the same within two points", (a, b) => {
    expect(Math.abs(teaserProbability(a) - teaserProbability(b))).toBeLessThan(0.02);
  });

  it("says nothing of an empty line", () => {
    expect(teaserProbability("")).toBe(0);
    expect(teaserProbability(" – ")).toBeLessThan(TEASER_FIRES);
  });
});

describe("teaserWords", () => {
  it("points at words of form, never at the topic", () => {
    const words = teaserWords("This simple trick melts belly fat");
    expect(words).toContain("this");
    expect(words).not.toContain("belly");
  });
});
