import type { AttentionGrid } from "@adjudge/contracts";

export const contourLevels = [0.3, 0.55, 0.75] as const;

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export interface Field {
  width: number;
  height: number;
  /** Row-major, 0..1. */
  data: Float32Array;
}

/** The coarse grid drawn finer, so that neither colour nor contour shows its cells. */
export function smoothField(grid: AttentionGrid, width: number): Field {
  const height = Math.max(2, Math.round((width * grid.height) / grid.width));
  const data = new Float32Array(width * height);
  const cell = (x: number, y: number): number => {
    const column = Math.min(grid.width - 1, Math.max(0, x));
    const row = Math.min(grid.height - 1, Math.max(0, y));
    return (grid.data[row * grid.width + column] ?? 0) / 255;
  };
  for (let y = 0; y < height; y += 1) {
    const v = ((y + 0.5) * grid.height) / height - 0.5;
    const row = Math.floor(v);
    for (let x = 0; x < width; x += 1) {
      const u = ((x + 0.5) * grid.width) / width - 0.5;
      const column = Math.floor(u);
      const top = mix(cell(column, row), cell(column + 1, row), u - column);
      const bottom = mix(cell(column, row + 1), cell(column + 1, row + 1), u - column);
      data[y * width + x] = mix(top, bottom, v - row);
    }
  }
  return { width, height, data };
}

type Edge = "top" | "right" | "bottom" | "left";

/** Which edges of a cell a contour crosses, by the corners above the level: 1 top left, 2 top right, 4 bottom right, 8 bottom left. */
const crossings: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [["left", "top"]],
  2: [["top", "right"]],
  3: [["left", "right"]],
  4: [["right", "bottom"]],
  5: [
    ["left", "top"],
    ["right", "bottom"],
  ],
  6: [["top", "bottom"]],
  7: [["left", "bottom"]],
  8: [["bottom", "left"]],
  9: [["bottom", "top"]],
  10: [
    ["top", "right"],
    ["bottom", "left"],
  ],
  11: [["bottom", "right"]],
  12: [["right", "left"]],
  13: [["right", "top"]],
  14: [["top", "left"]],
};

const short = (value: number): string => value.toFixed(2);

/** Marching squares: an SVG path of the line where the field crosses `level`, in units of 0..100 both ways. */
export function contourPath({ width, height, data }: Field, level: number): string {
  const at = (x: number, y: number): number => data[y * width + x] ?? 0;
  const reach = (from: number, to: number): number => (level - from) / (to - from || 1);
  const parts: string[] = [];
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)];
      const corners = Number(a >= level) + 2 * Number(b >= level) + 4 * Number(c >= level) + 8 * Number(d >= level);
      // Most cells are not crossed at all.
      if (corners === 0 || corners === 15) continue;
      const points: Record<Edge, () => [number, number]> = {
        top: () => [x + reach(a, b), y],
        right: () => [x + 1, y + reach(b, c)],
        bottom: () => [x + reach(d, c), y + 1],
        left: () => [x, y + reach(a, d)],
      };
      for (const ends of crossings[corners] ?? []) {
        const [[x1, y1], [x2, y2]] = [points[ends[0]](), points[ends[1]]()];
        const px = (value: number): string => short((100 * (value + 0.5)) / width);
        const py = (value: number): string => short((100 * (value + 0.5)) / height);
        parts.push(`M${px(x1)} ${py(y1)}L${px(x2)} ${py(y2)}`);
      }
    }
  }
  return parts.join("");
}

/** Where the first map takes a larger share of all attention than the second at the same place; its own peak is 255. */
export function attentionLead(first: AttentionGrid, second: AttentionGrid): AttentionGrid {
  const width = 64;
  const fields = [first, second].map((grid) => smoothField({ ...grid }, width));
  const height = fields[0]?.height ?? width;
  const total = (field: Field | undefined): number => field?.data.reduce((sum, value) => sum + value, 0) || 1;
  const [a, b] = fields;
  const [totalA, totalB] = [total(a), total(b)];
  const lead = Array.from({ length: width * height }, (_, index) => {
    const row = Math.floor(index / width);
    const otherRow = Math.min((b?.height ?? 1) - 1, Math.floor((row * (b?.height ?? 1)) / height));
    const own = (a?.data[index] ?? 0) / totalA;
    // Shares of cells of unlike size: the second map may have more or fewer rows.
    const other = ((b?.data[otherRow * width + (index % width)] ?? 0) / totalB) * ((b?.height ?? 1) / height);
    return Math.max(0, own - other);
  });
  const most = Math.max(...lead, 1e-9);
  return { width, height, data: lead.map((value) => Math.round((255 * value) / most)) };
}
