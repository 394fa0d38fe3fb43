import { gradientPlane, shrinkPixels, type Plane } from "../pixels/plane.ts";
import type { Pixels, SourceFacts } from "../types.ts";

function greyPlane(pixels: Pixels): Plane {
  const n = pixels.width * pixels.height;
  const data = new Float32Array(n);
  for (let i = 0; i < n; i += 1) {
    data[i] =
      0.299 * (pixels.data[i * 3] ?? 0) + 0.587 * (pixels.data[i * 3 + 1] ?? 0) + 0.114 * (pixels.data[i * 3 + 2] ?? 0);
  }
  return { width: pixels.width, height: pixels.height, data };
}

/** Mean of the strongest `share` of the values, by a 512-bin histogram. */
function topMean(data: Float32Array, share: number): number {
  const bins = new Uint32Array(512);
  for (const v of data) bins[Math.min(511, Math.floor(v * 2))] = (bins[Math.min(511, Math.floor(v * 2))] ?? 0) + 1;
  const want = Math.max(1, data.length * share);
  let left = want;
  let sum = 0;
  for (let i = 511; i >= 0 && left > 0; i -= 1) {
    const take = Math.min(left, bins[i] ?? 0);
    sum += (take * (i + 0.5)) / 2;
    left -= take;
  }
  return sum / want;
}

/**
 * Strongest edges at full size against the same edges at half size (rule A8): about 1 for crisp edges, 0.5 for edges
 * blurred over several pixels. Free of scale and of content; null when the picture has no edges.
 */
export function sharpness(pixels: Pixels): number | null {
  if (pixels.width < 16 || pixels.height < 16) return null;
  const full = topMean(gradientPlane(greyPlane(pixels)).data, 0.01);
  const half = shrinkPixels(pixels, Math.round(pixels.width / 2), Math.round(pixels.height / 2));
  const coarse = topMean(gradientPlane(greyPlane(half)).data, 0.02);
  return coarse < 4 ? null : Math.min(1.2, full / coarse);
}

/**
 * JPEG blocking (after Wang, Sheikh, Bovik 2002): mean step across the 8-pixel grid over the mean step elsewhere, less 1.
 * Only where the working pixels are the file's own; null after a resize (rule A9).
 */
export function blockiness(pixels: Pixels, source: SourceFacts): number | null {
  if (source.width !== pixels.width || source.height !== pixels.height) return null;
  const grey = greyPlane(pixels);
  let on = 0;
  let off = 0;
  let nOn = 0;
  let nOff = 0;
  for (let y = 0; y < grey.height; y += 2) {
    for (let x = 1; x < grey.width - 1; x += 1) {
      const at = y * grey.width + x;
      const step = Math.min(24, Math.abs((grey.data[at] ?? 0) - (grey.data[at - 1] ?? 0)));
      if (x % 8 === 0) {
        on += step;
        nOn += 1;
      } else {
        off += step;
        nOff += 1;
      }
    }
  }
  if (nOn === 0 || nOff === 0 || off / nOff < 0.2) return 0;
  return Math.max(0, on / nOn / (off / nOff) - 1);
}
