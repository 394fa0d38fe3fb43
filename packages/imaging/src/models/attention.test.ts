import { describe, expect, it } from "vitest";
import type { AttentionMap, Pixels } from "@adjudge/scoring";
import { attentionPredictor, inputSize } from "./attention.ts";
import { ownModelFile } from "./model-files.ts";
import { startModelThread } from "./model-thread.ts";

const predict = attentionPredictor(await startModelThread(() => undefined).open(ownModelFile("attention.onnx")));

/** A bright disc with a dark core on a flat ground, centred at cx, cy (0..1). */
const disc = (width: number, height: number, cx: number, cy: number): Pixels => {
  const data = new Uint8Array(width * height * 3).fill(214);
  const radius = 0.12 * Math.min(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const r = Math.hypot(x - cx * width, y - cy * height) / radius;
      if (r < 1) data.set(r < 0.4 ? [30, 20, 60] : [240, 60, 30], (y * width + x) * 3);
    }
  return { width, height, data };
};

const shareWithin = (map: AttentionMap, cx: number, cy: number, reach: number): number => {
  let share = 0;
  for (let y = 0; y < map.height; y += 1)
    for (let x = 0; x < map.width; x += 1)
      if (Math.abs((x + 0.5) / map.width - cx) < reach && Math.abs((y + 0.5) / map.height - cy) < reach)
        share += map.data[y * map.width + x] ?? 0;
  return share;
};

describe("learned attention", () => {
  it("sums to one and follows the picture's shape", async () => {
    const map = await predict(disc(640, 360, 0.5, 0.5));
    expect([map.width, map.height]).toEqual([64, 40]);
    expect(map.data.length).toBe(64 * 40);
    expect(Array.from(map.data).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4);
    expect(Math.min(...map.data)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [0.25, 0.3],
    [0.75, 0.7],
  ])("sends the looks to the one object, at %f, %f", async (x, y) => {
    const map = await predict(disc(600, 600, x, y));
    // An even map would put 16 % into either square.
    expect(shareWithin(map, x, y, 0.2)).toBeGreaterThan(0.5);
    expect(shareWithin(map, 1 - x, 1 - y, 0.2)).toBeLessThan(0.16);
  });

  it("gives the same map twice", async () => {
    const first = await predict(disc(300, 500, 0.6, 0.3));
    expect(await predict(disc(300, 500, 0.6, 0.3))).toEqual(first);
  });

  it("takes banners and towers", () => {
    expect(inputSize(1200, 100)).toEqual({ width: 256, height: 32 });
    expect(inputSize(90, 1080)).toEqual({ width: 32, height: 256 });
    expect(inputSize(1080, 1080)).toEqual({ width: 256, height: 256 });
  });
});
