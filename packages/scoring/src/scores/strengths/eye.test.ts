import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
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
