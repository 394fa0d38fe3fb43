import type { Box, Pixels, TextLine } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-thread.ts";
import { englishWords, isAccepted, looksEnglish, wordsOfRegions } from "./accept-reading.ts";
import { withAccents } from "./accents-of.ts";
import { planCrop } from "./crop-region.ts";
import { detectText } from "./detect-text.ts";
import { findOrientation } from "./find-orientation.ts";
import { looksForeign } from "./foreign-script.ts";
import { withGiantLetters } from "./giant-letters.ts";
import { joinLines, type ReadRegion } from "./join-lines.ts";
import { linesOfScript } from "./lines-of-script.ts";
import { readOtherScript } from "./other-script.ts";
import { isUpended, readRegions, worth, type LineReader, type SeenRegion } from "./read-regions.ts";
import { withinBudget } from "./reading-budget.ts";
import { noClock, ordinaryColumns, type ReadingClock } from "./reading-clock.ts";
import { scriptOf, type Script, type ScriptClassifier } from "./script-of.ts";
import type { OpenScriptReader } from "./script-readers.ts";
import { separateLines } from "./separate-lines.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";
import { tiltOf } from "./tilt-of.ts";
import { turnBox, type Orientation } from "./turn-picture.ts";
import { withoutNeighbours } from "./without-neighbours.ts";
import type { WordList } from "./word-list.ts";

export interface TextReader extends Omit<LineReader, "clock"> {
  detector: FloatModel;
  /** What the script of a line is told from. */
  shapes: FloatModel;
  words: WordList;
  scripts: ScriptClassifier;
  openScriptReader: OpenScriptReader;
}

/**
 * Pixels of what the detector sees of a small picture, and how much it is enlarged at most: small files are enlarged to
 * find their small print. At full size 864 px find as much as more would (docs/models.md), strips are left as they are.
 */
const enlargedArea = 0.9e6;
const mostEnlarged = 3;
const fullSize = 1000;
const seenSide = 864;
const stripArea = 0.4e6;

export const detectorScale = ({ width, height }: Pixels): number => {
  const side = Math.max(width, height);
  const area = width * height;
  if (side < fullSize) return Math.min(mostEnlarged, Math.sqrt(enlargedArea / area));
  return Math.max(seenSide / side, Math.min(1, Math.sqrt(stripArea / area)));
};

/** An unread region is reported when the detector itself was this sure that it is text. */
const surelyText = 0.75;

/** A reading of a column that is less sure than this is none. */
const surelyRead = 0.8;

const toBox = (pixels: Pixels, region: TextRegion): Box => {
  const bounds = boundsOf(region);
  const left = Math.max(0, bounds.left);
  const top = Math.max(0, bounds.top);
  return {
    x: left / pixels.width,
    y: top / pixels.height,
    width: (Math.min(pixels.width, bounds.right) - left) / pixels.width,
    height: (Math.min(pixels.height, bounds.bottom) - top) / pixels.height,
  };
};

export interface TextFound {
  lines: TextLine[];
  /** Places where the detector is sure of writing that the reader cannot read. */
  unread: Box[];
}

interface WritingFound extends TextFound {
  /** What was read looks like another script read as Latin. */
  isForeign: boolean;
  isEnglish: boolean;
  /** It makes so little sense that its script is worth a look. */
  isOdd: boolean;
}

export interface PictureText extends TextFound {
  orientation: Orientation;
  /** Set where the writing is of another script than Latin; it has lines where a reader of that script could read them. */
  script: Script | null;
  /** True where there was more writing than is read of one picture. */
  isCut: boolean;
  /** Degrees by which the writing as a whole runs downhill; null where none is long enough to tell. */
  tilt: number | null;
}

/** True for a region that is surely writing, so that it is said where it could not be read. */
const isMissed = (region: TextRegion): boolean => region.score >= surelyText && region.width > region.height * 2;

/** Writing that runs downwards, of which nothing was made: Chinese and Japanese stand like that. */
const columnsMissed = (seen: readonly SeenRegion[]): number =>
  seen.filter(({ region, reading }) => isUpended(region) && region.score >= surelyText && worth(reading) < surelyRead)
    .length;

const toLine = (pixels: Pixels, { region, text, rawText, confidence }: ReadRegion): TextLine => ({
  box: toBox(pixels, region),
  text,
  ...(rawText !== text && { rawText }),
  confidence,
});

