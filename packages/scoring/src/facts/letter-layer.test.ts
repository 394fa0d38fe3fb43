import { describe, expect, it } from "vitest";
import { paint } from "../../test/pictures.ts";
import { contrastRatio } from "../measures/colour/text-contrast.ts";
import { labDistance, labOfRgb, type Rgb } from "../measures/colour/srgb-oklab.ts";
import type { Pixels } from "../types.ts";
import { facingOut } from "./facing-out.ts";
import { byLetters } from "./letter-layer.ts";
import { readLine } from "./blocks.ts";
import { textColours, type TextColours } from "./text-colours.ts";

const white: Rgb = [253, 253, 251];
const dark: Rgb = [38, 9, 3];
const amber: Rgb = [214, 150, 60];
const box = { x: 0.1, y: 0.25, width: 0.8, height: 0.5 };

/** Nine letters, each two thirds of its place wide and as high as the box, in 300 × 80 pixels. */
const isLetter = (x: number, y: number): boolean => x >= 32 && x < 266 && y >= 21 && y < 59 && (x - 32) % 27 < 18;

const like = (a: Rgb, b: Rgb): boolean => labDistance(labOfRgb(a), labOfRgb(b)) < 0.05;
const before = (pixels: Pixels): TextColours => {
  const found = textColours(pixels, box);
  if (!found) throw new Error("nothing found");
  return facingOut(found, pixels, box);
};

describe("letters are islands", () => {
  it("takes heavy letters over a mixed ground for the ink, and what they stand in for the ground", () => {
    // Dark parts of the photograph are farthest from the white that fills the rim of the box; they go on beyond it.
    const isDark = (x: number, y: number): boolean => y < 14 || y > 66 || (x > 190 && x < 262 && y > 24 && y < 56);
    const photo = paint(300, 80, (x, y) => (isLetter(x, y) ? white : isDark(x, y) ? dark : amber));
    expect(like(before(photo).text, dark)).toBe(true);
    const found = byLetters(before(photo), photo, box);
    expect(like(found.text, white)).toBe(true);
    expect(like(found.background, amber)).toBe(true);
    expect(contrastRatio(found.text, found.background)).toBeCloseTo(contrastRatio(white, amber), 0);
    const line = { box, text: "GREATNESS", confidence: 1 };
    expect(readLine(photo, line).ratio).toBeCloseTo(contrastRatio(white, amber), 0);
  });

  it("finds letters where ink and ground were both taken from the ground", () => {
    const wood = paint(300, 80, (x, y) =>
      isLetter(x, y) && y > 26 && y < 54
        ? [238, 208, 197]
        : Math.floor(y / 9) % 2 === 0
          ? [86, 40, 24]
          : [180, 120, 72],
    );
    const wrong = { text: [86, 40, 24], background: [180, 120, 72], ink: 0.3, roughness: 0 } as const;
    expect(like(byLetters(wrong, wood, box).text, [238, 208, 197])).toBe(true);
  });

  it("leaves what has letters as it is", () => {
    const plain = paint(300, 80, (x, y) => (isLetter(x, y) && (x - 32) % 27 < 8 ? dark : amber));
    const found = before(plain);
    expect(byLetters(found, plain, box)).toBe(found);
  });

  it("takes no panel for letters of its own", () => {
    // A label as large as the box, on a page of the colour of its letters.
    const label = paint(300, 80, (x, y) => {
      const isPanel = x >= 28 && x < 272 && y >= 18 && y < 62;
      return isPanel && !(isLetter(x, y) && y > 26 && y < 54 && (x - 32) % 27 < 8) ? dark : white;
    });
    const right = { text: white, background: dark, ink: 0.2, roughness: 0 };
    expect(byLetters(right, label, box)).toBe(right);
  });

  it("takes no panel inside the box for letters either", () => {
    const small = paint(300, 80, (x, y) => {
      const isPanel = x >= 60 && x < 240 && y >= 26 && y < 54;
      return isPanel && !(isLetter(x, y) && y > 30 && y < 50 && (x - 32) % 27 < 8) ? dark : white;
    });
    const right = { text: white, background: dark, ink: 0.2, roughness: 0 };
    expect(byLetters(right, small, box)).toBe(right);
  });

  it("takes the ink within the edges for the ink where the edges alone are islands", () => {
    // Red letters that a line below joins to one, in edges of dark red; a yellow thing beside them was taken for the ink.
    const [red, edge, black, yellow] = [
      [178, 30, 34],
      [86, 12, 14],
      [13, 8, 9],
      [250, 220, 60],
    ] as const;
    const isLine = (x: number, y: number): boolean => x >= 32 && x < 266 && y >= 52 && y < 55;
    const isStroke = (x: number, y: number): boolean =>
      isLetter(x, y) && y >= 25 && y < 52 && (x - 32) % 27 >= 4 && (x - 32) % 27 < 14;
    const isInk = (x: number, y: number): boolean => isStroke(x, y) || isLine(x, y);
    const isEdge = (x: number, y: number): boolean =>
      y < 52 && [-2, -1, 1, 2].some((d) => isInk(x + d, y) || isInk(x, y + Math.abs(d)));
    const logo = paint(300, 80, (x, y) => {
      if (x > 268 && x < 290 && y > 4 && y < 76) return yellow;
      return isInk(x, y) ? red : isEdge(x, y) ? edge : black;
    });
    const found: TextColours = { text: yellow, background: black, ink: 0.05, roughness: 0 };
    expect(like(byLetters(found, logo, box).text, red)).toBe(true);
  });

  it("keeps the ink that was found where a line has two, whatever lies above it", () => {
    const two = paint(300, 80, (x, y) => {
      if (y < 16) return dark;
      if (!isLetter(x, y) || (x - 32) % 27 >= 10) return [120, 210, 240];
      return x < 130 ? dark : [200, 30, 40];
    });
    const found: TextColours = { text: dark, background: [120, 210, 240], ink: 0.2, roughness: 0 };
    expect(byLetters(found, two, box)).toBe(found);
  });
});
