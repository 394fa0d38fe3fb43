import type { Box } from "@adjudge/contracts";
import { covers, widened } from "@adjudge/scoring/advice/free-place";
import { fillGround } from "./fill-ground.ts";
import { isOfGround } from "./ground.ts";
import { inkOf, layInk, oneColour, recolourInk } from "./ink.ts";
import { boxOf, type Island, islandAt } from "./island.ts";
import { type Raster, type Rgb, type Spot, spotOf } from "./raster.ts";
import { goesOn, isClear, isIn, isOneOfEquals, linesOf, othersThan, type Scene } from "./scene.ts";

/** Everything here changes a raster and tells whether it could; where it could not, the raster is to be thrown away. */

/** How far beyond its box a block may reach, in heights of its lines. */
const reach = 0.7;
/** Share of a place that may be noise where something is put. */
const mostStrange = 0.006;

/** Room that something larger keeps to the edge of the picture, by its shorter side. */
const edgeShare = 0.03;

const lineHeight = (lines: readonly Box[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0) / Math.max(1, lines.length);

export function islandOf(raster: Raster, box: Box, scene: Scene): Island | null {
  const px = lineHeight(linesOf(box, scene.lines)) * raster.height;
  const island = islandAt(raster, box, Math.max(3, Math.round(reach * px)));
  if (!island) return null;
  const whole = boxOf(island.spot, raster);
  // What else stands in it would go along.
  return othersThan(box, scene).some((other) => isIn(other, whole)) ? null : island;
}

/** Takes a block away: all of its sentence, on a plain ground. */
export function removeBlock(raster: Raster, box: Box, scene: Scene): boolean {
  if (goesOn(linesOf(box, scene.lines), scene.lines, scene.aspect)) return false;
  const island = islandOf(raster, box, scene);
  if (!island) return false;
  fillGround(raster, island);
  return true;
}

/** Line by line, each on its own ground; a line of two colours keeps them, so nothing is drawn. */
export function recolourBlock(raster: Raster, box: Box, scene: Scene, colour: Rgb): boolean {
  return linesOf(box, scene.lines).every((line) => {
    const island = islandOf(raster, line, scene);
    if (!island) return false;
    const ink = inkOf(raster, island);
    const full = oneColour(ink);
    if (full) recolourInk(raster, island, ink, full, colour);
    return full !== null;
  });
}

const grown = (spot: Spot, by: number): Spot => ({
  left: Math.round(spot.left - by),
  top: Math.round(spot.top - by),
  right: Math.round(spot.right + by),
  bottom: Math.round(spot.bottom + by),
});

const isInside = ({ left, top, right, bottom }: Spot, { width, height }: Raster): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Puts an island at another place, or larger, where that is plain and free; null where it is not. */
function place(raster: Raster, island: Island, to: Spot, own: Box, others: readonly Box[], air: number): boolean {
  if (!isInside(grown(to, Math.max(2, edgeShare * Math.min(raster.width, raster.height))), raster)) return false;
  const aired = grown(to, air);
  const box = boxOf(aired, raster);
  if (!isClear(box, own, others)) return false;
  const seen = spotOf(box, raster);
  if (!isOfGround(raster, seen, island.ground, island.spot, mostStrange)) return false;
  const ink = inkOf(raster, island);
  fillGround(raster, island);
  layInk(raster, ink, to);
  return true;
}

/** Whether other lines begin on the same edge: larger, it stays on it. */
const sharesLeft = (box: Box, { lines, aspect }: Scene): boolean =>
  lines.some((line) => !isIn(line, box) && Math.abs(line.x - box.x) < (0.3 * line.height) / aspect);

/** About its middle or from a side, whichever has room; the box it stands in then, null where there is no room. */
export function enlargeBlock(raster: Raster, box: Box, scene: Scene, factor: number): Box | null {
  const own = linesOf(box, scene.lines);
  if (isOneOfEquals(own, scene.lines, scene.aspect)) return null;
  const island = islandOf(raster, box, scene);
  if (!island) return null;
  const { left, top, right, bottom } = island.spot;
  const [wide, high] = [(right - left) * factor, (bottom - top) * factor];
  const others = othersThan(box, scene);
  const air = 0.2 * high;
  for (const down of [0.5, 0, 1])
    for (const across of sharesLeft(box, scene) ? [0] : [0.5, 0, 1]) {
      const to = {
        left: Math.round(left - across * (wide - (right - left))),
        top: Math.round(top - down * (high - (bottom - top))),
      };
      const spot = { ...to, right: to.left + Math.round(wide), bottom: to.top + Math.round(high) };
      if (place(raster, island, spot, box, others, air)) return boxOf(spot, raster);
    }
  return null;
}

/** What the edge of the picture cuts cannot be moved in whole. */
const isCut = ({ left, top, right, bottom }: Spot, { width, height }: Raster): boolean =>
  left === 0 || top === 0 || right === width || bottom === height;

export function moveBlock(raster: Raster, box: Box, scene: Scene, to: Box): Box | null {
  const island = islandOf(raster, box, scene);
  if (!island || isCut(island.spot, raster)) return null;
  const [x, y] = [Math.round((to.x - box.x) * raster.width), Math.round((to.y - box.y) * raster.height)];
  const { left, top, right, bottom } = island.spot;
  const spot = { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
  return place(raster, island, spot, box, othersThan(box, scene), 2) ? boxOf(spot, raster) : null;
}

/** Room that a panel or a button takes around a block, in shares of the picture; null where it would cover anything else. */
export function roomAround(box: Box, scene: Scene, across: number, down: number): Box | null {
  const around = widened(box, across, down);
  const isOff = around.x < 0 || around.y < 0 || around.x + around.width > 1 || around.y + around.height > 1;
  return isOff || othersThan(box, scene).some((other) => covers(around, other)) ? null : around;
}
