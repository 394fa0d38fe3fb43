import type { Box, Recommendation } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { cropOf, markerSpots, placesAlong, placesOf } from "./places.ts";

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

  it("sets numbers of neighbouring places apart, so that each can be read and tapped", () => {
    const line = (y: number, x = 0.1) => [{ x, y, width: 0.6, height: 0.02 }];
    const numbered = [line(0.5), line(0.53), line(0.51), line(0.5, 0.6), line(0.9)];
    const places = numbered.map((boxes, index) => ({ number: index + 1, boxes }));
    const [first = 0, lower = 0, upper = 0, aside, far] = markerSpots(places, 1).map(({ y }) => y);
    expect(first).toBe(51);
    expect(aside).toBe(51);
    expect(far).toBe(91);
    // Seven percent of a square picture on a phone; the number of the upper line stays above.
    expect(upper - first).toBeGreaterThan(7);
    expect(lower - upper).toBeGreaterThan(7);
  });

  it("sets a number where it hides no words: on the other side of its place, above it or in its corner", () => {
    const person = { number: 1, boxes: [{ x: 0.5, y: 0.2, width: 0.3, height: 0.6 }] };
    const spot = (...writing: Box[]) => markerSpots([person], 1, writing)[0];
    const left = { x: 0.1, y: 0.45, width: 0.39, height: 0.1 };
    expect(spot()).toEqual({ x: 50, y: 50 });
    expect(spot(left)?.x).toBeCloseTo(88, 6);
    const right = { ...left, x: 0.81, width: 0.19 };
    expect(spot(left, right)?.y).toBeLessThan(20);
    const around = [
      { x: 0.4, y: 0.1, width: 0.3, height: 0.09 },
      { x: 0.4, y: 0.81, width: 0.3, height: 0.09 },
    ];
    const inside = spot(left, right, ...around);
    expect(inside?.x).toBeGreaterThan(55);
    expect(inside?.y).toBeGreaterThan(20);
  });

  it("sets the numbers of a banner below it, beside each other", () => {
    const at = (x: number): { number: number; boxes: Box[] } => ({ number: 1, boxes: [{ ...words, x, width: 0.02 }] });
    const spots = markerSpots([at(0.97), at(0.1), at(0.96), at(0.11)], 728 / 90);
    expect(spots.every(({ y }) => y === 100)).toBe(true);
    const across = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [index, x] of across.entries()) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(96);
      if (index > 0) expect(x - (across[index - 1] ?? 0)).toBeGreaterThan(9);
    }
  });

  it("gives each thing a number of its own in a report, also where two stand on one place", () => {
    const said = [{ boxes: [words] }, { boxes: [words] }];
    const { places, placeOf, isFirst } = placesAlong(said, { isApart: true });
    expect(places.map(({ number }) => number)).toEqual([1, 2]);
    expect(said.map((one) => placeOf(one)?.number)).toEqual([1, 2]);
    expect(said.every(isFirst)).toBe(true);
  });

  it("keeps numbers and crops inside the picture", () => {
    const corner: Box = { x: 0, y: 0.97, width: 0.05, height: 0.03 };
    expect(markerSpots([{ number: 1, boxes: [corner] }], 0.8)).toEqual([{ x: 0, y: 98 }]);
    const crop = cropOf([corner], { width: 1080, height: 1350 });
    expect(crop.x).toBe(0);
    expect(crop.y + crop.height).toBeCloseTo(1);
    expect(cropOf([], { width: 100, height: 300 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});
