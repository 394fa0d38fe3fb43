import type { Island } from "./island.ts";
import { indexAt, type Raster, type Rgb, type Spot } from "./raster.ts";

/** What stands on a ground, as its difference from it: letters keep their colours, their shapes and their soft edges. */
export interface Ink {
  width: number;
  height: number;
  /** Three for each pixel. */
  differences: Float32Array;
}

/** Less is the noise of the ground. */
const noise = 9;

export function inkOf(raster: Raster, { spot, ground }: Island): Ink {
  const [width, height] = [spot.right - spot.left, spot.bottom - spot.top];
  const differences = new Float32Array(3 * width * height);
  const { data } = raster;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const index = indexAt(raster, spot.left + x, spot.top + y);
      let most = 0;
      for (let part = 0; part < 3; part++) {
        const difference = (data[index + part] ?? 0) - ground(spot.left + x, spot.top + y, part);
        differences[to + part] = difference;
        most = Math.max(most, Math.abs(difference));
      }
      const share = Math.min(1, Math.max(0, (most - noise) / noise));
      for (let part = 0; part < 3; part++) differences[to + part] = (differences[to + part] ?? 0) * share;
    }
  return { width, height, differences };
}

/** Cubic through the four nearest (Catmull-Rom): enlarged letters stay as sharp as they can. */
function weightsAt(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [-0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, -0.5 * t2 + 0.5 * t3];
}

/** Along one side; `lines` of `from` samples, `step` apart, become as many of `to`. */
function stretched(values: Float32Array, from: number, to: number, lines: number, isAcross: boolean): Float32Array {
  const result = new Float32Array(3 * to * lines);
  const at = (sample: number, line: number, count: number): number =>
    3 * (isAcross ? line * count + sample : sample * lines + line);
  const last = (sample: number): number => Math.min(from - 1, Math.max(0, sample));
  for (let sample = 0; sample < to; sample++) {
    const place = ((sample + 0.5) * from) / to - 0.5;
    const first = Math.floor(place);
    const [a, b, c, d] = weightsAt(place - first);
    const [p, q, r, s] = [last(first - 1), last(first), last(first + 1), last(first + 2)];
    for (let line = 0; line < lines; line++) {
      const [i, j, k, l] = [at(p, line, from), at(q, line, from), at(r, line, from), at(s, line, from)];
      const into = at(sample, line, to);
      for (let part = 0; part < 3; part++)
        result[into + part] =
          a * (values[i + part] ?? 0) +
          b * (values[j + part] ?? 0) +
          c * (values[k + part] ?? 0) +
          d * (values[l + part] ?? 0);
    }
  }
  return result;
}

/** Lays ink on what is there, at any size. */
export function layInk(raster: Raster, { width, height, differences }: Ink, spot: Spot): void {
  const [wide, high] = [spot.right - spot.left, spot.bottom - spot.top];
  const across = stretched(differences, width, wide, height, true);
  const both = stretched(across, height, high, wide, false);
  const { data } = raster;
  for (let y = 0, from = 0; y < high; y++) {
    let index = indexAt(raster, spot.left, spot.top + y);
    for (let x = 0; x < wide; x++, from += 3, index += 4)
      for (let part = 0; part < 3; part++) data[index + part] = (data[index + part] ?? 0) + (both[from + part] ?? 0);
  }
}

const sizeAt = (differences: Float32Array, at: number): number =>
  Math.hypot(differences[at] ?? 0, differences[at + 1] ?? 0, differences[at + 2] ?? 0);

/** Ink of less than this cannot be told from its ground. */
const leastInk = 24;
/** Share of the strong pixels that may lie off the one colour: softly drawn edges. */
const mostOff = 0.1;

/** The one colour of ink, as its difference at full strength; null where it has several, or hardly any. */
export function oneColour({ differences }: Ink): Rgb | null {
  const sizes: number[] = [];
  for (let at = 0; at < differences.length; at += 3) sizes.push(sizeAt(differences, at));
  const drawn = sizes.filter((size) => size > 0).toSorted((a, b) => a - b);
  const full = drawn[Math.floor(0.92 * drawn.length)] ?? 0;
  if (full < leastInk || drawn.length < 0.02 * sizes.length || drawn.length > 0.75 * sizes.length) return null;
  const sum = [0, 0, 0];
  let strong = 0;
  for (const [pixel, size] of sizes.entries()) {
    if (size < 0.75 * full) continue;
    strong += 1;
    for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (differences[3 * pixel + part] ?? 0);
  }
  const colour = sum.map((value) => value / Math.max(1, strong));
  const whole = Math.hypot(...colour);
  let [off, seen] = [0, 0];
  for (const [pixel, size] of sizes.entries()) {
    if (size < 0.45 * full) continue;
    seen += 1;
    const along = colour.reduce((s, value, part) => s + (value / whole) * (differences[3 * pixel + part] ?? 0), 0);
    if (along <= 0 || Math.sqrt(Math.max(0, size * size - along * along)) > Math.max(30, 0.35 * size)) off += 1;
    // Far stronger than the rest: a second colour on the same line from the ground.
    else if (along > 1.7 * whole) off += 1;
  }
  return off > mostOff * seen || whole < leastInk ? null : [colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0];
}

/** Less of a letter is the noise of its ground. */
const leastShare = 0.06;

/** Ink of one colour in another: how much of a pixel is letter stays as it is, and so does the ground. */
export function recolourInk(raster: Raster, { spot, ground }: Island, ink: Ink, full: Rgb, colour: Rgb): void {
  const square = full[0] ** 2 + full[1] ** 2 + full[2] ** 2;
  const { data } = raster;
  for (let y = spot.top, from = 0; y < spot.bottom; y++)
    for (let x = spot.left; x < spot.right; x++, from += 3) {
      const index = indexAt(raster, x, y);
      let along = 0;
      for (const part of [0, 1, 2] as const) along += (ink.differences[from + part] ?? 0) * full[part];
      const share = Math.min(1, along / square);
      if (share < leastShare) continue;
      for (const part of [0, 1, 2] as const)
        data[index + part] = (data[index + part] ?? 0) + share * (colour[part] - full[part] - ground(x, y, part));
    }
}
