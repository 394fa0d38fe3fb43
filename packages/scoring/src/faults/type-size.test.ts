import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { typePx } from "./type-size.ts";

it.each([
  ["HELLO 24", 0.718],
  ["Hello there", 0.718],
  ["Hello, happy you", 0.925],
  ["save", 0.523],
  ["立即购买", 0.925],
])("takes a line “%s” as %d of its type", (text, share) => {
  const m = plainAd({ body: { text, size: 0.03 } });
  expect(typePx(m, m.blocks[1]!)).toBeCloseTo(12 / share);
});

it("takes several lines together", () => {
  const m = plainAd({ body: { text: "SAVE now", setAs: ["SAVE", "now"], size: 0.03 } });
  expect(typePx(m, m.blocks[1]!)).toBeCloseTo(24 / (0.718 + 0.523));
});
