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

/** Area-averaged copy of 8-bit pixels; never enlarges. Averages in encoded values, as browsers and sharp do. */
export function shrinkPixels(pixels: Pixels, width: number, height: number): Pixels {
  const w = Math.max(1, Math.min(width, pixels.width));
  const h = Math.max(1, Math.min(height, pixels.height));
  if (w === pixels.width && h === pixels.height) return pixels;
  const rows = new Float32Array(w * pixels.height * 3);
  const sx = pixels.width / w;
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const from = x * sx;
      const to = (x + 1) * sx;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let i = Math.floor(from); i < to && i < pixels.width; i += 1) {
        const cover = Math.min(i + 1, to) - Math.max(i, from);
        const at = (y * pixels.width + i) * 3;
        r += cover * (pixels.data[at] ?? 0);
        g += cover * (pixels.data[at + 1] ?? 0);
        b += cover * (pixels.data[at + 2] ?? 0);
      }
      const to3 = (y * w + x) * 3;
      rows[to3] = r / sx;
      rows[to3 + 1] = g / sx;
      rows[to3 + 2] = b / sx;
    }
  }
  const out = new Uint8Array(w * h * 3);
  const sy = pixels.height / h;
  const line = new Float64Array(w * 3);
  for (let y = 0; y < h; y += 1) {
    line.fill(0);
    const from = y * sy;
    const to = (y + 1) * sy;
    for (let i = Math.floor(from); i < to && i < pixels.height; i += 1) {
      const cover = Math.min(i + 1, to) - Math.max(i, from);
      for (let x = 0; x < w * 3; x += 1) line[x] = (line[x] ?? 0) + cover * (rows[i * w * 3 + x] ?? 0);
    }
    for (let x = 0; x < w * 3; x += 1) out[y * w * 3 + x] = Math.round((line[x] ?? 0) / sy);
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
  let { data } = plane;
  if (sigma > 0.3) {
    const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
    for (let pass = 0; pass < 3; pass += 1) {
      data = boxPass(boxPass(data, plane.width, plane.height, radius, true), plane.width, plane.height, radius, false);
    }
  }
  return { width: plane.width, height: plane.height, data };
}

function boxPass(data: Float32Array, width: number, height: number, radius: number, across: boolean): Float32Array {
  const out = new Float32Array(data.length);
  const lines = across ? height : width;
  const length = across ? width : height;
  const step = across ? 1 : width;
  const span = 2 * radius + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = across ? line * width : line;
    const last = start + (length - 1) * step;
    let sum = (radius + 1) * (data[start] ?? 0);
    for (let i = 0; i < radius; i += 1) sum += data[start + Math.min(i, length - 1) * step] ?? 0;
    for (let i = 0; i < length; i += 1) {
      sum += data[i + radius < length ? start + (i + radius) * step : last] ?? 0;
      out[start + i * step] = sum / span;
      sum -= data[i - radius >= 0 ? start + (i - radius) * step : start] ?? 0;
    }
  }
  return out;
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
