import { labOfLinear, linearOf } from "../colour/srgb-oklab.ts";
import type { Pixels } from "../types.ts";

/** One channel of a picture, row-major. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

export interface LabPlanes {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

// Loops over pixels stand in functions of one row each: called hundreds of times a picture they are compiled as a whole.
// In one long function the compiler starts afresh for every picture, which cost more than half of the time.

/** Sums of `k` neighbouring pixels of one source row, added to the sums of the rows above it. */
function addBins(data: Uint8Array, from: number, k: number, sums: Int32Array): void {
  let at = from;
  for (let x = 0; x < sums.length; x += 3) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = 0; i < k; i += 1) {
      r += data[at] ?? 0;
      g += data[at + 1] ?? 0;
      b += data[at + 2] ?? 0;
      at += 3;
    }
    sums[x] = (sums[x] ?? 0) + r;
    sums[x + 1] = (sums[x + 1] ?? 0) + g;
    sums[x + 2] = (sums[x + 2] ?? 0) + b;
  }
}

function divideBins(sums: Int32Array, count: number, out: Uint8Array, to: number): void {
  for (let i = 0; i < sums.length; i += 1) out[to + i] = (sums[i] ?? 0) / count;
}

/** One row of the means of 2 x 2 squares, from the source rows at `upper` and `lower`: most pictures, four times as quick. */
function binPairs(data: Uint8Array, upper: number, lower: number, out: Uint8Array, to: number, end: number): void {
  let a = upper;
  let b = lower;
  for (let at = to; at < end; at += 3) {
    out[at] = ((data[a] ?? 0) + (data[a + 3] ?? 0) + (data[b] ?? 0) + (data[b + 3] ?? 0) + 2) >> 2;
    out[at + 1] = ((data[a + 1] ?? 0) + (data[a + 4] ?? 0) + (data[b + 1] ?? 0) + (data[b + 4] ?? 0) + 2) >> 2;
    out[at + 2] = ((data[a + 2] ?? 0) + (data[a + 5] ?? 0) + (data[b + 2] ?? 0) + (data[b + 5] ?? 0) + 2) >> 2;
    a += 6;
    b += 6;
  }
}

/** Means of k x k squares; columns and rows that do not fill a square are shared out by the later fractional step. */
function binPixels(pixels: Pixels, k: number): Pixels {
  const width = Math.floor(pixels.width / k);
  const height = Math.floor(pixels.height / k);
  const out = new Uint8Array(width * height * 3);
  const sums = new Int32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    if (k === 2) {
      const upper = 2 * y * pixels.width * 3;
      binPairs(pixels.data, upper, upper + pixels.width * 3, out, y * width * 3, (y + 1) * width * 3);
      continue;
    }
    sums.fill((k * k) >> 1);
    for (let j = 0; j < k; j += 1) addBins(pixels.data, (y * k + j) * pixels.width * 3, k, sums);
    divideBins(sums, k * k, out, y * width * 3);
  }
  return { width, height, data: out };
}

/** Adds a row of bytes, weighted by how much of it is covered. */
function addRow(line: Float32Array, data: Uint8Array, from: number, cover: number): void {
  for (let x = 0; x < line.length; x += 1) line[x] = (line[x] ?? 0) + cover * (data[from + x] ?? 0);
}

/** One row of sums, averaged into `w` pixels of `sx` columns and `sy` rows each. */
function averageRow(line: Float32Array, out: Uint8Array, to: number, w: number, sx: number, sy: number): void {
  const width = line.length / 3;
  for (let x = 0; x < w; x += 1) {
    const from = x * sx;
    const end = Math.min(width, from + sx);
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = Math.floor(from); i < end; i += 1) {
      const cover = Math.min(i + 1, end) - Math.max(i, from);
      r += cover * (line[i * 3] ?? 0);
      g += cover * (line[i * 3 + 1] ?? 0);
      b += cover * (line[i * 3 + 2] ?? 0);
    }
    const at = to + x * 3;
    out[at] = r / (sx * sy) + 0.5;
    out[at + 1] = g / (sx * sy) + 0.5;
    out[at + 2] = b / (sx * sy) + 0.5;
  }
}

