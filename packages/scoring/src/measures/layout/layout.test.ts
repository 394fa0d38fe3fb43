import { describe, expect, it } from "vitest";
import { flat, paint, sequence } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { colourfulness, hueHarmony, lightMeasures } from "./colour-measures.ts";
import { alignmentOf, balanceOf, emptyShare } from "./composition.ts";
import { fileQuality } from "./file-quality.ts";
import { figureGround } from "./figure-ground.ts";
import type { LabColour } from "../colour/palette.ts";
import { labOfRgb, type Rgb } from "../colour/srgb-oklab.ts";
import type { Pixels } from "../../picture.ts";

const noise = (seed: number): Pixels => {
  const next = sequence(seed);
  return paint(120, 120, () => [next() * 255, next() * 255, next() * 255]);
};

describe("A5 colourfulness (Hasler & Süsstrunk 2003)", () => {
  it("is 0 for grey", () => expect(colourfulness(flat(10, 10, [90, 90, 90]))).toBeCloseTo(0, 6));
  it("is 0.3 × the mean offset for one flat colour", () => {
    // red: rg = 255, yb = 127.5, no spread
    expect(colourfulness(flat(10, 10, [255, 0, 0]))).toBeCloseTo(0.3 * Math.hypot(255, 127.5), 6);
  });
  it("is spread + 0.3 × mean for halves of red and blue", () => {
    const picture = paint(10, 10, (x) => (x < 5 ? [255, 0, 0] : [0, 0, 255]));
    const spread = Math.hypot(127.5, 191.25);
    expect(colourfulness(picture)).toBeCloseTo(spread + 0.3 * Math.hypot(127.5, 63.75), 4);
  });
});

describe("A6 hue harmony", () => {
  const colours = (...list: Rgb[]): LabColour[] => list.map((rgb) => ({ lab: labOfRgb(rgb), share: 1 / list.length }));
  it("is 1 for one hue, for opposite hues and for greys", () => {
    expect(hueHarmony(colours([200, 30, 30], [120, 20, 20]))).toBeGreaterThan(0.95);
    expect(hueHarmony(colours([60, 60, 60], [200, 200, 200]))).toBe(1);
  });
  it("is lower for four hues all round the wheel", () => {
    expect(hueHarmony(colours([220, 40, 40], [60, 180, 60], [60, 60, 220], [200, 180, 30]))).toBeLessThan(0.95);
  });
});

describe("light measures", () => {
  it("counts bare white and nothing else", () => {
    const half = paint(20, 20, (x) => (x < 10 ? [255, 255, 255] : [200, 60, 20]));
    expect(lightMeasures(labPlanes(half)).whiteShare).toBeCloseTo(0.5, 6);
    expect(lightMeasures(labPlanes(flat(9, 9, [225, 225, 225]))).whiteShare).toBe(0);
  });
});

describe("A10–A12 composition", () => {
  it("calls a flat field empty and noise full", () => {
    expect(emptyShare(labPlanes(flat(60, 60, [10, 20, 30])))).toBe(1);
    expect(emptyShare(labPlanes(noise(2)))).toBe(0);
  });
  it("balances a centred square and not one in a corner", () => {
    const at = (x0: number) =>
      paint(100, 100, (x, y) => (x >= x0 && x < x0 + 20 && y >= x0 && y < x0 + 20 ? [0, 0, 0] : [255, 255, 255]));
    expect(balanceOf(labPlanes(at(40)))).toBeGreaterThan(0.99);
    expect(balanceOf(labPlanes(at(0)))).toBeLessThan(0.75);
  });
  it("gives 1 for a shared left edge, less for scattered boxes, null for one box", () => {
    const box = (x: number, width: number) => ({ x, y: 0.1, width, height: 0.1 });
    expect(alignmentOf([box(0.1, 0.3), box(0.1, 0.5)])).toBe(1);
    expect(alignmentOf([box(0.1, 0.3), box(0.2, 0.7)])).toBeLessThan(0.2);
    expect(alignmentOf([box(0.1, 0.3)])).toBeNull();
  });
});

describe("A8, A9 file quality", () => {
  const own = (p: Pixels) => fileQuality(p, { width: p.width, height: p.height, format: "jpeg", bytes: 1 });
  it("tells crisp from blurred edges", () => {
    const crisp = paint(120, 120, (x) => (Math.floor(x / 20) % 2 === 0 ? [0, 0, 0] : [255, 255, 255]));
    const blurred = paint(120, 120, (x) => {
      const v = 127.5 + 127.5 * Math.sin((x * Math.PI) / 20);
      return [v, v, v];
    });
    expect(own(crisp).sharpness).toBeGreaterThan(0.95);
    expect(own(blurred).sharpness).toBeLessThan(0.5);
    expect(own(flat(50, 50, [9, 9, 9])).sharpness).toBeNull();
  });
  it("sees an 8-pixel grid and no other", () => {
    const next = sequence(5);
    const grid = paint(160, 160, (x, y) => {
      const v = 100 + ((Math.floor(x / 8) * 7 + Math.floor(y / 8) * 3) % 5) * 2 + next() * 1.5;
      return [v, v, v];
    });
    expect(own(grid).blockiness).toBeGreaterThan(0.5);
    expect(own(noise(4)).blockiness).toBeLessThan(0.3);
    expect(fileQuality(grid, { width: 2000, height: 2000, format: "jpeg", bytes: 1 }).blockiness).toBeNull();
  });
});

describe("A17 figure against ground", () => {
  it("is the colour distance between the looked-at part and the rest", () => {
    const planes = labPlanes(
      paint(64, 64, (x, y) => (x > 24 && x < 40 && y > 24 && y < 40 ? [0, 0, 0] : [255, 255, 255])),
    );
    const map = {
      width: 64,
      height: 64,
      data: Float32Array.from({ length: 4096 }, (_, i) =>
        Math.exp(-((((i % 64) - 32) ** 2 + (Math.floor(i / 64) - 32) ** 2) / 60)),
      ),
    };
    const even = labPlanes(flat(64, 64, [120, 120, 120]));
    expect(figureGround(planes, map)).toBeGreaterThan(0.2);
    expect(figureGround(even, map)).toBeCloseTo(0, 6);
  });
});
