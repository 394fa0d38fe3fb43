import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { LEGIBILITY_MENDS } from "./legibility.ts";

it.each([
  [7.5, "only about 8 px"],
  [11.7, "about 11.7 px"],
])("says of a line %d px high that it is %s, once, and to set it at 12 px", (px, said) => {
  const mend = LEGIBILITY_MENDS.tiny_text?.(plainAd({ body: { size: px / plainAd().sourceSide } }));
  expect(mend?.text).toContain(`is ${said} high at display size: set it at 12 px or more`);
  expect(mend?.detail).toBe("From 12 px a line is easy to read.");
});

it("says how uneven a background is as one would say it", () => {
  const detailAt = (roughness: number) =>
    LEGIBILITY_MENDS.text_over_busy?.(plainAd({ headline: { roughness } }))?.detail;
  expect(detailAt(0.5)).toContain("changes as much as the letters stand out from it");
  expect(detailAt(0.15)).toContain("about half as much as");
});
