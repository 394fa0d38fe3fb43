import type { Box } from "@adjudge/contracts";
import { type Ground, readRim } from "./ground.ts";
import { type Raster, type Spot, spotOf } from "./raster.ts";

/** Something that stands on a plain ground with plain ground all around it: it can be taken away, moved or set larger. */
export interface Island {
  spot: Spot;
  ground: Ground;
}

/** Share of the rim that may be noise. */
const mostStrange = 0.015;
const sides = ["left", "right", "top", "bottom"] as const;

/**
 * The island at a box: boxes of a reader cut close or off, so each side is moved out until its rim is plain. Null where it never is
 * within `reach` pixels: whatever stands there touches something else, or the ground is a picture.
 */
export function islandAt(raster: Raster, box: Box, reach: number): Island | null {
  const spot: Spot = spotOf(box, raster, 1);
  if (spot.right - spot.left < 2 || spot.bottom - spot.top < 2) return null;
  const step = Math.max(1, Math.round(reach / 8));
  const out = { left: 0, right: 0, top: 0, bottom: 0 };
  for (;;) {
    const rim = readRim(raster, spot);
    if (!rim) return null;
    if (rim.strange <= mostStrange && Object.values(rim.bySide).every((share) => share <= 3 * mostStrange))
      return { spot, ground: rim.ground };
    const worst = sides.toSorted((a, b) => rim.bySide[b] - rim.bySide[a])[0] ?? "left";
    out[worst] += step;
    if (out[worst] > reach) return null;
    if (worst === "left") spot.left = Math.max(0, spot.left - step);
    else if (worst === "top") spot.top = Math.max(0, spot.top - step);
    else if (worst === "right") spot.right = Math.min(raster.width, spot.right + step);
    else spot.bottom = Math.min(raster.height, spot.bottom + step);
  }
}

export const boxOf = ({ left, top, right, bottom }: Spot, { width, height }: Raster): Box => ({
  x: left / width,
  y: top / height,
  width: (right - left) / width,
  height: (bottom - top) / height,
});
