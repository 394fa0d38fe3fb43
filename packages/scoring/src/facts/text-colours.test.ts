import { describe, expect, it } from "vitest";
import { paint, strokes } from "../../test/pictures.ts";
import { contrastRatio } from "../measures/colour/text-contrast.ts";
import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import { buttonShape } from "./button-shape.ts";
import { textColours } from "./text-colours.ts";

const box = { x: 0.1, y: 0.25, width: 0.8, height: 0.5 };

describe("T3 glyph and ground colours", () => {
  const cases: [Rgb, Rgb][] = [
    [
      [20, 20, 20],
      [250, 250, 250],
    ],
    [
      [255, 255, 255],
      [30, 95, 78],
    ],
    [
      [120, 120, 120],
      [255, 255, 255],
    ],
    [
      [246, 226, 122],
      [30, 95, 78],
    ],
    [
      [200, 30, 30],
      [30, 30, 120],
    ],
  ];
  it.each(cases)("finds ink %j on ground %j", (ink, ground) => {
    const found = textColours(strokes(200, 60, [30, 22, 170, 38], ink, ground), box);
    expect(found).not.toBeNull();
    expect((found ? contrastRatio(found.text, found.background) : 0) / contrastRatio(ink, ground)).toBeCloseTo(1, 1);
    expect(found?.roughness).toBeLessThan(0.02);
  });

  it("sees nothing in an even box", () => {
    expect(
      textColours(
        paint(200, 60, () => [90, 90, 90]),
        box,
      ),
    ).toBeNull();
  });

  it("reports a restless ground", () => {
    const busy = paint(200, 60, (x, y) =>
      x > 30 && x < 170 && y > 22 && y < 38 && Math.floor(x / 4) % 2 === 0
        ? [255, 255, 255]
        : [(x * 7) % 90, (y * 11) % 90, 40],
    );
    expect(textColours(busy, box)?.roughness ?? 0).toBeGreaterThan(0.03);
  });
});

describe("T6 button shape", () => {
  const line = { x: 90 / 300, y: 90 / 200, width: 120 / 300, height: 20 / 200 };
  const draw = (inside: Rgb, outside: Rgb) =>
    paint(300, 200, (x, y) => {
      if (x >= 95 && x < 205 && y >= 94 && y < 106 && Math.floor(x / 3) % 2 === 0) return [255, 255, 255];
      return x >= 70 && x < 230 && y >= 78 && y < 122 ? inside : outside;
    });

  it("finds a filled shape and its true box", () => {
    const found = buttonShape(draw([20, 60, 200], [240, 240, 240]), line, [20, 60, 200]);
    expect(found?.kind).toBe("filled");
    expect((found?.box.x ?? 0) * 300).toBeCloseTo(69, -0.5);
    expect((found?.box.width ?? 0) * 300).toBeGreaterThan(155);
    expect(found?.surround).toEqual([240, 240, 240]);
  });

  it("finds an outlined shape", () => {
    const outlined = paint(300, 200, (x, y) => {
      const edge = x >= 70 && x < 230 && y >= 78 && y < 122 && !(x >= 73 && x < 227 && y >= 81 && y < 119);
      return edge ? [255, 255, 255] : [30, 30, 60];
    });
    expect(buttonShape(outlined, line, [30, 30, 60])?.kind).toBe("outlined");
  });

  it("finds nothing round a line on an open ground", () => {
    expect(buttonShape(draw([240, 240, 240], [240, 240, 240]), line, [240, 240, 240])).toBeNull();
  });
});
