import { describe, expect, it } from "vitest";
import { flat, paint } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { lightMeasures, whiteBorder } from "./colour-measures.ts";
import { adFrame, cropPlanes } from "./frame.ts";
import { pictureMeasures } from "./picture-measures.ts";

const WHITE = [255, 255, 255] as const;
const RED = [200, 30, 40] as const;

describe("A21 frame", () => {
  const banner = labPlanes(paint(100, 80, (x, y) => (x >= 20 && x < 90 && y >= 10 && y < 60 ? RED : WHITE)));
  it("leaves out the light page round a banner", () => {
    expect(adFrame(banner)).toEqual({ x0: 20, y0: 10, x1: 90, y1: 60 });
  });
  it("keeps a coloured or dark ground, and at least a fifth of an empty page", () => {
    expect(adFrame(labPlanes(flat(50, 40, [240, 220, 120])))).toEqual({ x0: 0, y0: 0, x1: 50, y1: 40 });
    expect(adFrame(labPlanes(flat(50, 40, [10, 10, 10])))).toEqual({ x0: 0, y0: 0, x1: 50, y1: 40 });
    const empty = adFrame(labPlanes(flat(50, 40, WHITE)));
    expect(empty.x1 - empty.x0).toBe(10);
    expect(empty.y1 - empty.y0).toBe(8);
  });
  it("cuts the planes to it", () => {
    const inner = cropPlanes(banner, adFrame(banner));
    expect([inner.width, inner.height, inner.l.length]).toEqual([70, 50, 3500]);
    expect(lightMeasures(inner).whiteShare).toBe(0);
    expect(lightMeasures(banner).whiteShare).toBeCloseTo(1 - 3500 / 8000, 4);
  });
});

describe("A23 white border", () => {
  it("looks at the rim alone", () => {
    expect(whiteBorder(labPlanes(paint(100, 100, (x, y) => (Math.min(x, y, 99 - x, 99 - y) < 3 ? WHITE : RED))))).toBe(
      1,
    );
    expect(whiteBorder(labPlanes(paint(100, 100, (x, y) => (Math.min(x, y, 99 - x, 99 - y) < 3 ? RED : WHITE))))).toBe(
      0,
    );
    expect(whiteBorder(labPlanes(paint(100, 100, (x) => (x < 50 ? WHITE : RED))))).toBeCloseTo(0.5, 6);
    expect(whiteBorder(labPlanes(flat(1, 1, WHITE)))).toBe(1);
  });
});

describe("A22 picture", () => {
  const checks = (low: number, high: number) =>
    labPlanes(
      paint(100, 100, (x, y) => {
        const v = x >= 50 ? 255 : (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? low : high;
        return [v, v, v];
      }),
    );
  it("covers the detailed half of a half-empty ad", () => {
    expect(pictureMeasures(checks(20, 200), []).pictureShare).toBeGreaterThan(0.4);
    expect(pictureMeasures(checks(20, 200), []).pictureShare).toBeLessThan(0.55);
  });
  it("has a range from its darkest to its lightest parts", () => {
    const wide = pictureMeasures(checks(0, 200), []).tonalRange ?? 0;
    const narrow = pictureMeasures(checks(90, 140), []).tonalRange ?? 0;
    expect(wide).toBeGreaterThan(0.75);
    expect(narrow).toBeLessThan(0.25);
  });
  it("says nothing about the range of a flat field or of text alone", () => {
    expect(pictureMeasures(labPlanes(flat(60, 60, RED)), [])).toEqual({
      pictureShare: 0,
      tonalRange: null,
      detailSpread: null,
      detailShare: 0,
    });
    expect(pictureMeasures(checks(0, 200), [{ x: 0, y: 0, width: 0.6, height: 1 }]).tonalRange).toBeNull();
  });
});

describe("A25 spread of detail", () => {
  const spread = (dots: (x: number, y: number) => boolean) =>
    pictureMeasures(
      labPlanes(paint(120, 120, (x, y) => (dots(x, y) && (x + y) % 4 < 2 ? [20, 20, 20] : [240, 240, 240]))),
      [],
    ).detailSpread ?? -1;
  it("is one for the same detail everywhere and small for detail in one place", () => {
    expect(spread(() => true)).toBeCloseTo(1, 1);
    expect(spread((x, y) => Math.hypot(x - 60, y - 60) < 24)).toBeLessThan(0.2);
    expect(spread((x, y) => x < 12 || x > 107 || y < 12 || y > 107)).toBeGreaterThan(1.5);
  });
});
