import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { lowContrast } from "./low-contrast.ts";

describe("low_contrast", () => {
  const faint = plainAd({ headline: { ratio: 1.4, lc: 12 }, body: { ratio: 1.6, lc: 15 } });

  it("is likelier the fainter the text", () => {
    expect(chanceOf("low_contrast", faint)).toBeGreaterThan(chanceOf("low_contrast", plainAd()));
  });
  it("points at the faintest text and says its ratio", () => {
    expect(lowContrast.places(faint)).toEqual([faint.blocks[0]?.box]);
    expect(lowContrast.reason(faint)).toContain("1.4:1");
  });
});
