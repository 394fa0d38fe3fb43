import { isAccepted, wordsOfRegions } from "./accept-reading.ts";
import { joinLines, type ReadRegion } from "./join-lines.ts";
import type { OtherReading } from "./other-script.ts";
import { isUpended, worth, type SeenRegion } from "./read-regions.ts";
import type { Manner } from "./script-readers.ts";
import type { TextRegion } from "./text-region.ts";
import type { WordList } from "./word-list.ts";
import type { Pixels } from "@adjudge/scoring";
import { joinParts } from "./write-out.ts";

const few = 2;

const isSureOf =
  ({ sureFrom }: Manner) =>
  ({ reading }: SeenRegion): boolean => {
    const letters = reading.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    return worth(reading) >= (letters <= few ? sureFrom.few : sureFrom.line);
  };

/** A line of English words stays as the English reader has it where that is surer; what holds no letter of the script does anyway. */
const knownEnglish = 0.7;

const asRead = ({ region, reading }: SeenRegion): ReadRegion => ({
  region,
  text: reading.text,
  rawText: reading.text,
  confidence: reading.confidence,
});

/** Columns side by side are read from the right. */
const columnsFromTheRight = (lines: readonly ReadRegion[]): ReadRegion[] => {
  const columns = lines.filter(({ region }) => isUpended(region)).toSorted((a, b) => b.region.cx - a.region.cx);
  return lines.map((line) => (isUpended(line.region) ? (columns.shift() ?? line) : line));
};

/** The lines of a picture in another script, and the regions that were not read. The word list touches none of them. */
export const linesOfScript = (
  words: WordList,
  pixels: Pixels,
  { english, other }: { english: readonly SeenRegion[]; other: OtherReading },
): { lines: ReadRegion[]; missed: TextRegion[] } => {
  const { manner } = other.reader;
  const isSure = isSureOf(manner);
  const inScript = new Map(other.seen.map((one) => [one.region, one]));
  const read: ReadRegion[] = [];
  const missed: TextRegion[] = [];
  for (const worded of wordsOfRegions(words, english)) {
    const one = inScript.get(worded.region);
    const isKnown = isAccepted(worded) && worded.known >= knownEnglish;
    const asEnglish = isKnown || (isAccepted(worded) && manner.looksLatin !== true) ? worded : undefined;
    const isOwn = one !== undefined && isSure(one) && manner.letters.test(one.reading.text);
    const chosen =
      isOwn && !(isKnown && worth(worded.reading) > worth(one.reading))
        ? one
        : (asEnglish ?? (one && isSure(one) ? one : undefined));
    if (chosen === undefined) missed.push(worded.region);
    else read.push(asRead(chosen));
  }
  return { lines: inOrder(pixels, read, manner), missed };
};

const inOrder = (pixels: Pixels, read: readonly ReadRegion[], manner: Manner): ReadRegion[] => {
  if (!manner.hasColumns) return joinLines(pixels, read, joinParts(manner));
  // Columns beside each other are lines of their own, not words of one.
  const joined = joinLines(
    pixels,
    read.filter(({ region }) => !isUpended(region)),
    joinParts(manner),
  );
  const columns = read.filter(({ region }) => isUpended(region));
  return columnsFromTheRight(
    [...joined, ...columns].toSorted((a, b) => a.region.cy - b.region.cy || a.region.cx - b.region.cx),
  );
};
