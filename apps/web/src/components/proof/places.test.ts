import type { Box, Recommendation } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { cropOf, markerSpot, placesOf } from "./places.ts";

const advice = (boxes: Box[]): Recommendation => ({
  fault: null,
  rule: "C1",
  score: "contrast",
  action: "recolour",
  text: "",
  detail: "",
  measured: null,
  reached: null,
  unit: "",
  target: null,
  boxes,
  gain: 1,
  overall_gain: 1,
  change: null,
});
const button: Box = { x: 0.1, y: 0.8, width: 0.3, height: 0.1 };
const words: Box = { x: 0.14, y: 0.82, width: 0.22, height: 0.06 };
const headline: Box = { x: 0.05, y: 0.1, width: 0.8, height: 0.2 };

describe("places on the picture", () => {
  it("gives one number to one spot, in the order of the report", () => {
    const [first, second, third, nowhere] = [advice([button]), advice([headline]), advice([words]), advice([])];
    const { places, placeOf, isFirst } = placesOf({
      recommendations: { contrast: [first], recall: [second], copy_engagement: [third, nowhere] },
    });
    expect(places.map(({ number }) => number)).toEqual([1, 2]);
    expect(placeOf(third)?.number).toBe(placeOf(first)?.number);
    expect(placeOf(second)?.number).toBe(2);
    expect(placeOf(nowhere)).toBeNull();
    expect([first, second, third].map(isFirst)).toEqual([true, true, false]);
  });

  it("keeps numbers and crops inside the picture", () => {
    const corner: Box = { x: 0, y: 0.97, width: 0.05, height: 0.03 };
    expect(markerSpot([corner])).toEqual({ x: 0, y: 98 });
    const crop = cropOf([corner], { width: 1080, height: 1350 });
    expect(crop.x).toBe(0);
    expect(crop.y + crop.height).toBeCloseTo(1);
    expect(cropOf([], { width: 100, height: 300 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});
