import type { Pixels } from "@adjudge/scoring";
import { wordsOfRegions } from "./accept-reading.ts";
import { withinBudget } from "./reading-budget.ts";
import { readRegions, worth, type LineReader, type SeenRegion } from "./read-regions.ts";
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

export interface Oriented {
  orientation: Orientation;
  /** The picture as it should be seen, and what is read in it. */
  pixels: Pixels;
  seen: SeenRegion[];
}

/**
 * Whether the picture stands on its head or is seen in a mirror: where its largest lines make little sense as they stand,
 * they are read both other ways. Costs nothing where they do.
 */
export const findOrientation = async (
  reader: LineReader,
  list: WordList,
  pixels: Pixels,
  seen: SeenRegion[],
): Promise<Oriented> => {
  const upright: Oriented = { orientation: "upright", pixels, seen };
  const tried = largest(seen);
  const plain = senseOf(list, tried);
  if (tried.length === 0 || plain.share >= makesSense) return upright;
  for (const orientation of ["upside_down", "mirrored"] as const) {
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
