import { describe, expect, it } from "vitest";
import { separateLines } from "./separate-lines.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";

const line = (cy: number, height: number, change: Partial<TextRegion> = {}): TextRegion => ({
  cx: 100,
  cy,
  width: 160,
  height,
  angle: 0,
  score: 0.9,
  ...change,
});

describe("lines set close", () => {
  it("are cut back to the middle between them, the outer edges left as they are", () => {
    const [upper, middle, lower] = separateLines([line(50, 12), line(57, 12), line(64, 12)]).map(boundsOf);
    expect(upper?.top).toBe(44);
    expect(lower?.bottom).toBe(70);
    expect(upper?.bottom).toBeCloseTo(53.5, 0);
    expect(middle?.top).toBeCloseTo(53.5, 0);
    expect(middle?.bottom).toBeCloseTo(60.5, 0);
  });

  it("are cut along their own tilt", () => {
    const tilt = Math.PI / 6;
    const below = { cx: 100 - 7 * Math.sin(tilt), angle: tilt };
    const [upper] = separateLines([line(50, 12, { angle: tilt }), line(50 + 7 * Math.cos(tilt), 12, below)]);
    expect(upper?.height).toBeCloseTo(6 + 3.5, 0);
    expect(upper?.cx).toBeGreaterThan(100);
    expect(upper?.cy).toBeLessThan(50);
  });

  it.each([
    ["stand apart", [line(50, 12), line(63, 12)]],
    ["stand side by side", [line(50, 12), line(57, 12, { cx: 260 })]],
    ["are a headline and small print", [line(50, 30), line(62, 8)]],
    ["are one line seen twice", [line(50, 12), line(52, 12)]],
    ["run upwards", [line(50, 160, { width: 12 }), line(57, 160, { width: 12 })]],
  ])("are left alone where they %s", (_case, regions) => {
    expect(separateLines(regions)).toEqual(regions);
  });
});
