import type { Analysis, Box, DesignElement } from "@adjudge/contracts";
import { covers } from "@adjudge/scoring/advice/free-place";
import { type Raster, type Rgb, rgbOf } from "./raster.ts";

export type Block = Pick<DesignElement, "id" | "kind" | "box" | "text_colour" | "background_colour">;

/** A picture and all that was found in it. */
export interface Scene {
  raster: Raster;
  blocks: readonly Block[];
  /** Every line of writing, whether it is part of a block or not. */
  lines: readonly Box[];
  /** The ad's own colours. */
  colours: readonly Rgb[];
  aspect: number;
  /** Root of the number of pixels of the file. */
  sourceSide: number;
}

export type Found = Pick<Analysis, "elements" | "facts" | "colours" | "source">;

export const sceneOf = (raster: Raster, { elements, facts, colours, source }: Found): Scene => ({
  raster,
  blocks: elements,
  lines: facts?.lines.map(({ box }) => box) ?? [],
  colours: colours.map(({ hex }) => rgbOf(hex)),
  aspect: source.width / source.height,
  sourceSide: Math.sqrt(source.width * source.height),
});

export const areaOf = ({ width, height }: Box): number => width * height;

export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Mostly within another box. */
export const isIn = (box: Box, other: Box): boolean => sharedArea(box, other) > 0.6 * areaOf(box);

/** The lines of a block; the block itself where none is known. */
export function linesOf(box: Box, lines: readonly Box[]): Box[] {
  const own = lines.filter((line) => isIn(line, box));
  return own.length > 0 ? own : [box];
}

export const isText = ({ kind }: Block): boolean => kind === "text" || kind === "button";

/** What fills more of the picture than this is its scene, not a thing in it. */
const sceneShare = 0.6;

/** All that must stay clear of something that stands at `own`: other writing, people and things. */
export function othersThan(own: Box, { blocks, lines }: Pick<Scene, "blocks" | "lines">): Box[] {
  const isOther = (box: Box): boolean => !isIn(box, own) && !(isIn(own, box) && areaOf(box) > 1.5 * areaOf(own));
  return [
    ...lines.filter(isOther),
    ...blocks.flatMap(({ kind, box }) =>
      isOther(box) && !(kind === "object" && areaOf(box) > sceneShare) ? [box] : [],
    ),
  ];
}

/** Whether a box at its new place covers more of anything than it did at its old one. */
export const isClear = (to: Box, own: Box | null, others: readonly Box[]): boolean =>
  !others.some(
    (other) => covers(to, other) && sharedArea(to, other) > (own ? sharedArea(own, other) : 0) + 0.02 * areaOf(other),
  );

const near = (a: number, b: number, by: number): boolean => Math.abs(a - b) < by;

/** Lines of the same height beside a text, or in a column with it: one of them set larger would leave its row. */
export function isOneOfEquals(own: readonly Box[], lines: readonly Box[], aspect: number): boolean {
  const [first] = own;
  if (!first) return false;
  const height = own.reduce((sum, line) => sum + line.height, 0) / own.length;
  const alike = lines.filter((line) => !own.includes(line) && near(line.height / height, 1, 0.25));
  const middle = ({ y, height: h }: Box): number => y + h / 2;
  const inRow = alike.filter((line) => own.some((one) => near(middle(line), middle(one), 0.5 * height)));
  const inColumn = alike.filter(
    (line) =>
      near(line.x, first.x, (0.4 * height) / aspect) && own.some((one) => near(middle(line), middle(one), 5 * height)),
  );
  return inRow.length > 0 || inColumn.length > 1;
}

/** Whether the text goes on in another line right above or below, of the same height and on the same edge: half a sentence would stay. */
export function goesOn(own: readonly Box[], lines: readonly Box[], aspect: number): boolean {
  return lines.some(
    (line) =>
      !own.includes(line) &&
      own.some((one) => {
        const gap = Math.max(line.y - one.y - one.height, one.y - line.y - line.height);
        return (
          near(line.height / one.height, 1, 0.3) &&
          gap < 0.5 * one.height &&
          gap > -one.height &&
          near(line.x, one.x, (0.8 * one.height) / aspect)
        );
      }),
  );
}
