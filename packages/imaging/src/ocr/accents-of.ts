import type { Pixels } from "@adjudge/scoring";
import { planCrop } from "./crop-region.ts";
import { nothingRead } from "./decode-line.ts";
import type { ReadingClock } from "./reading-clock.ts";
import type { Recognise } from "./recognise-text.ts";
import { isUpended, worth, type SeenRegion } from "./read-regions.ts";

/** Below this the reader of all Latin letters says nothing of a line. */
const leastSure = 0.45;
/** Lines read again, the largest first: each takes a tenth of a second. */
const mostLines = 24;

const bare = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

const hasLetters = (word: string): boolean => (word.match(/\p{L}/gu)?.length ?? 0) > 1;

/**
 * The line with its words written as the other reading has them, where both read the same word: that one is better at accents, this
 * one at letters that are small, faint or ornate.
 */
export const accented = (line: string, other: string): string => {
  const theirs = other.split(" ");
  let from = 0;
  return line
    .split(" ")
    .map((word) => {
      const key = bare(word);
      const at = hasLetters(word) ? theirs.findIndex((one, i) => i >= from && bare(one) === key) : -1;
      if (at === -1) return word;
      from = at + 1;
      // Only the letters are theirs: signs round the word stay as they were read here.
      const [letters = ""] = (theirs[at] ?? "").match(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u) ?? [];
      return word.replace(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u, letters);
    })
    .join(" ");
};

/** Lines of another language than English with the accents that the English reader leaves out or guesses. */
export const withAccents = async (
  recognise: Recognise,
  pixels: Pixels,
  seen: readonly SeenRegion[],
  { isOver }: Pick<ReadingClock, "isOver">,
): Promise<SeenRegion[]> => {
  const largest = seen
    .filter(({ region, reading, upsideDown }) => !isUpended(region) && upsideDown !== true && worth(reading) > 0)
    .toSorted((a, b) => b.region.width * b.region.height - a.region.width * a.region.height)
    .slice(0, mostLines);
  const crops = largest.map(({ region }) => planCrop(pixels, region, 0));
  const readings = await recognise(crops, () => !isOver());
  const other = new Map(largest.map((one, i) => [one, readings[i] ?? nothingRead]));
  return seen.map((one) => {
    const { text, confidence } = other.get(one) ?? nothingRead;
    return confidence < leastSure
      ? one
      : { ...one, reading: { ...one.reading, text: accented(one.reading.text, text) } };
  });
};
