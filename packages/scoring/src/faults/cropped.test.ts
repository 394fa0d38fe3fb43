import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { cropped } from "./cropped.ts";

describe("cropped", () => {
  const cut = plainAd({
    body: { text: "A pillow that stays cool for…", box: { x: 0, y: 0.35, width: 1, height: 0.05 } },
  });

  it("is likelier where text is cut or stands at the edge", () => {
    expect(chanceOf("cropped", cut)).toBeGreaterThan(chanceOf("cropped", plainAd()));
  });
  it("points at what breaks off", () => {
    expect(cropped.places(cut)).toEqual([cut.blocks[1]?.box]);
    expect(cropped.reason(cut)).toContain("breaks off");
  });
});
