import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { typos } from "./typos.ts";

describe("typos", () => {
  const wrong = plainAd({ body: { text: "A pilow that helps you to recieve calm slep" } });

  it("names the misspelt word and what was meant", () => {
    expect(typos.reason(wrong)).toMatch(/“(?:pilow|recieve)” should probably read/);
    expect(typos.places(wrong)).toEqual([wrong.blocks[1]?.box]);
  });
  it("is told outright of a headline that is full of slips", () => {
    const slipped = plainAd({ headline: { text: "Slep beter tonigt" } });
    expect(typos.outright?.(slipped)).toBe(0.75);
    expect(typos.reason(slipped)).toBe("“Slep beter tonigt” has misspelt words.");
    expect(typos.outright?.(plainAd())).toBe(0);
  });
  it("is told outright of a long word that is no name, no other language's and no misreading", () => {
    const surely = plainAd({ body: { text: "All you need for a unique birtyday gift" } });
    expect(typos.outright?.(surely)).toBe(0.75);
    expect(typos.reason(surely)).toBe("“birtyday” should probably read “birthday”.");
    expect(typos.places(surely)).toEqual([surely.blocks[1]?.box]);
    expect(typos.outright?.(plainAd({ body: { text: surely.blocks[1]?.text ?? "", confidence: 0.97 } }))).toBe(0);
  });
  it("is sure of no letter in a line that is faint and small", () => {
    const faint = { text: "All you need for a unique birtyday gift", ratio: 1.4, feedPx: 7 };
    expect(typos.outright?.(plainAd({ body: faint }))).toBe(0);
    expect(typos.outright?.(plainAd({ body: { ...faint, ratio: 3 } }))).toBe(0.75);
    expect(typos.outright?.(plainAd({ body: { ...faint, feedPx: 30 } }))).toBe(0.75);
    expect(typos.outright?.(plainAd({ headline: { text: "Slep beter tonigt", ratio: 1.4, feedPx: 7 } }))).toBe(0);
  });
  it.each(["Subite por mucho menos", "Volar en modo canario"])(
    "takes other languages for no misspelt English: %s",
    (text) => {
      expect(typos.outright?.(plainAd({ headline: { text } }))).toBe(0);
    },
  );
  it("takes a word at the sureness of its own line", () => {
    const body = { text: "No artifical flavors or preservatives", setAs: ["No artifical flavors", "or preservatives"] };
    const of = (...setSure: number[]) => plainAd({ body: { ...body, lines: 2, confidence: 0.998, setSure } });
    expect(typos.outright?.(of(0.9999, 0.996))).toBe(0.75);
    expect(typos.outright?.(of(0.996, 0.9999))).toBe(0);
  });
  it("is likelier with a misspelling, where it is seen at all", () => {
    if (typos.seen) expect(chanceOf("typos", wrong)).toBeGreaterThan(chanceOf("typos", plainAd()));
    else expect(chanceOf("typos", wrong)).toBeNaN();
  });
});
