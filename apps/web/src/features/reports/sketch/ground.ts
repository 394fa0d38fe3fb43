import { eachPixel, indexAt, mixInto, type Raster, type Rgb, type Spot } from "./raster.ts";

/** The colour of a plain ground at any of its pixels: it may run from one tone to another, but straight. */
export type Ground = (x: number, y: number, part: number) => number;

type Side = "left" | "right" | "top" | "bottom";

export interface Rim {
  ground: Ground;
  /** Share of the rim that is not this ground, in all and by side. */
  strange: number;
  bySide: Record<Side, number>;
}

/** A pixel this far from its ground is something else; the noise of a JPEG beside letters stays below. */
export const strangeFrom = 24;
const thickness = 2;

const sides: readonly Side[] = ["left", "right", "top", "bottom"];

/** Pixels of a rim, in plain numbers: a long line has thousands, and its rim is read again with each step out. */
interface Samples {
  count: number;
  x: Int32Array;
  y: Int32Array;
  side: Uint8Array;
  /** Three for each. */
  values: Uint8Array;
}

function rimOf(raster: Raster, { left, top, right, bottom }: Spot): Samples {
  const most = 2 * thickness * (right - left + bottom - top);
  const rim = { x: new Int32Array(most), y: new Int32Array(most), side: new Uint8Array(most) };
  const samples: Samples = { count: 0, ...rim, values: new Uint8Array(3 * most) };
  const add = (x: number, y: number, side: number): void => {
    if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) return;
    const at = samples.count++;
    rim.x[at] = x;
    rim.y[at] = y;
    rim.side[at] = side;
    const index = indexAt(raster, x, y);
    for (let part = 0; part < 3; part++) samples.values[3 * at + part] = raster.data[index + part] ?? 0;
  };
  for (let out = 0; out < thickness; out++) {
    for (let x = left; x < right; x++) {
      add(x, top - 1 - out, 2);
      add(x, bottom + out, 3);
    }
    for (let y = top; y < bottom; y++) {
      add(left - 1 - out, y, 0);
      add(right + out, y, 1);
    }
  }
  return samples;
}

/** Straight run of one part of the colour over what is `used`, by least squares: its value in the middle and its steps across and down. */
function straight(
  { count, x, y, values }: Samples,
  used: Uint8Array,
  part: number,
  midX: number,
  midY: number,
): number[] {
  let [n, sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    if (used[at] === 0) continue;
    const across = (x[at] ?? 0) - midX;
    const down = (y[at] ?? 0) - midY;
    const value = values[3 * at + part] ?? 0;
    n += 1;
    sx += across;
    sy += down;
    sxx += across * across;
    sxy += across * down;
    syy += down * down;
    sv += value;
    sxv += across * value;
    syv += down * value;
  }
  if (n === 0) return [0, 0, 0];
  const [cxx, cxy, cyy] = [sxx - (sx * sx) / n + n, sxy - (sx * sy) / n, syy - (sy * sy) / n + n];
  const [cxv, cyv] = [sxv - (sx * sv) / n, syv - (sy * sv) / n];
  const whole = cxx * cyy - cxy * cxy;
  const [across, down] = [(cxv * cyy - cyv * cxy) / whole, (cyv * cxx - cxv * cxy) / whole];
  return [(sv - across * sx - down * sy) / n, across, down];
}

function medianOf({ count, values }: Samples, part: number): number {
  const bins = new Uint32Array(256);
  for (let at = 0; at < count; at++) bins[values[3 * at + part] ?? 0] = (bins[values[3 * at + part] ?? 0] ?? 0) + 1;
  let below = 0;
  for (let value = 0; value < 256; value++) {
    below += bins[value] ?? 0;
    if (2 * below >= count) return value;
  }
  return 255;
}

/** Pixels near the usual colour of the rim tell its run; what writing crosses the rim must not bend it. */
const nearUsual = 44;

/** What the rim of a spot tells of the ground it stands on. */
export function readRim(raster: Raster, spot: Spot): Rim | null {
  const rim = rimOf(raster, spot);
  const { count, x, y, side, values } = rim;
  if (count < 8) return null;
  const [midX, midY] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
  const usual = [medianOf(rim, 0), medianOf(rim, 1), medianOf(rim, 2)];
  const isOff = (at: number, valueOf: (part: number) => number, by: number): boolean => {
    for (let part = 0; part < 3; part++) if (Math.abs((values[3 * at + part] ?? 0) - valueOf(part)) > by) return true;
    return false;
  };
  const near = new Uint8Array(count);
  let found = 0;
  for (let at = 0; at < count; at++) {
    if (isOff(at, (part) => usual[part] ?? 0, nearUsual)) continue;
    near[at] = 1;
    found += 1;
  }
  if (2 * found < count) near.fill(1);
  const runs = [0, 1, 2].map((part) => straight(rim, near, part, midX, midY));
  const ground: Ground = (atX, atY, part) => {
    const run = runs[part];
    const value = (run?.[0] ?? 0) + (run?.[1] ?? 0) * (atX - midX) + (run?.[2] ?? 0) * (atY - midY);
    return Math.min(255, Math.max(0, value));
  };
  const [all, strange] = [new Uint32Array(4), new Uint32Array(4)];
  let off = 0;
  for (let at = 0; at < count; at++) {
    const one = side[at] ?? 0;
    all[one] = (all[one] ?? 0) + 1;
    if (!isOff(at, (part) => ground(x[at] ?? 0, y[at] ?? 0, part), strangeFrom)) continue;
    strange[one] = (strange[one] ?? 0) + 1;
    off += 1;
  }
  const shares = sides.map((_, at) => (strange[at] ?? 0) / Math.max(1, all[at] ?? 0));
  const [left = 0, right = 0, top = 0, bottom = 0] = shares;
  return { ground, strange: off / count, bySide: { left, right, top, bottom } };
}

/** The edge of a card on its page may be this faint; beside letters as much is noise, so it counts only over a part of the place. */
const faintFrom = 5;
const mostFaint = 0.07;

/** Whether a spot, without another in it, is of this ground but for a share of it. */
export function isOfGround(raster: Raster, spot: Spot, ground: Ground, without: Spot | null, most: number): boolean {
  const { data } = raster;
  const allowed = most * (spot.right - spot.left) * (spot.bottom - spot.top);
  let [strange, faint, seen] = [0, 0, 0];
  for (let y = spot.top; y < spot.bottom; y++) {
    const isBeside = !without || y < without.top || y >= without.bottom;
    for (let x = spot.left; x < spot.right; x++) {
      if (!isBeside && x >= without.left && x < without.right) continue;
      const index = indexAt(raster, x, y);
      let most = 0;
      for (let part = 0; part < 3; part++)
        most = Math.max(most, Math.abs((data[index + part] ?? 0) - ground(x, y, part)));
      seen += 1;
      if (most > faintFrom) faint += 1;
      if (most > strangeFrom) strange += 1;
      if (strange > allowed) return false;
    }
  }
  return faint <= mostFaint * seen;
}

/** A plain shape with round corners and smooth edges. */
export function fillRounded(raster: Raster, spot: Spot, colour: Rgb): void {
  const radius = Math.min(spot.right - spot.left, spot.bottom - spot.top) * 0.2;
  eachPixel(spot, (x, y) => {
    const inX = Math.max(0, spot.left + radius - (x + 0.5), x + 0.5 - (spot.right - radius));
    const inY = Math.max(0, spot.top + radius - (y + 0.5), y + 0.5 - (spot.bottom - radius));
    const share = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(inX, inY)));
    if (share > 0) mixInto(raster, indexAt(raster, x, y), colour, share);
  });
}
