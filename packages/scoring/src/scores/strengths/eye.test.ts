import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import type { Measures } from "../../facts/seen.ts";
import { LOOKS, type Looks } from "../../signals.ts";
import { EYE_STRENGTHS } from "./eye.ts";

it("calls a cream page no nearly white one", () => {
  const said = (lab: [number, number, number]) =>
    EYE_STRENGTHS.find(({ code }) => code === "set_off")?.text({
      ...plainAd(),
      colours: [{ lab, share: 0.8 }],
      whiteShare: 0.6,
      whiteBorder: 0.7,
    });
  expect(said([0.967, -0.001, 0.029])).toMatch(/^A cream close to white \(#fb\w{4}\) covers 60% of the ad/u);
  expect(said([0.99, 0, 0])).toMatch(/^White or nearly white covers/u);
});

it("charges what may be a negative though it looks well made, and other signs of damage only where it does not", () => {
  const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks), quality: 1 };
  const worth = (change: Partial<Measures>): number | undefined =>
    EYE_STRENGTHS.find(({ code }) => code === "of_a_piece")?.worth({ ...plainAd(), looks, ...change });
  expect(worth({ damageSigns: 3, negativeSigns: null })).toBeCloseTo(0, 9);
  expect(worth({ damageSigns: 3, negativeSigns: 3 })).toBe(-1);
});
