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

/** Means of k x k squares; columns and rows that do not fill a square are shared out by the later fractional step. */
function binPixels(pixels: Pixels, k: number): Pixels {
  const width = Math.floor(pixels.width / k);
  const height = Math.floor(pixels.height / k);
  const { data } = pixels;
  const out = new Uint8Array(width * height * 3);
  const half = (k * k) >> 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let r = half;
      let g = half;
      let b = half;
      for (let j = 0; j < k; j += 1) {
        let at = ((y * k + j) * pixels.width + x * k) * 3;
        for (let i = 0; i < k; i += 1) {
          r += data[at] ?? 0;
          g += data[at + 1] ?? 0;
          b += data[at + 2] ?? 0;
          at += 3;
        }
      }
      const to = (y * width + x) * 3;
      out[to] = r / (k * k);
      out[to + 1] = g / (k * k);
      out[to + 2] = b / (k * k);
    }
  }
  return { width, height, data: out };
}

/** Area-averaged copy of 8-bit pixels; never enlarges. Averages encoded values, as browsers and sharp do. */
export function shrinkPixels(source: Pixels, width: number, height: number): Pixels {
  const whole = Math.floor(Math.min(source.width / width, source.height / height));
  const pixels = whole >= 2 ? binPixels(source, whole) : source;
  const w = Math.max(1, Math.min(width, pixels.width));
  const h = Math.max(1, Math.min(height, pixels.height));
  if (w === pixels.width && h === pixels.height) return pixels;
  const { data } = pixels;
  const stride = pixels.width * 3;
  const out = new Uint8Array(w * h * 3);
  const sy = pixels.height / h;
  const sx = pixels.width / w;
  const line = new Float32Array(stride);
  for (let y = 0; y < h; y += 1) {
    line.fill(0);
    const to = Math.min(pixels.height, (y + 1) * sy);
    for (let i = Math.floor(y * sy); i < to; i += 1) {
      const cover = Math.min(i + 1, to) - Math.max(i, y * sy);
      const row = i * stride;
      for (let x = 0; x < stride; x += 1) line[x] = (line[x] ?? 0) + cover * (data[row + x] ?? 0);
    }
    for (let x = 0; x < w; x += 1) {
      const from = x * sx;
      const end = Math.min(pixels.width, from + sx);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let i = Math.floor(from); i < end; i += 1) {
        const cover = Math.min(i + 1, end) - Math.max(i, from);
        r += cover * (line[i * 3] ?? 0);
        g += cover * (line[i * 3 + 1] ?? 0);
        b += cover * (line[i * 3 + 2] ?? 0);
      }
      const at = (y * w + x) * 3;
      out[at] = r / (sx * sy) + 0.5;
      out[at + 1] = g / (sx * sy) + 0.5;
      out[at + 2] = b / (sx * sy) + 0.5;
    }
  }
  return { width: w, height: h, data: out };
}

/** Shrinks so that the picture holds about `area` pixels, whatever its shape. */
export function shrinkToArea(pixels: Pixels, area: number): Pixels {
  const scale = Math.min(1, Math.sqrt(area / (pixels.width * pixels.height)));
  return shrinkPixels(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale));
}

export function labPlanes(pixels: Pixels): LabPlanes {
  const n = pixels.width * pixels.height;
  const out = {
    width: pixels.width,
    height: pixels.height,
    l: new Float32Array(n),
    a: new Float32Array(n),
    b: new Float32Array(n),
  };
  for (let i = 0; i < n; i += 1) {
    const [l, a, b] = labOfLinear(
      linearOf(pixels.data[i * 3] ?? 0),
      linearOf(pixels.data[i * 3 + 1] ?? 0),
      linearOf(pixels.data[i * 3 + 2] ?? 0),
    );
    out.l[i] = l;
    out.a[i] = a;
    out.b[i] = b;
  }
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
  const scale = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const last = start + width - 1;
    let sum = (radius + 1) * (data[start] ?? 0);
    for (let i = 1; i <= radius; i += 1) sum += data[Math.min(last, start + i)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      out[start + x] = sum * scale;
      sum += (data[Math.min(last, start + x + radius + 1)] ?? 0) - (data[Math.max(start, start + x - radius)] ?? 0);
    }
  }
}

/** Column sums kept for a whole row at a time: the memory is walked in order. */
function boxColumns(data: Float32Array, out: Float32Array, width: number, height: number, radius: number): void {
  const scale = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  for (let i = -radius; i <= radius; i += 1) {
    const row = Math.min(height - 1, Math.max(0, i)) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (data[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const add = Math.min(height - 1, y + radius + 1) * width;
    const drop = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      out[y * width + x] = sum * scale;
      sums[x] = sum + (data[add + x] ?? 0) - (data[drop + x] ?? 0);
    }
  }
}

/** Half the size on both sides by 2 x 2 means. */
export function halvePlane(plane: Plane): Plane {
  const width = Math.max(1, plane.width >> 1);
  const height = Math.max(1, plane.height >> 1);
  if (width === plane.width || height === plane.height) return plane;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * plane.width + 2 * x;
      const top = (plane.data[at] ?? 0) + (plane.data[at + 1] ?? 0);
      data[y * width + x] = (top + (plane.data[at + plane.width] ?? 0) + (plane.data[at + plane.width + 1] ?? 0)) / 4;
    }
  }
  return { width, height, data };
}

/** Bilinear resize of one plane to any size, edges repeated. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const y0 = Math.floor(v);
    const y1 = Math.min(plane.height - 1, y0 + 1);
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
      const x0 = Math.floor(u);
      const x1 = Math.min(plane.width - 1, x0 + 1);
      const at = (row: number, column: number) => plane.data[row * plane.width + column] ?? 0;
      const top = at(y0, x0) * (1 - u + x0) + at(y0, x1) * (u - x0);
      const low = at(y1, x0) * (1 - u + x0) + at(y1, x1) * (u - x0);
      data[y * width + x] = top * (1 - v + y0) + low * (v - y0);
    }
  }
  return { width, height, data };
}

/** Gradient magnitude by central differences. */
export function gradientPlane(plane: Plane): Plane {
  const { width, height, data } = plane;
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
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
  return { width, height, data: out };
}
