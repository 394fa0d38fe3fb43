import type { Box, Change } from "@adjudge/contracts";
import {
  buttonSize,
  fillFor,
  labelOn,
  LABEL_SHARE,
  leastShare,
  standsOut,
  widthOf,
} from "@adjudge/scoring/advice/button";
import { covers, freePlace, isWithin, widened } from "@adjudge/scoring/advice/free-place";
import { hexOf } from "@adjudge/scoring/measures/colour/srgb-oklab";
import { contrastRatio } from "@adjudge/scoring/measures/colour/text-contrast";
import { calmColour, type CalmGround, plainColour } from "@adjudge/scoring/measures/pixels/calm-ground";
import { unionOf } from "../../../components/proof/places.ts";
import { islandOf } from "./change-block.ts";
import { fillRounded, isOfGround } from "./ground.ts";
import { boxOf } from "./island.ts";
import { type Raster, type Rgb, rgbOf, type Spot, spotOf } from "./raster.ts";
import { isClear, othersThan, type Scene } from "./scene.ts";

export type ButtonChange = Extract<Change, { kind: "button" }>;

/** Words that a change adds: letters need a font, so they are drawn on the canvas, after the pixels. */
export interface Lettering {
  text: string;
  colour: string;
  spot: Spot;
  /** Height of the type, in pixels of the sketch. */
  size: number;
}

const nowhere: Box = { x: 2, y: 2, width: 0, height: 0 };
const enoughRatio = 4.5;

function paint(raster: Raster, change: ButtonChange, to: Box, ground: Rgb, colours: readonly Rgb[]): Lettering {
  const wanted = rgbOf(change.fill);
  const fill = standsOut(wanted, ground) ? wanted : fillFor(ground, colours);
  const own = rgbOf(change.colour);
  const label = contrastRatio(own, fill) >= enoughRatio ? own : labelOn(fill);
  const spot = spotOf(to, raster);
  fillRounded(raster, spot, fill);
  return { text: change.text, colour: hexOf(label), spot, size: LABEL_SHARE * (spot.bottom - spot.top) };
}

/** Where the engine wants a new button, if that is calm and free of all that stands there now, else at another such place. */
function placeFor({ to, text }: ButtonChange, scene: Scene, calm: CalmGround): { to: Box; ground: Rgb } | null {
  const { aspect, sourceSide } = scene;
  const taken = othersThan(nowhere, scene);
  const size = buttonSize(text, aspect, sourceSide);
  const least = leastShare(aspect, sourceSide);
  const air = (box: Box, heights: number): Box => widened(box, (heights * box.height) / aspect, heights * box.height);
  const isLarge = to.height >= 0.99 * least * size.height && to.width >= 0.99 * least * size.width;
  const isFree = !taken.some((box) => covers(air(to, 0.2), box));
  // A page around the ad is as plain as any ground: another place is looked for only where the ad is known to be.
  const frame = unionOf([...scene.blocks.map(({ box }) => box), to]) ?? to;
  const texts = scene.blocks.filter(({ kind }) => kind === "text").map(({ box }) => box);
  const otherOn = (colourOf: typeof plainColour): Box | null =>
    freePlace(size, {
      ...{ taken, aspect, least },
      isPlain: (box) => isWithin(box, frame) && colourOf(calm, box) !== null,
      lefts: texts.map(({ x }) => x),
      middles: texts.map(({ x, width }) => x + width / 2),
    });
  const place =
    isLarge && isFree && calmColour(calm, air(to, 0.25)) !== null ? to : (otherOn(plainColour) ?? otherOn(calmColour));
  const ground = place && calmColour(calm, place);
  return place && ground ? { to: place, ground } : null;
}

export function drawNewButton(
  raster: Raster,
  change: ButtonChange,
  scene: Scene,
  calm: CalmGround,
): { box: Box; lettering: Lettering } | null {
  const found = placeFor(change, scene, calm);
  return found && { box: found.to, lettering: paint(raster, change, found.to, found.ground, scene.colours) };
}

/** Words that become a button where they stand: around all of them, on a plain ground, and clear of everything else. */
export function drawButtonAround(
  raster: Raster,
  change: ButtonChange,
  own: Box,
  scene: Scene,
): { box: Box; lettering: Lettering } | null {
  const island = islandOf(raster, own, scene);
  if (!island) return null;
  const { aspect, sourceSide } = scene;
  const words = boxOf(island.spot, raster);
  const size = buttonSize(change.text, aspect, sourceSide);
  const height = Math.max(words.height * 1.7, size.height * leastShare(aspect, sourceSide));
  const width = Math.max(words.width + height / aspect, (widthOf(change.text) * height) / aspect);
  const [x, y] = [words.x + words.width / 2 - width / 2, words.y + words.height / 2 - height / 2];
  const to = {
    x: Math.min(Math.max(0.01, x), 0.99 - width),
    y: Math.min(Math.max(0.01, y), 0.99 - height),
    width,
    height,
  };
  if (to.x < 0 || to.y < 0) return null;
  const air = widened(to, (0.12 * height) / aspect, 0.12 * height);
  if (!isClear(air, own, othersThan(own, scene))) return null;
  if (!isOfGround(raster, spotOf(air, raster), island.ground, island.spot, 0.006)) return null;
  const [midX, midY] = [(island.spot.left + island.spot.right) / 2, (island.spot.top + island.spot.bottom) / 2];
  const ground: Rgb = [0, 1, 2].map((part) => island.ground(midX, midY, part)) as [number, number, number];
  return { box: to, lettering: paint(raster, change, to, ground, scene.colours) };
}
