import { describe, expect, it } from "vitest";
import { flat, paint, sequence } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { CLUTTER_MODEL } from "../../constants.ts";
import type { DetectedObject, Face, Pixels } from "../../picture.ts";
import { clutterMeasures } from "./clutter.ts";
import { clutterScore, peopleCount } from "./clutter-score.ts";

const of = (picture: Pixels) => clutterMeasures(labPlanes(picture));
const noise = (seed: number, where: (x: number) => boolean = () => true): Pixels => {
  const next = sequence(seed);
  return paint(120, 120, (x) => (where(x) ? [next() * 255, next() * 255, next() * 255] : [128, 128, 128]));
};

describe("A2 busy area", () => {
  it("is zero on a flat field, like the others", () => {
    const m = of(flat(100, 100, [80, 120, 160]));
    expect(m.busyArea).toBe(0);
    expect(m.tangle).toBeCloseTo(0, 6);
    expect(m.colourVariety).toBeCloseTo(0, 6);
  });

  it("calls the noisy half busy and the flat half not", () => {
    expect(of(noise(3, (x) => x < 60)).busyArea).toBeGreaterThan(0.45);
    expect(of(noise(3, (x) => x < 60)).busyArea).toBeLessThan(0.62);
    expect(of(noise(3)).busyArea).toBe(1);
  });
});

describe("A3 mixture of directions", () => {
  it("is near 0 for stripes and near 1 for noise", () => {
    const stripes = paint(120, 120, (x) => (Math.floor(x / 6) % 2 === 0 ? [30, 30, 30] : [220, 220, 220]));
    expect(of(stripes).tangle).toBeLessThan(0.02);
    expect(of(noise(1)).tangle).toBeGreaterThan(0.7);
  });
  it("is high for a grid of dots: edges of all directions", () => {
    const dots = paint(120, 120, (x, y) =>
      Math.hypot((x % 12) - 5.5, (y % 12) - 5.5) < 4 ? [30, 30, 30] : [220, 220, 220],
    );
    expect(of(dots).tangle).toBeGreaterThan(0.8);
  });
});

describe("A4 variety of colours", () => {
  const far = [
    [10, 10, 10],
    [250, 250, 250],
    [220, 30, 30],
    [30, 60, 200],
  ] as const;
  it("is 1 bit for two equal fields and 2 bits for four", () => {
    const two = paint(80, 80, (x) => [...(far[x < 40 ? 0 : 1] ?? far[0])]);
    const four = paint(80, 80, (x, y) => [...(far[(x < 40 ? 0 : 1) + (y < 40 ? 0 : 2)] ?? far[0])]);
    expect(of(two).colourVariety).toBeCloseTo(1, 6);
    expect(of(four).colourVariety).toBeCloseTo(2, 6);
  });
  it("does not see several colours in a flat ground that flickers by one step, whatever the ground", () => {
    for (let v = 20; v < 240; v += 1) {
      const flicker = paint(16, 16, (x, y) => {
        const w = v + ((Math.floor(x / 2) + Math.floor(y / 2)) % 2);
        return [w, w, w];
      });
      expect(of(flicker).colourVariety).toBeLessThan(0.01);
    }
  });
});

describe("A19 clutter", () => {
  const calm = { busyArea: 0, tangle: 0, colourVariety: 0, focus: 0.1, lines: 0, people: 0 };
  const busy = { busyArea: 0.81, tangle: 0.6, colourVariety: 6, focus: 0.02, lines: 9, people: 2 };
  it("is the published sum, held to 0..100", () => {
    const m = CLUTTER_MODEL;
    const by = (input: typeof busy) =>
      m.intercept +
      m.rootBusyArea * Math.sqrt(input.busyArea) +
      m.tangle * input.tangle +
      m.colourVariety * input.colourVariety -
      m.focus * input.focus +
      m.logLines * Math.log(input.lines + 1) +
      m.logPeople * Math.log(input.people + 1);
    expect(clutterScore(busy)).toBeCloseTo(by(busy), 9);
    expect(clutterScore(calm)).toBe(0);
    expect(clutterScore({ ...busy, colourVariety: 60 })).toBe(100);
  });
  it.each(["busyArea", "tangle", "colourVariety", "lines", "people"] as const)("more %s is more clutter", (key) =>
    expect(clutterScore(busy)).toBeGreaterThan(clutterScore({ ...busy, [key]: busy[key] / 2 })),
  );
  it("attention gathered in one place is less clutter", () => {
    expect(clutterScore({ ...busy, focus: 0.12 })).toBeLessThan(clutterScore(busy));
  });
});

describe("people in the picture", () => {
  const box = { x: 0, y: 0, width: 0.1, height: 0.1 };
  const person = (confidence: number): DetectedObject => ({ box, label: "person", confidence });
  const face = (confidence: number): Face => ({ box, confidence });
  it("counts bodies or faces, whichever are more, and no other things", () => {
    expect(peopleCount([], [])).toBe(0);
    expect(peopleCount([person(0.9), person(0.8), { box, label: "dog", confidence: 0.99 }], [face(0.95)])).toBe(2);
    expect(peopleCount([person(0.9)], [face(0.95), face(0.95), face(0.92)])).toBe(3);
  });
  it("counts an unsure one in part: from nothing at the threshold to one", () => {
    expect(peopleCount([person(0.4)], [])).toBeCloseTo(0, 9);
    expect(peopleCount([person(0.55)], [])).toBeCloseTo(0.5, 9);
    expect(peopleCount([], [face(0.75)])).toBeCloseTo(0.5, 9);
  });
});
