import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import type { MeasuredBlock } from "../facts/seen.ts";
import { LOOKS, type Looks } from "../signals.ts";
import { judge } from "./judge.ts";
import { textOverBusy } from "./text-over-busy.ts";

describe("text_over_busy", () => {
  const busy = plainAd({ body: { roughness: 0.3, ratio: 3, confidence: 0.6 } });

  it("is likelier the more the ground changes", () => {
    expect(chanceOf("text_over_busy", busy)).toBeGreaterThan(chanceOf("text_over_busy", plainAd()));
  });
  it("is not said where the look at the whole sees calm", () => {
    const rough = { roughness: 0.9, ratio: 1.6, confidence: 0.5 };
    const ad = {
      ...plainAd({ headline: rough, body: rough, action: rough, brand: rough }),
      clutter: 90,
      colourVariety: 6,
    };
    const saidWith = (log: number) => {
      const looks = { ...(Object.fromEntries(LOOKS.map((name) => [name, 0])) as Looks), text_over_busy: log };
      return judge({ ...ad, looks }).find(({ fault }) => fault === textOverBusy)?.claimed;
    };
    expect(saidWith(0)).toBe(true);
    expect(saidWith(-1)).toBe(true);
    expect(saidWith(-1.5)).toBe(false);
  });
  it("is not said of letters that are read at once, unless the look at the whole finds it busy itself", () => {
    const saidOf = (block: Partial<MeasuredBlock>, log: number) => {
      const rough = { roughness: 0.9, confidence: 0.5, ...block };
      const looks = { ...(Object.fromEntries(LOOKS.map((name) => [name, 0])) as Looks), text_over_busy: log };
      const ad = { ...plainAd({ headline: rough, body: rough, action: rough, brand: rough }), clutter: 90, looks };
      return judge({ ...ad, colourVariety: 6 }).find(({ fault }) => fault === textOverBusy)?.claimed;
    };
    expect([saidOf({ ratio: 2 }, -0.5), saidOf({ ratio: 8 }, -0.5), saidOf({ ratio: 8 }, 0.1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(saidOf({ ratio: 3.5, size: 0.2 }, -0.5)).toBe(false);
  });
  it("points at the text over the busiest ground", () => {
    expect(textOverBusy.places(busy)).toEqual([busy.blocks[1]?.box]);
  });
});
