import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { rgbOfHex } from "../../measures/colour/srgb-oklab.ts";
import { contrastRatio } from "../../measures/colour/text-contrast.ts";
import { LEGIBILITY_MENDS } from "./legibility.ts";

it.each([
  [7.5, "only about 8 px"],
  [11.7, "about 11.7 px"],
])("says of type of %d px that it is %s, once, and to set it at 12 px", (px, said) => {
  // Its line is as high as an ascender and a descender, .925 of the type's size.
  const mend = LEGIBILITY_MENDS.tiny_text?.(plainAd({ body: { size: (px * 0.925) / plainAd().sourceSide } }));
  expect(mend?.text).toContain(`is in type of ${said} at display size: set it at 12 px or more`);
  expect(mend?.detail).toBe("Type of 12 px is easy to read.");
});

it("wishes for no larger type than a low banner has room for", () => {
  const banner = { ...plainAd({ body: { size: 0.05 } }), aspect: 9, sourceSide: 108 };
  expect(LEGIBILITY_MENDS.tiny_text?.(banner)?.text).toContain("set it at 9 px or more");
});

it("says how uneven a background is as one would say it", () => {
  const detailAt = (roughness: number) =>
    LEGIBILITY_MENDS.text_over_busy?.(plainAd({ headline: { roughness } }))?.detail;
  expect(detailAt(0.5)).toContain("changes as much as the letters stand out from it");
  expect(detailAt(0.15)).toContain("about half as much as");
});

it("puts a panel behind letters that they can be read on, whatever the picture's own colour", () => {
  const white = { colour: [255, 255, 255], background: [209, 213, 201], ratio: 1.4, roughness: 0.5 } as const;
  const change = LEGIBILITY_MENDS.text_over_busy?.(plainAd({ headline: white }))?.change;
  if (change?.kind !== "panel") throw new Error("no panel");
  expect(change.colour).toBe("#ffffff");
  expect(contrastRatio([255, 255, 255], rgbOfHex(change.fill))).toBeGreaterThan(4.5);
  // Where the letters have to change with the panel, it says so.
  const dim = { colour: [90, 90, 90], background: [231, 230, 230], ratio: 5, roughness: 0.5 } as const;
  const mend = LEGIBILITY_MENDS.text_over_busy?.(plainAd({ headline: dim }));
  if (mend?.change?.kind !== "panel") throw new Error("no panel");
  expect(mend.text).toContain(`in #e7e6e6 behind it, with the letters in ${mend.change.colour}, or move it`);
});

it("points at writing too small to be read where nothing else is small, and says nothing where none is", () => {
  const large = plainAd({ headline: { size: 0.3 }, body: null, action: null, brand: null });
  const small = { x: 0.7, y: 0.9, width: 0.2, height: 7 / large.sourceSide };
  const mend = LEGIBILITY_MENDS.tiny_text?.({ ...large, blocks: [], unread: [small] });
  expect(mend).toMatchObject({ boxes: [small], measured: 7, change: null });
  expect(mend?.text).toContain("at the bottom right is only about 7 px high at display size, too small for us to read");
  expect(LEGIBILITY_MENDS.tiny_text?.({ ...large, blocks: [] })).toBeNull();
});
