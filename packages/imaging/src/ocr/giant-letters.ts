import type { Pixels } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-thread.ts";
import { detectText } from "./detect-text.ts";
import { readRegions, worth, type LineReader, type SeenRegion } from "./read-regions.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";

/** Share of the picture's shorter side from which letters are too large for the detector at its usual scale: it finds their parts. */
const giant = 0.12;
/** How much smaller the picture is seen then. */
const farther = 0.35;
/** Readings below this are of parts of letters, or of none. */
const readWell = 0.7;
/** What is found in the smaller picture must be surer: shapes look like letters from afar. */
const sure = 0.9;
const fewestCharacters = 2;

const isGiant = (region: TextRegion, { width, height }: Pixels): boolean =>
  region.height >= giant * Math.min(width, height) && region.width >= region.height * 0.6;

const isInside = (region: TextRegion, other: TextRegion): boolean => {
  const box = boundsOf(other);
  return region.cx > box.left && region.cx < box.right && region.cy > box.top && region.cy < box.bottom;
};

/** "4.1%" over half of a picture comes in pieces that read as nothing: where there are such, it is looked at once more from afar. */
export const withGiantLetters = async (
  { detector, reader, scale }: { detector: FloatModel; reader: LineReader; scale: number },
  pixels: Pixels,
  seen: readonly SeenRegion[],
): Promise<SeenRegion[]> => {
  const isPart = ({ region, reading }: SeenRegion): boolean => isGiant(region, pixels) && worth(reading) < readWell;
  if (!seen.some(isPart) || reader.clock.isOver()) return [...seen];
  const found = await detectText(detector, pixels, scale * farther, () => undefined);
  const large = found.filter((region) => isGiant(region, pixels));
  const read = (await readRegions(reader, pixels, large, { turns: false })).filter(({ reading }) => {
    const characters = reading.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    return worth(reading) >= sure && characters >= fewestCharacters;
  });
  // Not where the same place was read already.
  const fresh = read.filter(
    ({ region }) => !seen.some((one) => worth(one.reading) >= sure && isInside(one.region, region)),
  );
  const rest = seen.filter((one) => !fresh.some(({ region }) => isInside(one.region, region)));
  return [...rest, ...fresh];
};
