import { readingOf, type ReadCharacter } from "./decode-line.ts";
import type { SeenRegion } from "./read-regions.ts";
import { boundsOf, type TextRegion } from "./text-region.ts";

/** Letters of a neighbour that stand at the end of a box: no more than these, with a space before the box's own. */
const mostLetters = 2;
/** Boxes of one row share this much of the lower one's height. */
const oneRow = 0.6;

interface Span {
  left: number;
  right: number;
}

const spanIn = (region: TextRegion, { from, to }: ReadCharacter, width: number): Span => {
  const { left } = boundsOf(region);
  return { left: left + (from / width) * region.width, right: left + (to / width) * region.width };
};

const isBeside = (one: TextRegion, other: TextRegion): boolean => {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared > oneRow * Math.min(one.height, other.height);
};

/** How many of the first characters, the space behind them among them, are a neighbour's. */
const foreignHead = (characters: readonly ReadCharacter[], isForeign: (one: ReadCharacter) => boolean): number => {
  const space = characters.findIndex(({ character }) => character === " ");
  const isHead = space > 0 && space <= mostLetters && characters.slice(0, space).every(isForeign);
  return isHead ? space + 1 : 0;
};

/**
 * The detector's boxes are grown, and those of words without stems reach into the words beside them: "1 no a" between "Harm" and
 * "animals". Letters that lie in the box of a neighbour which was read are the neighbour's.
 */
export const withoutNeighbours = (seen: readonly SeenRegion[], widthOf: (region: TextRegion) => number): SeenRegion[] =>
  seen.map((one) => {
    const { region, reading } = one;
    const { characters } = reading;
    if (region.angle !== 0 || characters.length < 3 || !reading.text.includes(" ")) return one;
    const neighbours = seen
      .filter(
        (other) => other !== one && other.reading.confidence > reading.confidence && isBeside(region, other.region),
      )
      .map((other) => boundsOf(other.region));
    const width = widthOf(region);
    const isForeign = (character: ReadCharacter): boolean => {
      const { left, right } = spanIn(region, character, width);
      const middle = (left + right) / 2;
      return neighbours.some((box) => middle > box.left && middle < box.right);
    };
    const head = foreignHead(characters, isForeign);
    const tail = foreignHead(characters.toReversed(), isForeign);
    if (head + tail === 0 || head + tail >= characters.length) return one;
    return { ...one, reading: readingOf(characters.slice(head, characters.length - tail)) };
  });