/** Area-averaged copy of 8-bit pixels; never enlarges. Averages encoded values, as browsers and sharp do. */
export function shrinkPixels(source: Pixels, width: number, height: number): Pixels {
  const whole = Math.floor(Math.min(source.width / width, source.height / height));
  const pixels = whole >= 2 ? binPixels(source, whole) : source;
  const w = Math.max(1, Math.min(width, pixels.width));
  const h = Math.max(1, Math.min(height, pixels.height));
  if (w === pixels.width && h === pixels.height) return pixels;
  const stride = pixels.width * 3;
  const out = new Uint8Array(w * h * 3);
  const sy = pixels.height / h;
  const line = new Float32Array(stride);
  for (let y = 0; y < h; y += 1) {
    line.fill(0);
    const to = Math.min(pixels.height, (y + 1) * sy);
    for (let i = Math.floor(y * sy); i < to; i += 1)
      addRow(line, pixels.data, i * stride, Math.min(i + 1, to) - Math.max(i, y * sy));
    averageRow(line, out, y * w * 3, w, pixels.width / w, sy);
  }
  return { width: w, height: h, data: out };
}

/** Shrinks so that the picture holds about `area` pixels, whatever its shape. */
export function shrinkToArea(pixels: Pixels, area: number): Pixels {
  const scale = Math.min(1, Math.sqrt(area / (pixels.width * pixels.height)));
  return shrinkPixels(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale));
}

function labRow(data: Uint8Array, out: LabPlanes, from: number): void {
  let last = -1;
  for (let i = from; i < from + out.width; i += 1) {
    const red = data[i * 3] ?? 0;
    const green = data[i * 3 + 1] ?? 0;
    const blue = data[i * 3 + 2] ?? 0;
    const colour = (red << 16) | (green << 8) | blue;
    // Three cube roots a pixel: runs of one colour, half of a drawn ad, pay once.
    if (colour === last) {
      out.l[i] = out.l[i - 1] ?? 0;
      out.a[i] = out.a[i - 1] ?? 0;
      out.b[i] = out.b[i - 1] ?? 0;
      continue;
    }
    last = colour;
    const [l, a, b] = labOfLinear(linearOf(red), linearOf(green), linearOf(blue));
    out.l[i] = l;
    out.a[i] = a;
    out.b[i] = b;
  }
}

export function labPlanes({ width, height, data }: Pixels): LabPlanes {
  const n = width * height;
  const out = { width, height, l: new Float32Array(n), a: new Float32Array(n), b: new Float32Array(n) };
  for (let y = 0; y < height; y += 1) labRow(data, out, y * width);
  return out;
}

/** Gaussian blur as three box passes (Wells 1986), edges repeated. */
export function blurPlane(plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  if (sigma <= 0.3) return plane;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let data = plane.data;
  for (let pass = 0; pass < 3; pass += 1) {
    const across = new Float32Array(data.length);
    boxRows(data, across, width, height, radius);
    const down = pass === 0 ? new Float32Array(data.length) : data;
    boxColumns(across, down, width, height, radius);
    data = down;
  }
  return { width, height, data };
}

function boxRows(data: Float32Array, out: Float32Array, width: number, height: number, radius: number): void {
  for (let y = 0; y < height; y += 1) boxRow(data, out, y * width, y * width + width - 1, radius);
}

function boxRow(data: Float32Array, out: Float32Array, start: number, last: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  let sum = (radius + 1) * (data[start] ?? 0);
  for (let i = 1; i <= radius; i += 1) sum += data[Math.min(last, start + i)] ?? 0;
  for (let x = start; x <= last; x += 1) {
    out[x] = sum * scale;
    sum += (data[Math.min(last, x + radius + 1)] ?? 0) - (data[Math.max(start, x - radius)] ?? 0);
  }
}

