import type { TextRegion } from "./text-region.ts";

/** Lines of one text run alike: their tilt differs by at most this (radians), their heights by this factor. */
const sameTilt = 0.06;
const likeHeight = 1.7;
/** Share of the shorter line that must stand over or under the other. */
const leastBeside = 0.3;
/** Nearer than this share of their height two regions are the same line seen twice. */
const leastApart = 0.4;
/** How far a line may reach beyond the middle between two, as a share of their distance: for tails and accents. */
const reach = 0.06;

interface Room {
  above: number;
  below: number;
}

/** Half heights that one line may have above and below its middle beside another line. */
const roomBeside = (one: TextRegion, other: TextRegion): Room => {
  const free = { above: Infinity, below: Infinity };
  const ratio = one.height / other.height;
  if (Math.abs(one.angle - other.angle) > sameTilt || ratio > likeHeight || ratio < 1 / likeHeight) return free;
  const [dx, dy] = [other.cx - one.cx, other.cy - one.cy];
  const along = dx * Math.cos(one.angle) + dy * Math.sin(one.angle);
  const down = dy * Math.cos(one.angle) - dx * Math.sin(one.angle);
  const apart = Math.abs(down);
  const beside = Math.min(one.width, other.width, (one.width + other.width) / 2 - Math.abs(along));
  if (beside < leastBeside * Math.min(one.width, other.width)) return free;
  if (apart >= (one.height + other.height) / 2 || apart < leastApart * Math.min(one.height, other.height)) return free;
  const room = apart * (one.height / (one.height + other.height) + reach);
  return down < 0 ? { ...free, above: room } : { ...free, below: room };
};

/**
 * Lines set so close that their regions overlap, each cut back to its own writing: the reader makes nothing of a line with
 * the tails of the one above and the heads of the one below.
 */
export const separateLines = (regions: readonly TextRegion[]): TextRegion[] =>
  regions.map((region) => {
    if (region.width < region.height) return region;
    let above = region.height / 2;
    let below = region.height / 2;
    for (const other of regions) {
      if (other === region || other.width < other.height) continue;
      const room = roomBeside(region, other);
      above = Math.min(above, room.above);
      below = Math.min(below, room.below);
    }
    const shift = (below - above) / 2;
    return {
      ...region,
      cx: region.cx - shift * Math.sin(region.angle),
      cy: region.cy + shift * Math.cos(region.angle),
      height: above + below,
    };
  });
