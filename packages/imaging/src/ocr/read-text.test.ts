import { describe, expect, it } from "vitest";
import { markOf, withMark } from "./marks.ts";
import { smallestRectangle } from "./text-region.ts";
import { textRegions } from "./text-regions.ts";

describe("marks", () => {
  it("puts a mark only on letters that some language writes so", () => {
    expect(withMark("e", "acute")).toBe("é");
    expect(withMark("C", "cedilla")).toBe("Ç");
    expect(withMark("x", "acute")).toBeNull();
    expect(withMark("e", "none")).toBeNull();
  });

  it("knows the mark of a written character", () => {
    expect(["é", "ñ", "Ü", "ç", "£", "€", "$", "e"].map(markOf)).toEqual([
      "acute",
      "tilde",
      "diaeresis",
      "cedilla",
      "pound",
      "euro",
      "dollar",
      "none",
    ]);
  });
});

describe("text regions", () => {
  const map = (width: number, height: number, ink: (x: number, y: number) => boolean): Float32Array =>
    Float32Array.from({ length: width * height }, (_, i) => (ink(i % width, Math.floor(i / width)) ? 0.9 : 0.05));

  it("finds two separate lines and grows them back to full height", () => {
    const lines = textRegions(
      map(100, 60, (x, y) => x >= 20 && x < 80 && ((y >= 10 && y < 20) || (y >= 40 && y < 50))),
      100,
      60,
    );
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.angle).toBe(0);
      expect(line.cx).toBeCloseTo(49.5, 5);
      expect(line.width).toBeGreaterThan(60);
      expect(line.height).toBeGreaterThan(14);
      expect(line.score).toBeCloseTo(0.9, 5);
    }
  });

  it("passes over faint marks and specks", () => {
    const faint = Float32Array.from({ length: 2500 }, (_, i) => (i % 50 > 10 && i > 1000 && i < 1600 ? 0.35 : 0));
    expect(textRegions(faint, 50, 50)).toEqual([]);
    expect(
      textRegions(
        map(50, 50, (x, y) => x === 5 && y === 5),
        50,
        50,
      ),
    ).toEqual([]);
  });

  it("follows a line that is clearly tilted", () => {
    const points = Array.from({ length: 200 }, (_, i): [number, number] => [i, i * 0.25 + (i % 2) * 12]);
    expect(smallestRectangle(points).angle).toBeCloseTo(Math.atan(0.25), 1);
    expect(smallestRectangle(points.map(([x, y]) => [x, y * 0.02])).angle).toBe(0);
  });
});
