import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { labOfRgb } from "../../measures/colour/srgb-oklab.ts";
import type { Measures } from "../../facts/seen.ts";
import { LOOKS, type Looks } from "../../signals.ts";
import { EYE_STRENGTHS } from "./eye.ts";

it("names the tint of a page that is nearly white where it is seen, and where it is most of what is counted", () => {
  const said = ([l, a, b]: readonly [number, number, number], share = 0.8) =>
    EYE_STRENGTHS.find(({ code }) => code === "set_off")?.text({
      ...plainAd(),
      colours: [{ lab: [l, a, b], share }],
      whiteShare: 0.6,
      whiteBorder: 0.7,
    });
  expect(said([0.967, -0.001, 0.029])).toMatch(
    /^Its cream \(#fb\w{4}\) is close to white: 60% of the ad and 70% of its border count as white/u,
  );
  expect(said([0.99, 0, 0])).toMatch(/^White or nearly white covers/u);
  const mint = labOfRgb([232, 244, 238]);
  expect(said(mint)).toMatch(/^Its pale green \(#e8f4ee\) is close to white: 60% of the ad/u);
  expect(said(mint, 0.3)).toMatch(/^White or nearly white covers/u);
  expect(said(labOfRgb([255, 236, 236]))).toContain("pale pink");
  expect(said(labOfRgb([246, 247, 248]))).toMatch(/^White/u);
  // Too much colour to count as white: what is counted is something else.
  expect(said([0.97, -0.01, 0.065])).toMatch(/^White/u);
});

it("charges what may be a negative though it looks well made, and other signs of damage only where it does not", () => {
  const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks), quality: 1 };
  const worth = (change: Partial<Measures>): number | undefined =>
    EYE_STRENGTHS.find(({ code }) => code === "of_a_piece")?.worth({ ...plainAd(), looks, ...change });
  expect(worth({ damageSigns: 3, negativeSigns: null })).toBeCloseTo(0, 9);
  expect(worth({ damageSigns: 3, negativeSigns: 3 })).toBe(-1);
});
