import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { teaser } from "./teaser.ts";

describe("teaser", () => {
  const bait = plainAd({ headline: { text: "You Will Never Believe What This Doctor Found Next" } });
  const teasing = bait;

  it("is likelier for words that hold back the point", () => {
    expect(chanceOf("teaser", teasing)).toBeGreaterThan(chanceOf("teaser", plainAd()));
    expect(teaser.places(teasing)).toEqual([teasing.blocks[0]?.box]);
  });
});
