import type { Pixels } from "@adjudge/scoring";
import { planCrop, type PlannedCrop, type Turn } from "./crop-region.ts";
import { nothingRead, type Reading } from "./decode-line.ts";
import { withinBudget } from "./reading-budget.ts";
import type { ReadingClock } from "./reading-clock.ts";
import { notReached, type Recognise } from "./recognise-text.ts";
import type { TextRegion } from "./text-region.ts";

/** Below this the other turns of the crop are tried: upside-down text reads as confident nonsense only by accident. */
const worthTurning = 0.8;

/** Share of the reading budget that may go into turned crops, and into tighter ones. */
const shareForTurning = 0.1;
const shareForTighter = 0.15;

/**
 * Regions of small print are half as high again as its letters. Lines lower than this (px) that are not sure are read once more
 * in this share of their height, and the surer reading is kept (docs/models.md has what it buys).
 */
const smallPrint = 14;
const sureEnough = 0.92;
const tighter = 0.85;

export interface LineReader {
  recognise: Recognise;
  /** Height of a crop as a share of its region's: the detector knows neither the marks of Thai nor where tight letters end. */
  grow?: number;
  /** How a column of letters that stand one below the other is cut out; without it such writing lies on its side. */
  planColumn?: (pixels: Pixels, region: TextRegion) => PlannedCrop;
  clock: ReadingClock;
}

export interface SeenRegion {
  region: TextRegion;
  reading: Reading;
  /** Read with the crop turned by half a circle. */
  upsideDown?: boolean;
}

export const isUpended = (region: Pick<TextRegion, "width" | "height">): boolean => region.height > region.width * 1.6;

interface ReadOptions {
  turn: (region: TextRegion) => Turn;
  /** Columns that are read whatever the clock says. */
  atLeast?: number;
}

const readAll = async (
  { recognise, grow = 1, planColumn, clock }: LineReader,
  pixels: Pixels,
  regions: TextRegion[],
  { turn, atLeast = 0 }: ReadOptions,
): Promise<Reading[]> => {
  const crops = regions.map((region) =>
    planColumn !== undefined && isUpended(region)
      ? planColumn(pixels, region)
      : planCrop(pixels, isUpended(region) ? region : { ...region, height: region.height * grow }, turn(region)),
  );
  return await recognise(crops, (columns) => columns < atLeast || !clock.isOver());
};

/** How far a reading can be believed: nothing without a letter or a digit. */
export const worth = (reading: Reading): number => (/[\p{L}\p{N}]/u.test(reading.text) ? reading.confidence : 0);

const surer = (one: Reading, other: Reading | undefined): Reading =>
  other !== undefined && worth(other) > worth(one) ? other : one;

/** The regions as they stand, doubtful small print in two heights. */
const readSmallAgain = async (
  reader: LineReader,
  pixels: Pixels,
  regions: TextRegion[],
  atLeast: number,
): Promise<Reading[]> => {
  const turn = (region: TextRegion): Turn => (isUpended(region) ? 1 : 0);
  const plain = await readAll(reader, pixels, regions, { turn, atLeast });
  const isDoubtful = (region: TextRegion, i: number): boolean =>
    region.height < smallPrint && region.width > region.height && worth(plain[i] ?? nothingRead) < sureEnough;
  const again = withinBudget(regions.filter(isDoubtful), shareForTighter).regions;
  const tight = again.map((region) => ({ ...region, height: region.height * tighter }));
  const second = await readAll(reader, pixels, tight, { turn: () => 0 });
  const known = new Map(again.map((region, n) => [region, second[n]]));
  return regions.map((region, i) => surer(plain[i] ?? nothingRead, known.get(region)));
};

/** What stands in each region that was reached, upright or, where that reads far better, turned. */
export const readRegions = async (
  reader: LineReader,
  pixels: Pixels,
  regions: TextRegion[],
  { turns = true, atLeast = 0 }: { turns?: boolean; atLeast?: number } = {},
): Promise<SeenRegion[]> => {
  const first = await readSmallAgain(reader, pixels, regions, atLeast);
  const doubtful = regions.filter((_, i) => worth(first[i] ?? nothingRead) < worthTurning);
  const again = turns ? withinBudget(doubtful, shareForTurning).regions : [];
  const second = await readAll(reader, pixels, again, { turn: (region) => (isUpended(region) ? 3 : 2) });
  const turnedBetter = new Map(again.map((region, n) => [region, second[n] ?? nothingRead]));
  const seen = regions.map((region, i): SeenRegion => {
    const plain = first[i] ?? nothingRead;
    const turned = turnedBetter.get(region);
    // Turned text must be far surer and long enough, or "€19" would be read as 613.
    const longEnough = (turned?.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4;
    return turned !== undefined && longEnough && worth(turned) > Math.max(0.85, worth(plain) + 0.2)
      ? { region, reading: turned, upsideDown: !isUpended(region) }
      : { region, reading: plain };
  });
  return seen.filter(({ reading }) => reading !== notReached);
};