/** What was read, chosen, split into words and joined into lines. */
export const linesOf = (words: WordList, pixels: Pixels, seen: readonly SeenRegion[]): WritingFound => {
  const read: ReadRegion[] = [];
  const unread: Box[] = [];
  const worded = wordsOfRegions(
    words,
    withoutNeighbours(seen, (region) => planCrop(pixels, region, 0).width),
  );
  const english = englishWords(words, worded);
  const isEnglish = looksEnglish(english);
  for (const one of worded) {
    const { region, reading } = one;
    const { text: rawText, confidence } = reading;
    if (isAccepted(one)) read.push({ region, text: isEnglish ? one.text : rawText, rawText, confidence });
    else if (isMissed(region)) unread.push(toBox(pixels, region));
  }
  const lines = joinLines(pixels, read).map((line) => toLine(pixels, line));
  // Judged as read: the word list makes English of anything.
  const isForeign = looksForeign(
    read.map(({ rawText, confidence }) => ({ text: rawText, confidence })),
    english,
  );
  return { lines, unread, isForeign, isEnglish, isOdd: isForeign || !isEnglish || unread.length > lines.length };
};

interface Found extends Pick<PictureText, "orientation" | "isCut" | "tilt"> {
  told: Script | null;
}

/** Boxes as they lie in the picture that was given. */
const laidOut = (
  { told, orientation, isCut, tilt }: Found,
  lines: readonly TextLine[],
  unread: readonly Box[],
): PictureText => ({
  lines: lines.map((line) => ({ ...line, box: turnBox(line.box, orientation) })),
  unread: unread.map((box) => turnBox(box, orientation)),
  orientation,
  script: told === "latin" ? null : told,
  isCut,
  tilt,
});

const readAccents = async (
  { openScriptReader, clock }: TextReader & Pick<LineReader, "clock">,
  pixels: Pixels,
  seen: readonly SeenRegion[],
): Promise<SeenRegion[]> => {
  const latin = await openScriptReader("latin");
  try {
    return await withAccents(latin.recognise, pixels, seen, clock);
  } finally {
    await latin.shut();
  }
};

interface TextOptions {
  meanwhile?: () => void;
  clock?: ReadingClock;
}

/** The text lines of the picture, in pixels of the picture normalised to 0..1. */
export const readText = async (
  models: TextReader,
  pixels: Pixels,
  { meanwhile = () => undefined, clock: given = noClock }: TextOptions = {},
): Promise<PictureText> => {
  const scale = detectorScale(pixels);
  const detected = await detectText(models.detector, pixels, scale, meanwhile);
  const { regions, columns, isCut } = withinBudget(detected);
  const clock = columns > ordinaryColumns ? given : noClock;
  const reader = { ...models, clock };
  const first = await readRegions(reader, pixels, separateLines(regions), { atLeast: ordinaryColumns });
  const asItIs = await withGiantLetters({ detector: models.detector, reader, scale }, pixels, first);
  const { orientation, pixels: upright, seen } = await findOrientation(reader, reader.words, pixels, asItIs);
  const { lines, unread, isForeign, isEnglish, isOdd } = linesOf(reader.words, upright, seen);
  const places = seen.map(({ region }) => region);
  const look = async () => (clock.isOver() ? null : await scriptOf(reader, upright, places));
  const told = isOdd || columnsMissed(seen) > lines.length ? await look() : "latin";
  const isDoubtful = isForeign || unread.length > lines.length || columnsMissed(seen) > lines.length;
  const isLatin = told === "latin" || (told === null && !isDoubtful);
  const found: Found = { told, orientation, isCut: isCut || clock.hasCut(), tilt: tiltOf(places) };
  if (isLatin && !isEnglish && !clock.isOver()) {
    const accented = linesOf(reader.words, upright, await readAccents(reader, upright, seen));
    return laidOut(found, accented.lines, accented.unread);
  }
  if (isLatin) return laidOut(found, lines, unread);
  const options = { pixels: upright, regions: places, told, clock };
  const other = await readOtherScript(models.openScriptReader, options);
  if (other === null && told === null && !isForeign) return laidOut(found, lines, unread);
  if (other === null) return laidOut(found, [], [...unread, ...lines.map(({ box }) => box)]);
  const again = linesOfScript(reader.words, upright, { english: seen, other });
  return laidOut(
    { ...found, told: other.script, isCut: other.isCut || isCut || clock.hasCut() },
    again.lines.map((line) => toLine(upright, line)),
    again.missed.filter(isMissed).map((region) => toBox(upright, region)),
  );
};
