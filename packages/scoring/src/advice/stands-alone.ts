import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { heightOfLine, typePx } from "../faults/type-size.ts";
import { boxPx, shownPx } from "../faults/features/shown.ts";
import type { Box } from "../types.ts";

/** Type up to this many times as large is set alike to the eye. */
const alike = 1.4;
const isAlike = (a: number, b: number): boolean => Math.abs(Math.log(a / b)) < Math.log(alike);

const overlap = (from: number, size: number, other: number, otherSize: number): number =>
  Math.min(from + size, other + otherSize) - Math.max(from, other);

const isEnded = (text: string): boolean => /[.!?…]["”’]?\s*$/u.test(text);

/** Directly above or below, or next to it in its row: nearer than a line is high. Below its own full stop something else begins. */
function isBeside(b: MeasuredBlock, at: Box, aspect: number): boolean {
  const line = b.box.height / Math.max(1, b.lines);
  if (isEnded(b.text) && at.y > b.box.y + b.box.height / 2) return false;
  const down = overlap(b.box.y, b.box.height, at.y, at.height);
  const across = overlap(b.box.x, b.box.width, at.x, at.width);
  return (across > 0 && down > -line) || (down > line / 2 && across > -line / aspect);
}

/** Its lines are of one size: a word of another size is a date, a name or the next text that was read with it. */
export function isOfOneSize({ setAs, setAt }: MeasuredBlock): boolean {
  const sizes = (setAt ?? []).map(({ height }, i) => height / heightOfLine(setAs?.[i] ?? ""));
  return sizes.length < 2 || isAlike(Math.max(...sizes), Math.min(...sizes));
}

/** Whether the text stands whole as it was read: of one size, with nothing set alike beside it and nothing unread that may belong to it. */
export const standsAlone = (m: Measures, b: MeasuredBlock): boolean =>
  isOfOneSize(b) &&
  !m.blocks.some(
    (other) =>
      other !== b &&
      other.role !== "legal" &&
      !other.button &&
      isAlike(typePx(m, other), typePx(m, b)) &&
      isBeside(b, other.box, m.aspect),
  ) &&
  !m.unread.some((box) => boxPx(m, box) * alike > shownPx(m, b) && isBeside(b, box, m.aspect));
