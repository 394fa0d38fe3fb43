import type { Pixels } from "@adjudge/scoring";
import { wordsOfRegions } from "./accept-reading.ts";
import { withinBudget } from "./reading-budget.ts";
import { isUpended, readRegions, worth, type LineReader, type SeenRegion } from "./read-regions.ts";
import type { TextRegion } from "./text-region.ts";
import { turnPicture, turnRegion, type Orientation } from "./turn-picture.ts";
import { isKnownWord } from "./word-cost.ts";
import type { WordList } from "./word-list.ts";

/** Share of letters in known words at which a picture stands as it should: seen the wrong way hardly any word comes out. */
const makesSense = 0.4;
/** What is seen the other way must make this much sense, in this many letters, and so many times more than upright. */
const makesGoodSense = 0.45;
const fewestLetters = 9;
const farMore = 2.5;
/** Regions read again to find out; the largest are the surest. */
const mostTried = 6;
/** Share of the reading budget for reading a turned picture again: it gets no score, so its largest lines are enough. */
const shareForTurned = 0.3;
/** Short words come out of any texture. */
const shortestWord = 3;

interface Sense {
  /** Letters in known words of three letters and more. */
  letters: number;
  /** Their share of all letters read. */
  share: number;
}

const senseOf = (list: WordList, seen: readonly SeenRegion[]): Sense => {
  let letters = 0;
  let all = 0;
  for (const [i, { text, reading }] of wordsOfRegions(list, seen).entries()) {
    if (worth(reading) < 0.7 || seen[i]?.upsideDown === true) {
      all += reading.text.length;
      continue;
    }
    for (const word of text.split(" ")) {
      all += word.length;
      if (word.length >= shortestWord && isKnownWord(list, word)) letters += word.length;
    }
  }
  return { letters, share: all === 0 ? 0 : letters / all };
};

const isLarge = (region: TextRegion): boolean => region.score >= 0.6 && region.width > region.height * 1.5;

const largest = (seen: readonly SeenRegion[]): SeenRegion[] =>
  seen
    .filter(({ region }) => isLarge(region))
    .toSorted((a, b) => b.region.width * b.region.height - a.region.width * a.region.height)
    .slice(0, mostTried);

/**
 * A picture lies on its side where so many times more letters are read in lines on their end than in level ones, and so many at least.
 * Of 388 labelled ads and posters six hold as much as a fifth of their letters on end. One poster has all its copy so, beside a man who
 * stands: the name on his shirt is read level, as no word of a picture on its side is.
 */
const upendedMore = 8;
const upendedLeast = 6;
const surelyRead = 0.8;
/** A level word of so many letters, read this surely, stands upright. */
const uprightLetters = 5;
const uprightRead = 0.95;

/** Letters of the lines that are read this surely. */
const lettersIn = (seen: readonly SeenRegion[], least: number): number =>
  seen
    .filter(({ reading }) => worth(reading) >= least)
    .reduce((sum, { reading }) => sum + (reading.text.match(/\p{L}/gu)?.length ?? 0), 0);

const isWide = ({ region }: SeenRegion): boolean => region.width > region.height * 1.6;

/** Lines that stand on their end are read as they stand (read-regions.ts): they alone tell. */
export const liesOnItsSide = (seen: readonly SeenRegion[]): boolean => {
  const upended = lettersIn(
    seen.filter(({ region }) => isUpended(region)),
    surelyRead,
  );
  const level = seen.filter(({ region }) => !isUpended(region) && region.score >= 0.6);
  const standsUpright = level.some((one) => lettersIn([one], uprightRead) >= uprightLetters && isWide(one));
  return !standsUpright && upended >= upendedLeast && upended >= lettersIn(level, surelyRead) * upendedMore;
};

export interface Oriented {
  orientation: Orientation;
  /** The picture as it should be seen, and what is read in it. */
  pixels: Pixels;
  seen: SeenRegion[];
}

/**
 * Whether the picture lies on its side, stands on its head or is seen in a mirror: where its largest lines make little sense as
 * they stand, they are read the other ways. Costs nothing where they do.
 */
export const findOrientation = async (
  reader: LineReader,
  list: WordList,
  pixels: Pixels,
  seen: SeenRegion[],
): Promise<Oriented> => {
  const upright: Oriented = { orientation: "upright", pixels, seen };
  if (liesOnItsSide(seen)) return { ...upright, orientation: "sideways" };
  const tried = largest(seen);
  const plain = senseOf(list, tried);
  if (tried.length === 0 || plain.share >= makesSense) return upright;
  for (const orientation of ["upside_down", "mirrored", "flipped"] as const) {
    if (reader.clock.isOver()) break;
    const turned = turnPicture(pixels, orientation);
    const regionsOf = (some: readonly SeenRegion[]): TextRegion[] =>
      withinBudget(
        some.map(({ region }) => turnRegion(region, pixels, orientation)),
        shareForTurned,
      ).regions;
    const sense = senseOf(list, await readRegions(reader, turned, regionsOf(tried), { turns: false }));
    const far = sense.letters >= fewestLetters && sense.letters > plain.letters * farMore;
    if (far && sense.share >= makesGoodSense)
      return {
        orientation,
        pixels: turned,
        seen: await readRegions(reader, turned, regionsOf(seen), { turns: false }),
      };
  }
  return upright;
};