/** Column sums kept for a whole row at a time: the memory is walked in order. */
function boxColumns(data: Float32Array, out: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  for (let i = -radius; i <= radius; i += 1) addValues(sums, data, Math.min(height - 1, Math.max(0, i)) * width);
  for (let y = 0; y < height; y += 1) {
    const add = Math.min(height - 1, y + radius + 1) * width;
    const drop = Math.max(0, y - radius) * width;
    slideRow(sums, data, out, { to: y * width, add, drop, scale });
  }
}

function addValues(sums: Float32Array, data: Float32Array, row: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] = (sums[x] ?? 0) + (data[row + x] ?? 0);
}

interface Slide {
  to: number;
  add: number;
  drop: number;
  scale: number;
}

function slideRow(sums: Float32Array, data: Float32Array, out: Float32Array, { to, add, drop, scale }: Slide): void {
  for (let x = 0; x < sums.length; x += 1) {
    const sum = sums[x] ?? 0;
    out[to + x] = sum * scale;
    sums[x] = sum + (data[add + x] ?? 0) - (data[drop + x] ?? 0);
  }
}

/** Half the size on both sides by 2 x 2 means. */
export function halvePlane(plane: Plane): Plane {
  const width = Math.max(1, plane.width >> 1);
  const height = Math.max(1, plane.height >> 1);
  if (width === plane.width || height === plane.height) return plane;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) halveRow(plane, data, y, width);
  return { width, height, data };
}

function halveRow(plane: Plane, out: Float32Array, y: number, width: number): void {
  const { data } = plane;
  for (let x = 0; x < width; x += 1) {
    const at = 2 * y * plane.width + 2 * x;
    const top = (data[at] ?? 0) + (data[at + 1] ?? 0);
    out[y * width + x] = (top + (data[at + plane.width] ?? 0) + (data[at + plane.width + 1] ?? 0)) / 4;
  }
}

/** Bilinear resize of one plane to any size, edges repeated. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    resizeRow(plane, data, y * width, width, v);
  }
  return { width, height, data };
}

/** One row of the resized plane, taken at height `v` of the source. */
function resizeRow(plane: Plane, out: Float32Array, to: number, width: number, v: number): void {
  const { data } = plane;
  const y0 = Math.floor(v);
  const upper = y0 * plane.width;
  const lower = Math.min(plane.height - 1, y0 + 1) * plane.width;
  for (let x = 0; x < width; x += 1) {
    const u = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
    const x0 = Math.floor(u);
    const x1 = Math.min(plane.width - 1, x0 + 1);
    const top = (data[upper + x0] ?? 0) * (1 - u + x0) + (data[upper + x1] ?? 0) * (u - x0);
    const low = (data[lower + x0] ?? 0) * (1 - u + x0) + (data[lower + x1] ?? 0) * (u - x0);
    out[to + x] = top * (1 - v + y0) + low * (v - y0);
  }
}

/** Gradient magnitude by central differences. */
export function gradientPlane(plane: Plane): Plane {
  const { width, height } = plane;
  const out = new Float32Array(plane.data.length);
  for (let y = 0; y < height; y += 1) gradientRow(plane, out, y);
  return { width, height, data: out };
}

function gradientRow({ width, height, data }: Plane, out: Float32Array, y: number): void {
  const up = Math.max(0, y - 1) * width;
  const down = Math.min(height - 1, y + 1) * width;
  for (let x = 0; x < width; x += 1) {
    const left = Math.max(0, x - 1);
    const right = Math.min(width - 1, x + 1);
    const dx = (data[y * width + right] ?? 0) - (data[y * width + left] ?? 0);
    const dy = (data[down + x] ?? 0) - (data[up + x] ?? 0);
    out[y * width + x] = Math.sqrt(dx * dx + dy * dy) / 2;
  }
}
