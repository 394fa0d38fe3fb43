import { describe, expect, it } from "vitest";
import { contentView, tilesOf } from "./views.ts";

const page = (width: number, height: number, inner: { x: number; y: number; width: number; height: number }) => {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = inner.y; y < inner.y + inner.height; y += 1)
    data.fill(40, (y * width + inner.x) * 3, (y * width + inner.x + inner.width) * 3);
  return { width, height, data };
};

describe("the parts of a picture that are looked at", () => {
  it("leaves the page round a banner out", () => {
    expect(contentView(page(300, 200, { x: 60, y: 90, width: 180, height: 30 }))).toEqual({
      left: 60,
      top: 90,
      width: 180,
      height: 30,
    });
  });

  it("never looks at less than a tenth of a side, also in a blank picture", () => {
    const view = contentView(page(300, 200, { x: 0, y: 0, width: 0, height: 0 }));
    expect(view.width).toBeGreaterThanOrEqual(30);
    expect(view.height).toBeGreaterThanOrEqual(20);
  });

  it.each([
    [400, 400],
    [728, 90],
    [160, 600],
    [17, 16],
  ])("covers a picture of %i x %i with four tiles that stay inside", (width, height) => {
    const tiles = tilesOf(page(width, height, { x: 0, y: 0, width, height }));
    expect(tiles).toHaveLength(4);
    for (const tile of tiles) {
      expect(tile.left + tile.width).toBeLessThanOrEqual(width);
      expect(tile.top + tile.height).toBeLessThanOrEqual(height);
    }
    expect(Math.max(...tiles.map((t) => t.left + t.width))).toBe(width);
    expect(Math.max(...tiles.map((t) => t.top + t.height))).toBe(height);
  });
});
