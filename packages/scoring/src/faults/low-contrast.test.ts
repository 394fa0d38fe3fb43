import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { judge } from "./judge.ts";
import { lowContrast } from "./low-contrast.ts";

describe("low_contrast", () => {
  const faint = plainAd({ headline: { ratio: 1.4, lc: 12 }, body: { ratio: 1.6, lc: 15 } });

  it("is likelier the fainter the text", () => {
    expect(chanceOf("low_contrast", faint)).toBeGreaterThan(chanceOf("low_contrast", plainAd()));
  });
  it("is claimed outright under half of what the standard asks of large text", () => {
    const claimed = (m: Measures) => judge(m).find((j) => j.fault === lowContrast)?.claimed;
    expect(claimed(faint)).toBe(true);
    expect(lowContrast.outright?.(faint)).toBe(0.75);
    expect(lowContrast.outright?.(plainAd({ headline: { ratio: 1.4, lc: 12, confidence: 0.6 } }))).toBe(0);
    expect(claimed(plainAd())).toBe(false);
  });
  it("points at the text with the least contrast for its size and says its ratio", () => {
    // Large letters need 3:1, small ones 4.5:1.
    const small = plainAd({ headline: { ratio: 2.6, size: 0.12 }, body: { ratio: 1.6, lc: 15 } });
    expect(lowContrast.places(small)).toEqual([small.blocks[1]?.box]);
    expect(lowContrast.reason(small)).toMatch(/1\.6:1 to its background\.$/);
    const headline = plainAd({ headline: { ratio: 1.4, lc: 12 } });
    expect(lowContrast.places(headline)).toEqual([headline.blocks[0]?.box]);
    // A large line that is read all the same hides no small one that is not.
    const both = plainAd({ headline: { ratio: 2.4, size: 0.12 }, body: { ratio: 2.6, size: 0.03 } });
    expect(lowContrast.places(both)).toEqual([both.blocks[1]?.box]);
    expect(lowContrast.denied?.(both)).toBe(false);
  });
  it("names two texts that are known by one place once", () => {
    const unsure = { confidence: 0.8, box: { x: 0.3, y: 0.4, width: 0.4, height: 0.04 } };
    const both = plainAd({ headline: { ...unsure, ratio: 1.4 }, body: { ...unsure, ratio: 1.6 } });
    expect(lowContrast.reason(both)).toBe("The text in the middle has a contrast of only 1.4:1 to its background.");
  });
  it("asks of capitals what their type asks for: 18 px of them are type of 25 px", () => {
    const set = (text: string) => lowContrast.looked?.(plainAd({ body: { text, size: 0.045, ratio: 2.4 } }));
    expect(set("NEW BRAND")).toMatch(/easy reading takes 3:1/);
    expect(set("Every young guppy")).toMatch(/easy reading takes 4\.5:1/);
  });
  it("names what the ad is read for first, and what is hard to read beside it", () => {
    // A caption falls shorter of what its size needs than the headline.
    expect(lowContrast.places(faint)).toEqual([faint.blocks[0]?.box, faint.blocks[1]?.box]);
    expect(lowContrast.reason(faint)).toMatch(/1\.4:1 to its background\. Hard to read as well: .+ at 1\.6:1\.$/);
  });
  it("sees a name that is lost in its background, and points at it", () => {
    const lost = plainAd({ brand: { ratio: 1.4, lc: 10 } });
    expect(chanceOf("low_contrast", lost)).toBeGreaterThan(chanceOf("low_contrast", plainAd()));
    expect(lowContrast.places(lost)).toEqual([lost.blocks[3]?.box]);
  });
  it("names the faint line of a headline, not the clear ones beside it", () => {
    const box = { x: 0.1, y: 0.18, width: 0.4, height: 0.05 };
    const weakest = { text: "every day", box, confidence: 1 };
    const m = plainAd({ headline: { text: "Premium quality every day", ratio: 1.4, weakest } });
    expect(lowContrast.reason(m)).toMatch(/^“every day” has a contrast of only 1.4:1/);
    expect(lowContrast.places(m)).toEqual([box]);
  });
  it("is not claimed of what large letters and buttons may have, nor of huge letters that are read all the same", () => {
    const isDenied = (headline: Partial<MeasuredBlock>) => lowContrast.denied?.(plainAd({ headline }));
    expect(isDenied({ ratio: 2.9, size: 0.03 })).toBe(false);
    expect(isDenied({ ratio: 2.96, size: 0.03 })).toBe(true);
    expect(isDenied({ ratio: 3.1, size: 0.03 })).toBe(true);
    expect(isDenied({ ratio: 2.4, size: 0.12 })).toBe(true);
    expect(isDenied({ ratio: 1.7, size: 0.12 })).toBe(false);
  });
});
