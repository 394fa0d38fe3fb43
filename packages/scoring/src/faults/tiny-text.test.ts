import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import type { MeasuredBlock } from "../facts/seen.ts";
import { tinyText } from "./tiny-text.ts";

describe("tiny_text", () => {
  const tiny = plainAd({ body: { size: 0.014 } });

  it("is likelier the smaller the text", () => {
    expect(chanceOf("tiny_text", tiny)).toBeGreaterThan(chanceOf("tiny_text", plainAd()));
  });
  it("points at the smallest text and says its height as shown", () => {
    expect(tinyText.places(tiny)).toEqual([tiny.blocks[1]?.box]);
    expect(tinyText.reason(tiny)).toContain("6 px");
  });
  it("takes a large file as no larger than a feed shows it, a small banner at its own size", () => {
    expect(tinyText.reason({ ...tiny, sourceSide: 2000 })).toContain("6 px");
    expect(tinyText.reason({ ...tiny, sourceSide: 200 })).toContain("3 px");
  });
  it("asks nobody to enlarge a slogan that belongs to the logo", () => {
    const slogan = (y: number) =>
      plainAd({
        body: { text: "Always better", words: 2, size: 0.014, box: { x: 0.1, y, width: 0.2, height: 0.014 } },
      });
    const brand = {
      text: "Northmill",
      apart: true,
      box: { x: 0.1, y: 0.85, width: 0.6, height: 0.08 },
      attention: 0.1,
    };
    const withLogo = (y: number) => ({ ...slogan(y), brand });
    expect(tinyText.reason(withLogo(0.94))).not.toContain("Always better");
    expect(tinyText.reason(withLogo(0.35))).toContain("Always better");
  });
  it("names a text that has to be read rather than a mark that is smaller still", () => {
    const mark = { words: 1, text: "EST", size: 0.012, box: { x: 0.8, y: 0.9, width: 0.05, height: 0.012 } };
    const [, body] = tiny.blocks;
    const marked = { ...tiny, blocks: [...tiny.blocks, { ...body!, ...mark }] };
    expect(tinyText.places(marked)).toEqual([body?.box]);
    // Where all that has to be read is large enough the mark is what is small.
    const large = plainAd();
    expect(tinyText.places({ ...large, blocks: [...large.blocks, { ...body!, ...mark }] })).toEqual([mark.box]);
  });
  const of = (body: Partial<MeasuredBlock>, action: Partial<MeasuredBlock> = {}) => plainAd({ body, action });
  it("measures capitals and lower case by their type, not by the line", () => {
    expect(tinyText.reason(of({ text: "SLEEP ON CLOUDS", size: 0.02 }))).toContain("type of about 11 px");
    expect(tinyText.reason(of({ text: "Sleep on joyful clouds", size: 0.02 }))).toContain("type of only about 9 px");
    expect(tinyText.denied?.(of({ text: "SLEEP ON CLOUDS", size: 0.024 }))).toBe(true);
  });
  it("calls no label on a button too small that can be read, and names what is smaller", () => {
    const label = { text: "GET IT", size: 0.018 };
    expect(tinyText.denied?.(of({}, label))).toBe(true);
    expect(tinyText.denied?.(of({}, { ...label, button: null }))).toBe(false);
    expect(tinyText.reason(of({ size: 0.019 }, { ...label, size: 0.017 }))).toContain("A pillow");
  });
  it("names a price or an address of few words, and no line of copyright", () => {
    expect(tinyText.reason(of({ text: "Only $79", words: 2, size: 0.02 }))).toContain("Only $79");
    expect(tinyText.reason(of({ text: "northmill.com", words: 1, size: 0.02 }))).toContain("northmill.com");
    expect(tinyText.denied?.(of({ text: "© 2019 Northmill Ltd. London", role: "legal", size: 0.014 }))).toBe(true);
    expect(tinyText.denied?.(of({ text: "Only while stocks last", role: "legal", size: 0.014 }))).toBe(false);
  });
  it("says where the writing is that is too small for us", () => {
    const unread = [{ x: 0.8, y: 0.9, width: 0.1, height: 0.015 }];
    expect(tinyText.reason({ ...plainAd(), unread })).toBe(
      "The writing at the bottom right is too small for us to make out.",
    );
    expect(tinyText.denied?.({ ...plainAd(), unread })).toBe(false);
  });
});
