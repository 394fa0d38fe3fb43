import type { Box } from "../types.ts";
import type { ReadLine } from "./blocks.ts";

/** Which lines stand next to a line. */
export interface Laid {
  above: ReadLine | null;
  below: ReadLine | null;
}

/** All that laying out looks at. */
interface Placed {
  box: Box;
}

const overlapOf = (from: number, to: number, start: number, end: number): number =>
  Math.min(to, end) - Math.max(from, start);

export const sharesColumn = (a: Placed, b: Placed): boolean =>
  overlapOf(a.box.x, a.box.x + a.box.width, b.box.x, b.box.x + b.box.width) > 0.3 * Math.min(a.box.width, b.box.width);

export const sharesRow = (a: Placed, b: Placed): boolean =>
  overlapOf(a.box.y, a.box.y + a.box.height, b.box.y, b.box.y + b.box.height) >
  0.5 * Math.min(a.box.height, b.box.height);

/** Free room between two lines, in heights of the lower of them; under or beside each other. */
export function gapBetween(a: Placed, b: Placed, aspect: number): number {
  const height = Math.max(1e-6, Math.min(a.box.height, b.box.height));
  const down = Math.max(a.box.y, b.box.y) - Math.min(a.box.y + a.box.height, b.box.y + b.box.height);
  const across = (Math.max(a.box.x, b.box.x) - Math.min(a.box.x + a.box.width, b.box.x + b.box.width)) * aspect;
  // Nearly all lines lie straight under or beside each other: no root to take, and it is asked hundreds of thousands of times.
  const apart = down > 0 && across > 0 ? Math.hypot(down, across) : Math.max(0, down, across);
  return Math.min(9, apart / height);
}

/** Rows from the top, left to right inside a row. */
export function rowOrder<L extends Placed>(lines: readonly L[]): L[] {
  const rows: L[][] = [];
  for (const line of lines.toSorted((p, q) => p.box.y - q.box.y || p.box.x - q.box.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && sharesRow(first, line)) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((p, q) => p.box.x - q.box.x));
}

/** Lines that stand close together in one column are a cluster; clusters from the top, lines in rows inside them. */
export function clusters<L extends Placed>(lines: readonly L[], aspect: number): L[][] {
  const left = rowOrder(lines);
  const found: L[][] = [];
  while (left.length > 0) {
    const first = left.shift();
    if (!first) break;
    const members = [first];
    for (let grown = true; grown;) {
      grown = false;
      for (const line of left) {
        const near = members.some(
          (m) => (sharesColumn(m, line) || sharesRow(m, line)) && gapBetween(m, line, aspect) < 1.2,
        );
        if (!near) continue;
        members.push(line);
        left.splice(left.indexOf(line), 1);
        grown = true;
        break;
      }
    }
    found.push(rowOrder(members));
  }
  return found;
}

/** The nearest lines above and below in the same column, or beside in the same row. */
export function laidOut(lines: readonly ReadLine[], aspect: number): Laid[] {
  return lines.map((line) => {
    const near = (others: ReadLine[]): ReadLine | null =>
      others.toSorted((p, q) => gapBetween(line, p, aspect) - gapBetween(line, q, aspect))[0] ?? null;
    const middle = line.box.y + line.box.height / 2;
    const others = lines.filter((o) => o !== line && (sharesColumn(o, line) || sharesRow(o, line)));
    const before = (o: ReadLine): boolean =>
      sharesRow(o, line) ? o.box.x < line.box.x : o.box.y + o.box.height / 2 < middle;
    return { above: near(others.filter(before)), below: near(others.filter((o) => !before(o))) };
  });
}
