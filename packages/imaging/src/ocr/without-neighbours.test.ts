import { expect, it } from "vitest";
import type { SeenRegion } from "./read-regions.ts";
import { withoutNeighbours } from "./without-neighbours.ts";

const seen = (text: string, [left, right]: [number, number], confidence = 1): SeenRegion => ({
  region: { cx: (left + right) / 2, cy: 270, width: right - left, height: 52, angle: 0, score: 1 },
  reading: {
    text,
    confidence,
    characters: Array.from(text).map((character, i) => {
      const step = (right - left) / text.length;
      return { character, probability: confidence, from: i * step, to: (i + 1) * step };
    }),
  },
});
const widthOf = ({ width }: { width: number }): number => width;
const textsOf = (regions: SeenRegion[]): string[] =>
  withoutNeighbours(regions, widthOf).map(({ reading }) => reading.text);

it("takes off the letters that lie in the words beside", () => {
  const row = [seen("Harm", [73, 330]), seen("1 no a", [285, 492], 0.88), seen("animals", [450, 809])];
  expect(textsOf(row)).toEqual(["Harm", "no", "animals"]);
});

it("keeps short words of the line's own", () => {
  const row = [seen("Such", [73, 280]), seen("a day", [285, 492], 0.9)];
  expect(textsOf(row)).toEqual(["Such", "a day"]);
});
