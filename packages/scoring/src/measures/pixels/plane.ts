import { labOfLinear, linearOf } from "../colour/srgb-oklab.ts";
import type { Pixels } from "../../picture.ts";

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
  const across = new Float32Array(plane.data.length);
  const down = new Float32Array(plane.data.length);
  for (let pass = 0; pass < 3; pass += 1) {
    boxRows(pass === 0 ? plane.data : down, across, width, height, radius);
    boxColumns(across, down, width, height, radius);
  }
  return { width, height, data: down };
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

const edges = new WeakMap<LabPlanes, Plane>();

/** Gradient of the lightness, worked out once for the four measures that ask for it. Not to be written to. */
export function edgesOf(planes: LabPlanes): Plane {
  const held = edges.get(planes) ?? gradientPlane({ width: planes.width, height: planes.height, data: planes.l });
  edges.set(planes, held);
  return held;
}
