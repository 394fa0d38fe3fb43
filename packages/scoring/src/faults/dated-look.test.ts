import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { datedLook } from "./dated-look.ts";

describe("dated_look", () => {
  const modern = plainAd();
  const set = {
    ...modern,
    blocks: modern.blocks.map((b) => ({ ...b, background: [20, 60, 160] as const, colour: [255, 255, 255] as const })),
  };
  const unstyled = {
    ...plainAd({ action: { button: null } }),
    whiteShare: 0.95,
    whiteBorder: 1,
    pictureShare: 0,
    colourfulness: 3,
  };

  it("is likelier for plain letters on a white page", () => {
    expect(chanceOf("dated_look", unstyled)).toBeGreaterThan(chanceOf("dated_look", set));
  });
  it("says how much is set in default letters", () => {
    expect(datedLook.reason(unstyled)).toContain("100%");
  });
});
