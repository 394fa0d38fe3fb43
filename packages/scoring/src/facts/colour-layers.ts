import { labDistance, labOfRgb, type Lab, type Rgb } from "../measures/colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";

/** Looked at round a line, as a share of its height: ascenders stick out, and the ground has room to show. */
const reach = 0.35;
/** Rows that a line is looked at in: enough for its strokes to stay apart. */
const rows = 36;
/** In lower lines most pixels are blends of ink and ground. */
const leastRows = 10;
/** OKLab distance of two colours that are two layers. */
export const LAYERS_APART = 0.12;
const mostLayers = 6;
/** A colour of less of the window is the edge of another. */
const leastShare = 0.03;

/** The pixels in and round a box, thinned, parted into layers of colour. */
export interface Layered {
  width: number;
  height: number;
  rgb: Uint8Array;
  /** 1 for a pixel of the box itself. */
  isInside: Uint8Array;
  /** Which layer a pixel belongs to. */
  layer: Uint8Array;
  /** Colours of the layers. */
  colours: Lab[];
}

function windowOf(pixels: Pixels, box: Box): Pick<Layered, "width" | "height" | "rgb" | "isInside"> | null {
  const [left, top] = [Math.floor(box.x * pixels.width), Math.floor(box.y * pixels.height)];
  const right = Math.ceil((box.x + box.width) * pixels.width);
  const bottom = Math.ceil((box.y + box.height) * pixels.height);
  if (bottom - top < leastRows || right - left < leastRows) return null;
  const margin = Math.max(3, Math.round((bottom - top) * reach));
  const step = Math.max(1, Math.floor((bottom - top) / rows));
  const [x0, y0] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  const width = Math.ceil((Math.min(pixels.width, right + margin) - x0) / step);
  const height = Math.ceil((Math.min(pixels.height, bottom + margin) - y0) / step);
  const rgb = new Uint8Array(width * height * 3);
  const isInside = new Uint8Array(width * height);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [x0 + (i % width) * step, y0 + Math.floor(i / width) * step];
    const at = (y * pixels.width + x) * 3;
    for (let c = 0; c < 3; c += 1) rgb[i * 3 + c] = pixels.data[at + c] ?? 0;
    isInside[i] = x >= left && x < right && y >= top && y < bottom ? 1 : 0;
  }
  return { width, height, rgb, isInside };
}

/** One of 4096 cubes of colour. */
const cubeOf = (rgb: Uint8Array, i: number): number =>
  (((rgb[i * 3] ?? 0) >> 4) << 8) | (((rgb[i * 3 + 1] ?? 0) >> 4) << 4) | ((rgb[i * 3 + 2] ?? 0) >> 4);

interface Cube {
  cube: number;
  count: number;
  lab: Lab;
}

/** Cubes that hold pixels, the fullest first, each with the mean of its pixels. */
function cubesOf(rgb: Uint8Array): Cube[] {
  const sums = new Float64Array(4096 * 4);
  for (let i = 0; i * 3 < rgb.length; i += 1) {
    const at = cubeOf(rgb, i) * 4;
    for (let c = 0; c < 3; c += 1) sums[at + c] = (sums[at + c] ?? 0) + (rgb[i * 3 + c] ?? 0);
    sums[at + 3] = (sums[at + 3] ?? 0) + 1;
  }
  const cubes: Cube[] = [];
  for (let cube = 0; cube < 4096; cube += 1) {
    const count = sums[cube * 4 + 3] ?? 0;
    if (count === 0) continue;
    const [r = 0, g = 0, b = 0] = sums.subarray(cube * 4, cube * 4 + 3);
    cubes.push({ cube, count, lab: labOfRgb([r / count, g / count, b / count]) });
  }
  return cubes.toSorted((p, q) => q.count - p.count);
}

/** The colours most common in the window, none near another. */
function commonColours(cubes: readonly Cube[], all: number): Lab[] {
  const colours: Lab[] = [];
  let left = cubes;
  while (colours.length < mostLayers) {
    const centre = left[0]?.lab;
    if (centre === undefined) break;
    const isNear = ({ lab }: Cube): boolean => labDistance(lab, centre) < LAYERS_APART;
    const taken = left.filter(isNear).reduce((sum, { count }) => sum + count, 0);
    if (taken < all * leastShare) break;
    colours.push(centre);
    left = left.filter((cube) => !isNear(cube));
  }
  return colours;
}

export function nearestOf(colours: readonly Lab[], lab: Lab): number {
  let best = 0;
  let least = Infinity;
  for (const [k, colour] of colours.entries()) {
    const far = labDistance(colour, lab);
    if (far < least) [best, least] = [k, far];
  }
  return best;
}

/** Null where the line is too low to tell, or all is one colour. */
export function layersRound(pixels: Pixels, box: Box): Layered | null {
  const window = windowOf(pixels, box);
  if (!window) return null;
  const cubes = cubesOf(window.rgb);
  const colours = commonColours(cubes, window.isInside.length);
  if (colours.length < 2) return null;
  const layerOf = new Uint8Array(4096);
  for (const { cube, lab } of cubes) layerOf[cube] = nearestOf(colours, lab);
  const layer = new Uint8Array(window.isInside.length);
  for (let i = 0; i < layer.length; i += 1) layer[i] = layerOf[cubeOf(window.rgb, i)] ?? 0;
  return { ...window, layer, colours };
}

/** Mean colour of the marked pixels; null where none is. */
export function meanWhere(rgb: Uint8Array, isMarked: (i: number) => boolean): Rgb | null {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i * 3 < rgb.length; i += 1) {
    if (!isMarked(i)) continue;
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (rgb[i * 3 + c] ?? 0);
    count += 1;
  }
  return count === 0 ? null : [sum[0] / count, sum[1] / count, sum[2] / count];
}
