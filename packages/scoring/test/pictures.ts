import type { Pixels, Signals } from "../src/types.ts";
import type { Rgb } from "../src/measures/colour/srgb-oklab.ts";

/** Hand-made pixels: a colour for each place. */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = colourAt(x, y);
      const at = (y * width + x) * 3;
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
  return { width, height, data };
}

export const flat = (width: number, height: number, colour: Rgb): Pixels => paint(width, height, () => colour);

/** Upright strokes like those of letters: `stroke` pixels of ink, as many of ground, inside the box only. */
export function strokes(
  width: number,
  height: number,
  box: [number, number, number, number],
  ink: Rgb,
  ground: Rgb,
  stroke = 4,
): Pixels {
  const [x0, y0, x1, y1] = box;
  return paint(width, height, (x, y) =>
    x >= x0 && x < x1 && y >= y0 && y < y1 && Math.floor((x - x0) / stroke) % 2 === 0 ? ink : ground,
  );
}

export function signalsOf(pixels: Pixels, part: Partial<Signals> = {}): Signals {
  return {
    source: { width: pixels.width, height: pixels.height, format: "png", bytes: 1000 },
    pixels,
    lines: [],
    faces: [],
    objects: [],
    learnedAttention: null,
    embedding: null,
    ...part,
  };
}

/** Small numbers that always come out the same. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
