import type { Box, Pixels, TextLine } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-thread.ts";
import { englishWords, isAccepted, looksEnglish, wordsOfRegions } from "./accept-reading.ts";
import { detectText } from "./detect-text.ts";
import { findOrientation } from "./find-orientation.ts";
import { looksForeign } from "./foreign-script.ts";
import { joinLines, type ReadRegion } from "./join-lines.ts";
import { readRegions, type LineReader, type SeenRegion } from "./read-regions.ts";
import { withinBudget } from "./reading-budget.ts";
import { noClock, ordinaryColumns, type ReadingClock } from "./reading-clock.ts";
import { scriptOf, type Script, type ScriptClassifier } from "./script-of.ts";
import { separateLines } from "./separate-lines.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";
import { turnBox, type Orientation } from "./turn-picture.ts";
import type { WordList } from "./word-list.ts";

export interface TextReader extends Omit<LineReader, "clock"> {
  detector: FloatModel;
  /** What the script of a line is told from. */
  shapes: FloatModel;
  words: WordList;
  scripts: ScriptClassifier;
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
  /** It makes so little sense that its script is worth a look. */
  isOdd: boolean;
}

export interface PictureText extends TextFound {
  orientation: Orientation;
  /** Set where the writing is of a script that the reader does not know. */
  script: Script | null;
  /** True where there was more writing than is read of one picture. */
  isCut: boolean;
}

/** What was read, chosen, split into words and joined into lines. */
export const linesOf = (words: WordList, pixels: Pixels, seen: readonly SeenRegion[]): WritingFound => {
  const read: ReadRegion[] = [];
  const unread: Box[] = [];
  const worded = wordsOfRegions(words, seen);
  const english = englishWords(words, worded);
  const isEnglish = looksEnglish(english);
  for (const one of worded) {
    const { region, reading } = one;
    const { text: rawText, confidence } = reading;
    if (isAccepted(one)) read.push({ region, text: isEnglish ? one.text : rawText, rawText, confidence });
    else if (region.score >= surelyText && region.width > region.height * 2) unread.push(toBox(pixels, region));
  }
  const lines = joinLines(pixels, read).map(({ region, text, rawText, confidence }) => ({
    box: toBox(pixels, region),
    text,
    ...(rawText !== text && { rawText }),
    confidence,
  }));
  // Judged as read: the word list makes English of anything.
  const isForeign = looksForeign(
    read.map(({ rawText, confidence }) => ({ text: rawText, confidence })),
    english,
  );
  return { lines, unread, isForeign, isOdd: isForeign || !isEnglish || unread.length > lines.length };
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
  const found = await detectText(models.detector, pixels, detectorScale(pixels), meanwhile);
  const { regions, columns, isCut } = withinBudget(found);
  const clock = columns > ordinaryColumns ? given : noClock;
  const reader = { ...models, clock };
  const asItIs = await readRegions(reader, pixels, separateLines(regions), { atLeast: ordinaryColumns });
  const { orientation, pixels: upright, seen } = await findOrientation(reader, reader.words, pixels, asItIs);
  const { lines, unread, isForeign, isOdd } = linesOf(reader.words, upright, seen);
  const places = seen.map(({ region }) => region);
  const look = async () => (clock.isOver() ? null : await scriptOf(reader, upright, places));
  const told = isOdd ? await look() : "latin";
  const script = told === "latin" ? null : told;
  const isRead = told === "latin" || (told === null && !isForeign);
  const unknown = isRead ? unread : [...unread, ...lines.map(({ box }) => box)];
  return {
    lines: isRead ? lines.map((line) => ({ ...line, box: turnBox(line.box, orientation) })) : [],
    unread: unknown.map((box) => turnBox(box, orientation)),
    orientation,
    script,
    isCut: isCut || clock.hasCut(),
  };
};
