import { lettersApart } from "../words/letters-apart.ts";
import { squeezed } from "../words/words.ts";
import type { Box } from "../types.ts";

interface Read {
  text: string;
  box: Box;
}

/** Share of a line that lies in another, and of its letters that stand at an end of the other's, from which it is the same writing. */
const mostlyInside = 0.8;
const mostlySame = 0.8;

const overlap = (from: number, length: number, start: number, width: number): number =>
  Math.max(0, Math.min(from + length, start + width) - Math.max(from, start));

const insideOf = (part: Box, whole: Box): number =>
  (overlap(part.x, part.width, whole.x, whole.width) * overlap(part.y, part.height, whole.y, whole.height)) /
  Math.max(1e-9, part.width * part.height);

function isPartOf(part: Read, whole: Read): boolean {
  if (insideOf(part.box, whole.box) < mostlyInside) return false;
  const [own, all] = [squeezed(part.text), squeezed(whole.text)];
  if (own === "" || own.length >= all.length) return false;
  const apart = Math.min(lettersApart(own, all.slice(0, own.length)), lettersApart(own, all.slice(-own.length)));
  return apart <= (1 - mostlySame) * own.length;
}

/** The lines without pieces of one that was read whole as well: "COFFEES FRC" on "COFFEES FROM THE FARMER". What its owner put right stays. */
export const readOnce = <L extends Read & { readAs?: string }>(lines: readonly L[]): L[] =>
  lines.filter((line) => line.readAs !== undefined || !lines.some((other) => isPartOf(line, other)));
