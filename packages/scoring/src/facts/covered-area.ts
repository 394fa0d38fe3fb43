import type { Box } from "../picture.ts";

/** Share of the picture under any of the boxes: what two of them cover counts once. */
export function coveredArea(boxes: readonly Box[]): number {
  const edges = [...new Set(boxes.flatMap(({ x, width }) => [x, x + width]))].toSorted((p, q) => p - q);
  let area = 0;
  for (const [i, left] of edges.entries()) {
    const right = edges[i + 1] ?? left;
    let reached = -Infinity;
    let height = 0;
    const across = boxes.filter(({ x, width }) => x <= left && x + width >= right).toSorted((p, q) => p.y - q.y);
    for (const { y, height: tall } of across) {
      height += Math.max(0, y + tall - Math.max(y, reached));
      reached = Math.max(reached, y + tall);
    }
    area += (right - left) * height;
  }
  return Math.min(1, area);
}
