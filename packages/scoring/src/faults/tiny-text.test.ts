import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
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
});
