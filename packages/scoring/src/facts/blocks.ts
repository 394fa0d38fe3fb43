import type { Rgb } from "../measures/colour/srgb-oklab.ts";
import { apcaContrast, contrastRatio } from "../measures/colour/text-contrast.ts";
import type { Box, Pixels, TextLine } from "../types.ts";
import { BLOCKS } from "../constants.ts";
import { inksApart } from "./inks-apart.ts";
import { facingOut } from "./facing-out.ts";
import { byLetters } from "./letter-layer.ts";
import { textColours, type TextColours } from "./text-colours.ts";

export interface ReadLine {
  box: Box;
  text: string;
  confidence: number;
  /** What the reader made of it, where the text is its owner's. */
  readAs?: string;
  colour: Rgb | null;
  background: Rgb | null;
  ratio: number | null;
  lc: number | null;
  roughness: number;
}

export interface TextBlock {
  box: Box;
  lines: ReadLine[];
  text: string;
  /** Mean line-box height as a share of the picture's height. */
  lineHeight: number;
}

/** Readers split off a capital with an overhang ("T he", "V ery"): no English word is one of these letters alone. */
const mendedText = (text: string): string => text.trim().replaceAll(/\b([TVWYPF]) (?=\p{Ll}{2,})/gu, "$1");

const wholeBox: Box = { x: 0, y: 0, width: 1, height: 1 };

function measuredColours(pixels: Pixels, line: TextLine): TextColours | null {
  const inside = line.closeUp ? textColours(line.closeUp, wholeBox) : textColours(pixels, line.box);
  return inside && byLetters(facingOut(inside, pixels, line.box), pixels, line.box);
}

/** By place: the roles of the lines and the scores ask for the same ones, and the second time took 33 of 614 ms. */
const known = new WeakMap<Pixels, Map<string, TextColours | null>>();

function coloursOf(pixels: Pixels, line: TextLine): TextColours | null {
  const { x, y, width, height } = line.box;
  const place = `${x} ${y} ${width} ${height} ${line.closeUp?.width ?? 0} ${line.closeUp?.height ?? 0}`;
  const places = known.get(pixels) ?? new Map<string, TextColours | null>();
  known.set(pixels, places);
  const colours = places.get(place) ?? measuredColours(pixels, line);
  places.set(place, colours);
  return colours;
}

export function readLine(pixels: Pixels, line: TextLine): ReadLine {
  const found = coloursOf(pixels, line);
  return {
    box: line.box,
    text: line.readAs === undefined ? mendedText(line.text) : line.text.trim(),
    confidence: line.confidence,
    ...(line.readAs !== undefined && { readAs: line.readAs }),
    colour: found?.text ?? null,
    background: found?.background ?? null,
    ratio: found ? contrastRatio(found.text, found.background) : null,
    lc: found ? apcaContrast(found.text, found.background) : null,
    roughness: found?.roughness ?? 0,
  };
}

export function unionOf(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - x,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - y,
  };
}

/** Height of the line with ascenders: a word like "ocean" has none, and its box is a third lower for the same type. */
function typeHeight({ text, box }: ReadLine): number {
  return /^[acemnorsuvwxz.,\s]+$/u.test(text) ? box.height * BLOCKS.withoutAscenders : box.height;
}

function sameStyle(a: ReadLine, b: ReadLine): boolean {
  const [one, two] = [typeHeight(a), typeHeight(b)];
  const tall = Math.max(one, two) / Math.max(1e-6, Math.min(one, two));
  if (tall > BLOCKS.heightRatio) return false;
  if (a.colour && b.colour && inksApart(a.colour, b.colour) > BLOCKS.colourDistance) return false;
  return !a.background || !b.background || !(inksApart(a.background, b.background) > BLOCKS.colourDistance);
}

function follows(above: ReadLine, below: ReadLine, aspect: number): boolean {
  const height = Math.min(above.box.height, below.box.height);
  const gap = below.box.y - (above.box.y + above.box.height);
  if (gap > height * BLOCKS.gap || gap < -height * 0.6) return false;
  const overlap =
    Math.min(above.box.x + above.box.width, below.box.x + below.box.width) - Math.max(above.box.x, below.box.x);
  const narrow = Math.min(above.box.width, below.box.width);
  const leftAligned = Math.abs(above.box.x - below.box.x) * aspect < height * 0.8;
  return overlap > narrow * BLOCKS.overlap || (leftAligned && overlap > 0);
}

function sameRow(a: ReadLine, b: ReadLine, aspect: number): boolean {
  const height = Math.min(a.box.height, b.box.height);
  const vertical = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
  const gap = Math.max(a.box.x, b.box.x) - Math.min(a.box.x + a.box.width, b.box.x + b.box.width);
  return vertical > height * 0.6 && gap * aspect < height * BLOCKS.rowGap && gap * aspect > -height;
}

/** Lines as one text; a word broken at a hyphen is one again. */
export const joinedText = (texts: readonly string[]): string =>
  texts.join(" ").replaceAll(/(?<=\p{L}-) (?=\p{Ll})/gu, "");

/** The lines as one block, in the order given. */
export const blockOf = (lines: ReadLine[]): TextBlock => ({
  box: unionOf(lines.map((l) => l.box)),
  lines,
  text: joinedText(lines.map((l) => l.text)),
  lineHeight: lines.reduce((sum, l) => sum + l.box.height, 0) / lines.length,
});

/** Lines of one style that follow each other closely become one block, in reading order (rule T4). */
export function blocksOf(lines: ReadLine[], aspect: number, apart: (a: ReadLine, b: ReadLine) => boolean): TextBlock[] {
  const sorted = lines.toSorted((p, q) => p.box.y - q.box.y || p.box.x - q.box.x);
  const group = sorted.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (group[at] !== undefined && group[at] !== at) at = group[at] ?? at;
    return at;
  };
  sorted.forEach((line, i) => {
    sorted.forEach((other, j) => {
      if (j <= i || apart(line, other) || !sameStyle(line, other)) return;
      if (follows(line, other, aspect) || sameRow(line, other, aspect)) group[root(j)] = root(i);
    });
  });
  const byRoot = new Map<number, ReadLine[]>();
  sorted.forEach((line, i) => byRoot.set(root(i), [...(byRoot.get(root(i)) ?? []), line]));
  return [...byRoot.values()]
    .map((members) => blockOf(readingOrder(members)))
    .toSorted((p, q) => p.box.y - q.box.y || p.box.x - q.box.x);
}

/** Rows from the top, left to right inside a row. */
function readingOrder(lines: ReadLine[]): ReadLine[] {
  const rows: ReadLine[][] = [];
  for (const line of lines.toSorted((p, q) => p.box.y - q.box.y || p.box.x - q.box.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && line.box.y < first.box.y + first.box.height * 0.5) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((p, q) => p.box.x - q.box.x));
}
