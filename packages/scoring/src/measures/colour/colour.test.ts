import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFICIENCIES, simulateDeficiency } from "./colour-blind.ts";
import { hexOf, labDistance, labOfRgb, rgbOfHex, rgbOfLab, type Rgb } from "./srgb-oklab.ts";
import { apcaContrast, colourReaching, contrastRatio } from "./text-contrast.ts";

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(byte, byte, byte);

describe("OKLab (Ottosson 2020)", () => {
  it("gives the published values for white, black and red", () => {
    expect(labOfRgb([255, 255, 255])[0]).toBeCloseTo(1, 3);
    expect(labOfRgb([0, 0, 0])[0]).toBeCloseTo(0, 6);
    const red = labOfRgb([255, 0, 0]);
    expect(red[0]).toBeCloseTo(0.628, 3);
    expect(red[1]).toBeCloseTo(0.2249, 3);
    expect(red[2]).toBeCloseTo(0.1258, 3);
  });

  it("comes back to the same bytes", () => {
    fc.assert(
      fc.property(rgb, (colour) => {
        expect(rgbOfLab(labOfRgb(colour))).toEqual(colour);
      }),
    );
  });

  it("writes and reads hex", () => {
    fc.assert(
      fc.property(rgb, (colour) => {
        expect(rgbOfHex(hexOf(colour))).toEqual(colour);
      }),
    );
    expect(hexOf([26, 26, 26])).toBe("#1a1a1a");
  });
});

describe("T1 WCAG contrast ratio", () => {
  it("is 21 for black on white and 1 for a colour on itself", () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 6);
    fc.assert(
      fc.property(rgb, (c) => {
        expect(contrastRatio(c, c)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("is 4.54 for #767676 on white, the known grey that just passes", () => {
    expect(contrastRatio([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });

  it("is the same both ways and never leaves 1..21", () => {
    fc.assert(
      fc.property(rgb, rgb, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
        expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(a, b)).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
});

describe("T2 APCA 0.1.9", () => {
  it("gives the published anchor values", () => {
    expect(apcaContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(106.04, 1);
    expect(apcaContrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(-107.88, 1);
    expect(apcaContrast([0x88, 0x88, 0x88], [255, 255, 255])).toBeCloseTo(63.06, 1);
    expect(apcaContrast([255, 255, 255], [0x88, 0x88, 0x88])).toBeCloseTo(-68.54, 1);
  });
});

describe("colour that reaches a ratio", () => {
  it("reaches it whenever black or white does", () => {
    fc.assert(
      fc.property(rgb, rgb, fc.double({ min: 3, max: 7, noNaN: true }), (text, ground, target) => {
        const black: Rgb = [0, 0, 0];
        const white: Rgb = [255, 255, 255];
        const best = Math.max(contrastRatio(black, ground), contrastRatio(white, ground));
        const reached = contrastRatio(colourReaching(text, ground, target), ground);
        expect(reached).toBeGreaterThanOrEqual(Math.min(target, best) - 1e-9);
      }),
    );
  });

  it("keeps a colour that already passes", () => {
    expect(colourReaching([0, 0, 0], [255, 255, 255], 7)).toEqual([0, 0, 0]);
  });
});

describe("A7 colour-blind simulation (Viénot, Brettel, Mollon)", () => {
  it("leaves greys alone", () => {
    for (const kind of DEFICIENCIES) {
      for (const v of [0, 90, 180, 255])
        for (const c of simulateDeficiency([v, v, v], kind)) expect(Math.abs(c - v)).toBeLessThan(1.5);
    }
  });

  it("makes a red and a green of equal lightness nearly the same for red-green deficiency", () => {
    const red: Rgb = [200, 80, 60];
    const green: Rgb = [130, 125, 60];
    const far = labDistance(labOfRgb(red), labOfRgb(green));
    const near = labDistance(
      labOfRgb(simulateDeficiency(red, "deuteranopia")),
      labOfRgb(simulateDeficiency(green, "deuteranopia")),
    );
    expect(near).toBeLessThan(far * 0.45);
  });
});
