import type { Pixels } from "@adjudge/scoring";
import type { TextRegion } from "./text-region.ts";

/** Height the recogniser was trained on. */
export const cropHeight = 48;

export interface Crop {
  width: number;
  /** RGB, cropHeight rows. */
  data: Uint8Array;
}

/** Quarter turns to apply before reading: 0 level, 1 text running upwards, 2 upside down, 3 running downwards. */
export type Turn = 0 | 1 | 2 | 3;

interface View {
  pixels: Pixels;
  region: TextRegion;
  cos: number;
  sin: number;
  across: number;
  down: number;
  scale: number;
  steps: number;
  width: number;
}

/** One row of the crop. A function of its own, so that it is compiled as a whole. */
function sampleRow(view: View, row: number, data: Uint8Array): void {
  const { pixels, region, cos, sin, across, down, scale, steps, width } = view;
  const maxX = pixels.width - 1;
  const maxY = pixels.height - 1;
  const source = pixels.data;
  const stepX = across / width;
  const share = 1 / (steps * steps);
  for (let column = 0; column < width; column += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let sub = 0; sub < steps * steps; sub += 1) {
      const u = (column + ((sub % steps) + 0.5) / steps) * stepX - across / 2;
      const v = (row + (Math.floor(sub / steps) + 0.5) / steps) * scale - down / 2;
      const x = Math.min(maxX, Math.max(0, region.cx + u * cos - v * sin - 0.5));
      const y = Math.min(maxY, Math.max(0, region.cy + u * sin + v * cos - 0.5));
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const fx = x - x0;
      const fy = y - y0;
      const a = (y0 * pixels.width + x0) * 3;
      const e = x0 < maxX ? a + 3 : a;
      const c = y0 < maxY ? a + pixels.width * 3 : a;
      const d = x0 < maxX ? c + 3 : c;
      const wa = (1 - fx) * (1 - fy);
      const wb = fx * (1 - fy);
      const wc = (1 - fx) * fy;
      const wd = fx * fy;
      r += (source[a] ?? 0) * wa + (source[e] ?? 0) * wb + (source[c] ?? 0) * wc + (source[d] ?? 0) * wd;
      g +=
        (source[a + 1] ?? 0) * wa + (source[e + 1] ?? 0) * wb + (source[c + 1] ?? 0) * wc + (source[d + 1] ?? 0) * wd;
      b +=
        (source[a + 2] ?? 0) * wa + (source[e + 2] ?? 0) * wb + (source[c + 2] ?? 0) * wc + (source[d + 2] ?? 0) * wd;
    }
    const to = (row * width + column) * 3;
    data[to] = r * share + 0.5;
    data[to + 1] = g * share + 0.5;
    data[to + 2] = b * share + 0.5;
  }
}

interface Frame {
  /** Sides of the region along and across its writing, in pixels of the picture. */
  across: number;
  down: number;
  scale: number;
  /** Columns of the crop. */
  width: number;
}

const frameOf = (region: TextRegion, turn: Turn): Frame => {
  const upended = turn % 2 === 1;
  const across = upended ? region.height : region.width;
  const down = upended ? region.width : region.height;
  const scale = down / cropHeight;
  return { across, down, scale, width: Math.max(8, Math.round(across / scale)) };
};

/** A crop that is to be made: lines are grouped by their widths before any of them is cut out. */
export interface PlannedCrop {
  width: number;
  /** Height of its writing in pixels of the picture. */
  letters: number;
  cut: () => Crop;
}

export const planCrop = (pixels: Pixels, region: TextRegion, turn: Turn): PlannedCrop => ({
  width: frameOf(region, turn).width,
  letters: frameOf(region, turn).down,
  cut: () => cropRegion(pixels, region, turn),
});

/** The region straightened and scaled to 48 pixels of height, by sampling (averaged over the source pixels it covers). */
export const cropRegion = (pixels: Pixels, region: TextRegion, turn: Turn = 0): Crop => {
  const { across, down, scale, width } = frameOf(region, turn);
  const angle = region.angle + (turn === 0 ? 0 : turn === 1 ? -Math.PI / 2 : turn === 2 ? Math.PI : Math.PI / 2);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const steps = Math.min(4, Math.max(1, Math.round(scale)));
  const data = new Uint8Array(width * cropHeight * 3);
  const view: View = { pixels, region, cos, sin, across, down, scale, steps, width };
  for (let row = 0; row < cropHeight; row += 1) sampleRow(view, row, data);
  return { width, data };
};
