/** A possibly tilted rectangle in pixels: centre, size along its own axes, and the angle of its width axis. */
export interface TextRegion {
  cx: number;
  cy: number;
  width: number;
  height: number;
  /** Radians, 0 = level. */
  angle: number;
  /** Mean probability of the detector inside. */
  score: number;
}

type Point = [number, number];

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

const halfHull = (points: Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const a = hull.at(-2);
      const b = hull.at(-1);
      if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
};

/** Convex hull by Andrew's monotone chain. */
const convexHull = (points: Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};

const rectangleAt = (points: Point[], angle: number): Omit<TextRegion, "score"> => {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let minU = Infinity;
  let maxU = -Infinity;
  let minV = Infinity;
  let maxV = -Infinity;
  for (const [x, y] of points) {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    minU = Math.min(minU, u);
    maxU = Math.max(maxU, u);
    minV = Math.min(minV, v);
    maxV = Math.max(maxV, v);
  }
  const u = (minU + maxU) / 2;
  const v = (minV + maxV) / 2;
  return { cx: u * cos - v * sin, cy: u * sin + v * cos, width: maxU - minU + 1, height: maxV - minV + 1, angle };
};

/** Below this tilt (3 degrees) a line counts as level: rounding of the mask tilts short words by as much. */
const levelRadians = 0.052;

/**
 * The smallest rectangle around the points, level unless the text is clearly tilted. The angle lies within a quarter
 * turn around level, so the width axis is the reading direction for all text that is not upright on its end.
 */
export const smallestRectangle = (points: Point[]): Omit<TextRegion, "score"> => {
  const hull = convexHull(points);
  const level = rectangleAt(hull, 0);
  let best = level;
  hull.forEach((point, i) => {
    const next = hull[(i + 1) % hull.length] ?? point;
    let angle = Math.atan2(next[1] - point[1], next[0] - point[0]);
    while (angle > Math.PI / 4) angle -= Math.PI / 2;
    while (angle <= -Math.PI / 4) angle += Math.PI / 2;
    const rectangle = rectangleAt(hull, angle);
    if (rectangle.width * rectangle.height < best.width * best.height) best = rectangle;
  });
  const muchSmaller = best.width * best.height < level.width * level.height * 0.85;
  return muchSmaller && Math.abs(best.angle) > levelRadians && best.width > best.height * 1.5 ? best : level;
};

/** The level box around a region, in pixels. */
export const boundsOf = ({
  cx,
  cy,
  width,
  height,
  angle,
}: Omit<TextRegion, "score">): { left: number; top: number; right: number; bottom: number } => {
  const halfX = (Math.abs(Math.cos(angle)) * width + Math.abs(Math.sin(angle)) * height) / 2;
  const halfY = (Math.abs(Math.sin(angle)) * width + Math.abs(Math.cos(angle)) * height) / 2;
  return { left: cx - halfX, top: cy - halfY, right: cx + halfX, bottom: cy + halfY };
};
