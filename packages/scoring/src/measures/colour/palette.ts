import { labDistance, type Lab, hexOf, rgbOfLab } from "./srgb-oklab.ts";
import type { LabPlanes } from "../pixels/plane.ts";
import type { PaletteColour } from "../../picture.ts";
import { PALETTE } from "../../constants.ts";

interface Cell {
  l: number;
  a: number;
  b: number;
  n: number;
}

/** Sums of l, a, b and the count of every cell met so far, four numbers each; `cellAt` holds a cell's number plus one. */
interface Gathered {
  cellAt: Int32Array;
  sums: Float64Array;
  count: number;
}

function gatherRow(planes: LabPlanes, from: number, into: Gathered): void {
  const { cellAt, sums } = into;
  for (let i = from; i < from + planes.width; i += 1) {
    const l = planes.l[i] ?? 0;
    const a = planes.a[i] ?? 0;
    const b = planes.b[i] ?? 0;
    const key = Math.round(l * 32) * 16384 + Math.round((a + 0.5) * 64) * 128 + Math.round((b + 0.5) * 64);
    let cell = cellAt[key] ?? 0;
    if (cell === 0) {
      into.count += 1;
      cell = into.count;
      cellAt[key] = cell;
    }
    const at = cell * 4;
    sums[at] = (sums[at] ?? 0) + l;
    sums[at + 1] = (sums[at + 1] ?? 0) + a;
    sums[at + 2] = (sums[at + 2] ?? 0) + b;
    sums[at + 3] = (sums[at + 3] ?? 0) + 1;
  }
}

/** Pixels gathered into small OKLab cells, so that clustering costs the same for any picture. */
function cellsOf(planes: LabPlanes): Cell[] {
  const pixels = planes.width * planes.height;
  // Lightness of sRGB rounds to 0..32; a and b lie within ±0.4, so the key stays below 33 x 128 x 128.
  const gathered = { cellAt: new Int32Array(34 * 16384), sums: new Float64Array((pixels + 1) * 4), count: 0 };
  for (let from = 0; from < pixels; from += planes.width) gatherRow(planes, from, gathered);
  const { sums } = gathered;
  const cells: Cell[] = [];
  for (let cell = 1; cell <= gathered.count; cell += 1) {
    const n = sums[cell * 4 + 3] ?? 1;
    cells.push({ l: (sums[cell * 4] ?? 0) / n, a: (sums[cell * 4 + 1] ?? 0) / n, b: (sums[cell * 4 + 2] ?? 0) / n, n });
  }
  return cells.toSorted((p, q) => q.n - p.n || p.l - q.l || p.a - q.a || p.b - q.b);
}

const squared = (c: Cell, d: Cell) => (c.l - d.l) ** 2 + (c.a - d.a) ** 2 + (c.b - d.b) ** 2;

/** Seeds: the fullest cell, then whichever cell has most (pixels x squared distance) to the seeds so far. No dice. */
function seedsOf(cells: Cell[]): Cell[] {
  const first = cells[0];
  if (!first) return [];
  const seeds = [first];
  const far = cells.map((c) => squared(c, first));
  while (seeds.length < PALETTE.clusters) {
    let best = -1;
    let most = 1e-6;
    cells.forEach((c, i) => {
      const pull = Math.sqrt(c.n) * (far[i] ?? 0);
      if (pull > most) {
        most = pull;
        best = i;
      }
    });
    const next = cells[best];
    if (!next) break;
    seeds.push(next);
    cells.forEach((c, i) => {
      far[i] = Math.min(far[i] ?? 0, squared(c, next));
    });
  }
  return seeds.map((c) => ({ ...c }));
}

/** Colours of the cells one after the other, three numbers each. */
function flatOf(cells: readonly Cell[]): Float64Array {
  const flat = new Float64Array(cells.length * 3);
  cells.forEach((c, i) => {
    flat[i * 3] = c.l;
    flat[i * 3 + 1] = c.a;
    flat[i * 3 + 2] = c.b;
  });
  return flat;
}

/** Which of the centres lies nearest to the colour at `at`. */
function nearestOf(colours: Float64Array, at: number, centres: Float64Array): number {
  const [l, a, b] = [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0];
  let best = 0;
  let least = Infinity;
  for (let k = 0; k < centres.length; k += 3) {
    const [dl, da, db] = [l - (centres[k] ?? 0), a - (centres[k + 1] ?? 0), b - (centres[k + 2] ?? 0)];
    const d = dl * dl + da * da + db * db;
    if (d < least) {
      least = d;
      best = k / 3;
    }
  }
  return best;
}

function lloyd(cells: Cell[], start: Cell[]): Cell[] {
  const colours = flatOf(cells);
  let centres = start;
  for (let round = 0; round < 12; round += 1) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, n: 0 }));
    const flat = flatOf(centres);
    cells.forEach((c, i) => {
      const s = sums[nearestOf(colours, i * 3, flat)];
      if (!s) return;
      s.l += c.l * c.n;
      s.a += c.a * c.n;
      s.b += c.b * c.n;
      s.n += c.n;
    });
    centres = sums.filter((s) => s.n > 0).map((s) => ({ l: s.l / s.n, a: s.a / s.n, b: s.b / s.n, n: s.n }));
  }
  return centres;
}

export interface LabColour {
  lab: Lab;
  share: number;
}

/** Dominant colours: k-means in OKLab, near-duplicates merged, at most six, by share (rule A1). */
export function dominantColours(planes: LabPlanes): LabColour[] {
  const cells = cellsOf(planes);
  let centres = lloyd(cells, seedsOf(cells));
  for (;;) {
    let pair: [number, number] | null = null;
    let least: number = PALETTE.mergeDistance;
    for (let i = 0; i < centres.length; i += 1) {
      for (let j = i + 1; j < centres.length; j += 1) {
        const p = centres[i];
        const q = centres[j];
        if (!p || !q) continue;
        const d = labDistance([p.l, p.a, p.b], [q.l, q.a, q.b]);
        if (d < least) {
          least = d;
          pair = [i, j];
        }
      }
    }
    if (!pair) break;
    const [i, j] = pair;
    const p = centres[i];
    const q = centres[j];
    if (!p || !q) break;
    const n = p.n + q.n;
    const joined = {
      l: (p.l * p.n + q.l * q.n) / n,
      a: (p.a * p.n + q.a * q.n) / n,
      b: (p.b * p.n + q.b * q.n) / n,
      n,
    };
    centres = [...centres.filter((_, k) => k !== i && k !== j), joined];
  }
  const total = planes.width * planes.height;
  return centres
    .map((c): LabColour => ({ lab: [c.l, c.a, c.b], share: c.n / total }))
    .filter((c) => c.share >= PALETTE.leastShare)
    .toSorted((p, q) => q.share - p.share || q.lab[0] - p.lab[0])
    .slice(0, PALETTE.most);
}

export function paletteOf(colours: LabColour[]): PaletteColour[] {
  return colours.map((c) => ({ hex: hexOf(rgbOfLab(c.lab)), share: Math.round(c.share * 1000) / 1000 }));
}
