import { describe, expect, it } from "vitest";
import { flat, paint } from "../../../test/pictures.ts";
import { labPlanes } from "../pixels/plane.ts";
import { attentionFocus, attentionGrid, attentionShare, firstLookPull } from "./element-attention.ts";
import { joinAttention } from "./join-attention.ts";

const sum = (data: ArrayLike<number>) => Array.from(data).reduce((a, b) => a + b, 0);
const blank = labPlanes(flat(100, 100, [200, 200, 200]));
const nobody = { faces: [], buttons: [], lines: [], learned: null };

describe("A13 joined attention map", () => {
  it("sums to 1, with or without a model, on any shape", () => {
    for (const [w, h] of [
      [100, 100],
      [300, 30],
      [20, 200],
      [1, 1],
    ] as const) {
      const map = joinAttention({ ...nobody, planes: labPlanes(flat(w, h, [10, 200, 90])) });
      expect(sum(map.data)).toBeCloseTo(1, 4);
      expect(Math.max(map.width, map.height)).toBe(64);
    }
  });

  it("follows the learned map", () => {
    const data = new Float32Array(100);
    data[9 * 10 + 9] = 1;
    const map = joinAttention({ ...nobody, planes: blank, learned: { width: 10, height: 10, data } });
    expect(attentionShare(map, { x: 0.8, y: 0.8, width: 0.2, height: 0.2 })).toBeGreaterThan(0.8);
  });

  it("A14 draws looks to text, more to a taller line", () => {
    const planes = labPlanes(
      paint(200, 200, (x, y) =>
        y > 20 && y < 60 && x % 6 < 3 ? [0, 0, 0] : y > 150 && y < 160 && x % 6 < 3 ? [0, 0, 0] : [255, 255, 255],
      ),
    );
    const tall = { x: 0.05, y: 0.1, width: 0.9, height: 0.2 };
    const low = { x: 0.05, y: 0.75, width: 0.9, height: 0.05 };
    const learned = { width: 1, height: 1, data: [1] };
    const map = joinAttention({ ...nobody, planes, learned, lines: [tall, low] });
    const without = joinAttention({ ...nobody, planes, learned });
    expect(attentionShare(map, tall)).toBeGreaterThan(attentionShare(without, tall) * 1.3);
    expect(firstLookPull(map, tall)).toBeGreaterThan(firstLookPull(map, low));
  });

  it("reads from the top left and leaves the bottom edge", () => {
    const map = joinAttention({ ...nobody, planes: blank, learned: { width: 1, height: 1, data: [1] } });
    const at = (x: number, y: number) => attentionShare(map, { x, y, width: 0.1, height: 0.1 });
    expect(at(0.1, 0.1)).toBeGreaterThan(at(0.8, 0.1) * 1.4);
    expect(at(0.1, 0.1)).toBeGreaterThan(at(0.1, 0.8) * 1.2);
    expect(at(0.4, 0.8)).toBeGreaterThan(at(0.4, 0.9) * 1.3);
  });

  it("draws looks to faces and buttons", () => {
    const box = { x: 0.6, y: 0.6, width: 0.2, height: 0.2 };
    const learned = { width: 1, height: 1, data: [1] };
    const base = attentionShare(joinAttention({ ...nobody, planes: blank, learned }), box);
    expect(
      attentionShare(joinAttention({ ...nobody, planes: blank, learned, faces: [{ box, confidence: 1 }] }), box),
    ).toBeGreaterThan(base);
    expect(attentionShare(joinAttention({ ...nobody, planes: blank, learned, buttons: [box] }), box)).toBeGreaterThan(
      base,
    );
  });
});

describe("A15 share of attention", () => {
  const even = { width: 10, height: 10, data: new Float32Array(100).fill(0.01) };
  it("is the area on an even map, cells counted in part", () => {
    expect(attentionShare(even, { x: 0, y: 0, width: 1, height: 1 })).toBeCloseTo(1, 5);
    expect(attentionShare(even, { x: 0.05, y: 0, width: 0.1, height: 1 })).toBeCloseTo(0.1, 5);
  });
  it("A16 focus is 0 on an even map and 1 on one cell", () => {
    const one = { width: 10, height: 10, data: new Float32Array(100) };
    one.data[5] = 1;
    expect(attentionFocus(even)).toBeCloseTo(0, 5);
    expect(attentionFocus(one)).toBe(1);
  });
  it("the grid shown to people peaks at 255", () => {
    expect(Math.max(...attentionGrid(even).data)).toBe(255);
  });
});
