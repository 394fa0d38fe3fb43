import type { Box, Pixels, TextLine } from "@adjudge/scoring";
import type { FloatModel } from "../models/model-lane.ts";
import { planCrop, type Turn } from "./crop-region.ts";
import { detectText } from "./detect-text.ts";
import { looksForeign } from "./foreign-script.ts";
import { inkOf } from "./ink-columns.ts";
import { joinLines, type ReadRegion } from "./join-lines.ts";
import type { MarkClassifier } from "./mark-classifier.ts";
import { recogniseText, type Reading } from "./recognise-text.ts";
import { restoreMarks } from "./restore-marks.ts";
import { restoreSpaces } from "./restore-spaces.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";

export interface TextReader {
  detector: FloatModel;
  recogniser: FloatModel;
  marks: MarkClassifier;
}

/**
 * Longer side of what the detector sees. Small pictures are enlarged to find their small print; at full size 864 finds
 * as much as 960 for four fifths of the time (docs/models.md).
 */
const detectorSide = ({ width, height }: Pixels): number => (Math.max(width, height) >= 1000 ? 864 : 960);
/** Readings at least this sure stand as text. */
const sureEnough = 0.6;
/** Below this the other turns of the crop are tried: upside-down text reads as confident nonsense only by accident. */
const worthTurning = 0.8;
/** An unread region is reported when the detector itself was this sure that it is text. */
const surelyText = 0.75;

/** One or two characters are easily seen in an icon or a pattern; a price of one digit is two. */
const isSure = (reading: Reading): boolean =>
  worth(reading) >= (reading.text.replaceAll(/[^\p{L}\p{N}\p{Sc}]/gu, "").length <= 2 ? 0.9 : sureEnough);

const isUpended = (region: TextRegion): boolean => region.height > region.width * 1.6;

const readAll = async (
  { recogniser, marks }: TextReader,
  pixels: Pixels,
  regions: TextRegion[],
  turn: (region: TextRegion) => Turn,
): Promise<Reading[]> => {
  const crops = regions.map((region) => planCrop(pixels, region, turn(region)));
  return await recogniseText(recogniser, crops, (reading, crop) => {
    const ink = inkOf(crop);
    return restoreSpaces(restoreMarks(marks, reading, ink, crop.width), ink, crop.width);
  });
};

const worth = (reading: Reading): number => (/[\p{L}\p{N}]/u.test(reading.text) ? reading.confidence : 0);

const readRegions = async (reader: TextReader, pixels: Pixels, regions: TextRegion[]): Promise<Reading[]> => {
  const first = await readAll(reader, pixels, regions, (region) => (isUpended(region) ? 1 : 0));
  const doubtful = regions.flatMap((region, i) =>
    worth(first[i] ?? { characters: [], text: "", confidence: 0 }) < worthTurning ? [{ region, i }] : [],
  );
  const second = await readAll(
    reader,
    pixels,
    doubtful.map((one) => one.region),
    (region) => (isUpended(region) ? 3 : 2),
  );
  doubtful.forEach(({ i }, n) => {
    const turned = second[n];
    const plain = first[i];
    // Turned text must be far surer and long enough, or "€19" would be read as 613.
    const longEnough = (turned?.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4;
    if (turned !== undefined && plain !== undefined && longEnough && worth(turned) > Math.max(0.85, worth(plain) + 0.2))
      first[i] = turned;
  });
  return first;
};

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

/** The text lines of the picture, in pixels of the picture normalised to 0..1. */
export const readText = async (
  reader: TextReader,
  pixels: Pixels,
  meanwhile: () => void = () => undefined,
): Promise<TextFound> => {
  const regions = await detectText(reader.detector, pixels, detectorSide(pixels), meanwhile);
  const readings = await readRegions(reader, pixels, regions);
  const read: ReadRegion[] = [];
  const unread: Box[] = [];
  regions.forEach((region, i) => {
    const reading = readings[i];
    if (reading !== undefined && isSure(reading))
      read.push({ region, text: reading.text, confidence: reading.confidence });
    else if (region.score >= surelyText && region.width > region.height * 2) unread.push(toBox(pixels, region));
  });
  if (looksForeign(read)) return { lines: [], unread: [...unread, ...read.map(({ region }) => toBox(pixels, region))] };
  const lines = joinLines(pixels, read).map(({ region, text, confidence }) => ({
    box: toBox(pixels, region),
    text,
    confidence,
  }));
  return { lines, unread };
};
