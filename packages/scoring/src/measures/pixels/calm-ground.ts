import type { Box } from "../../picture.ts";

/** Where a picture is calm enough to draw on: cells without an edge, and the mean colour of each. */
export interface CalmGround {
  columns: number;
  rows: number;
  /** 1 where the cell holds no edge. */
  calm: Uint8Array;
  /** Red, green and blue of each cell. */
  colours: Uint8Array;
}

type Colour = [red: number, green: number, blue: number];

interface Bytes {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A step of more than this between pixels two apart is an edge; the noise of a JPEG stays below. */
const edgeStep = 22;
/** Share of a cell that may be such steps: specks. */
const specks = 0.06;
/** Cells along the shorter side. */
const cellsAcross = 128;

/** Pixels along the shorter side that are looked at; of a larger picture not every one. */
const looksAcross = 360;

/** Reads pixels of three or of four bytes. */
export function calmGround({ width, height, data }: Bytes): CalmGround {
  const bytes = Math.round(data.length / (width * height));
  const shorter = Math.min(width, height);
  const cell = Math.max(2, Math.round(shorter / cellsAcross));
  const stride = Math.max(1, Math.floor(shorter / looksAcross));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const sums = new Float64Array(3 * columns * rows);
  const edges = new Uint16Array(columns * rows);
  const counts = new Uint16Array(columns * rows);
  const at = (index: number): number => data[index] ?? 0;
  const isStep = (a: number, b: number): boolean => a - b > edgeStep || b - a > edgeStep;
  for (let y = 0; y < height; y += stride) {
    const down = bytes * width * (y + 2 < height ? 2 : 0);
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x += stride) {
      const index = bytes * (y * width + x);
      const across = index + bytes * (x + 2 < width ? 2 : 0);
      const below = index + down;
      const to = row + Math.floor(x / cell);
      const [red, green, blue] = [at(index), at(index + 1), at(index + 2)];
      sums[3 * to] = (sums[3 * to] ?? 0) + red;
      sums[3 * to + 1] = (sums[3 * to + 1] ?? 0) + green;
      sums[3 * to + 2] = (sums[3 * to + 2] ?? 0) + blue;
      counts[to] = (counts[to] ?? 0) + 1;
      if (
        isStep(red, at(across)) ||
        isStep(green, at(across + 1)) ||
        isStep(blue, at(across + 2)) ||
        isStep(red, at(below)) ||
        isStep(green, at(below + 1)) ||
        isStep(blue, at(below + 2))
      )
        edges[to] = (edges[to] ?? 0) + 1;
    }
  }
  return {
    columns,
    rows,
    calm: Uint8Array.from(edges, (count, one) => (count <= specks * (counts[one] ?? 1) ? 1 : 0)),
    colours: Uint8Array.from(sums, (sum, one) => sum / Math.max(1, counts[Math.floor(one / 3)] ?? 1)),
  };
}

/** How much of a place may differ, and it is still one ground. */
interface Limits {
  /** Colours that differ by more than this make two grounds of it. */
  range: number;
  /** Share of cells with an edge. */
  edges: number;
  /** A step of this much right across it is the edge of a card, however faint; what a tone runs by itself is taken off. */
  step: number;
}

/** One colour, or one that runs to another. */
const PLAIN: Limits = { range: 56, edges: 0.01, step: 4 };
/** A calm part of a photograph, such as a wall, the sky or a blurred background: what is filled can lie on it, letters cannot. */
const CALM: Limits = { range: 72, edges: 0.04, step: 14 };

const hold = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Whether a line runs across a place: means of its columns, or of its rows, that differ more from the next but one than a straight run would. */
function hasEdgeAcross(means: Float64Array, count: number, { range, step }: Limits): boolean {
  for (let part = 0; part < 3; part += 1) {
    const at = (one: number): number => means[3 * one + part] ?? 0;
    const run = count > 1 ? Math.abs(at(count - 1) - at(0)) / (count - 1) : 0;
    for (let one = 0; one + 2 < count; one += 1)
      if (Math.abs(at(one + 2) - at(one)) - Math.min(2 * run, 0.5 * range) > step) return true;
  }
  return false;
}

/** The colour of a place where it is one ground; null where anything stands on it. */
function colourWithin({ columns, rows, calm, colours }: CalmGround, box: Box, limits: Limits): Colour | null {
  const left = hold(Math.floor(box.x * columns), columns);
  const right = hold(Math.ceil((box.x + box.width) * columns), columns);
  const top = hold(Math.floor(box.y * rows), rows);
  const bottom = hold(Math.ceil((box.y + box.height) * rows), rows);
  const [wide, high] = [right - left, bottom - top];
  const count = wide * high;
  if (count <= 0) return null;
  let edges = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if (calm[y * columns + x] === 0) edges += 1;
      if (edges > limits.edges * count) return null;
    }
  const [low, most, sum] = [new Float64Array(3).fill(255), new Float64Array(3), new Float64Array(3)];
  const [across, down] = [new Float64Array(3 * wide), new Float64Array(3 * high)];
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let part = 0; part < 3; part += 1) {
        const value = colours[3 * ((top + y) * columns + left + x) + part] ?? 0;
        low[part] = Math.min(low[part] ?? 0, value);
        most[part] = Math.max(most[part] ?? 0, value);
        sum[part] = (sum[part] ?? 0) + value;
        across[3 * x + part] = (across[3 * x + part] ?? 0) + value / high;
        down[3 * y + part] = (down[3 * y + part] ?? 0) + value / wide;
        if ((most[part] ?? 0) - (low[part] ?? 0) > limits.range) return null;
      }
  if (hasEdgeAcross(across, wide, limits) || hasEdgeAcross(down, high, limits)) return null;
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

export const plainColour = (ground: CalmGround, box: Box): Colour | null => colourWithin(ground, box, PLAIN);

export const calmColour = (ground: CalmGround, box: Box): Colour | null => colourWithin(ground, box, CALM);
