import { labDistance, labOfRgb } from "../../measures/colour/srgb-oklab.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { byWords, headOf, mustRead, readPx, rise, worst } from "./shown.ts";

/** Contrast missing to 7:1 (WCAG 2.2, enhanced), on a scale of ratios: 0 at 7:1, 1 at 1:1. */
export const faintness = (b: MeasuredBlock): number => (b.ratio === null ? 1 : rise(Math.log(b.ratio), Math.log(7), 0));

/** What WCAG 2.2 (level AA) asks of small text, and half of what it asks of large: 0 from 4.5:1, 1 at 1.5:1. */
const shortfall = (b: MeasuredBlock): number =>
  b.ratio === null ? 1 : rise(Math.log(b.ratio), Math.log(4.5), Math.log(1.5));

/** By APCA, 0 from Lc 60, fluent reading, 1 at Lc 15, not seen at all. */
const dimness = (b: MeasuredBlock): number => (b.lc === null ? 1 : rise(Math.abs(b.lc), 60, 15));

/** Unevenness of the ground against the step from ground to letters: 1 where the ground varies as much as that. */
export function roughness(b: MeasuredBlock): number {
  if (!b.colour || !b.background) return 0;
  const step = labDistance(labOfRgb(b.colour), labOfRgb(b.background));
  return Math.min(1, (3 * b.roughness) / Math.max(0.05, step));
}

/** 0 from 16 px, 1 at 6 px: letters under 9 px are shapes rather than words (Legge & Bigelow 2011). */
export const smallness = (m: Measures, b: MeasuredBlock): number =>
  rise(Math.log(Math.max(1, readPx(m, b))), Math.log(16), Math.log(6));

/** 0 from 40 px, 1 at 10 px. */
export const smallAsHeadline = (px: number): number => rise(Math.log(Math.max(1, px)), Math.log(40), Math.log(10));

export function legibilityFeatures(m: Measures) {
  const read = mustRead(m);
  const head = headOf(m);
  // A name or an address in grey on white is lost too, whatever its role.
  const all = m.blocks.filter((b) => b.words > 0);
  // Writing that is gone is no easier to read than writing that is small: an ad that shows none has none of the merit.
  const silent = read.length === 0 ? 1 : 0;
  return {
    faintAnywhere: worst(all, shortfall),
    faintShare: all.reduce((sum, b) => sum + shortfall(b), 0) / Math.max(1, all.length),
    dimAnywhere: worst(all, dimness),
    dimWords: byWords(all, dimness),
    doubtfulAnywhere: worst(all, (b) => 1 - b.confidence),
    faintHeadline: head ? faintness(head) : 0,
    faintAndSmall: worst(read, (b) => faintness(b) * smallness(m, b)),
    roughWorst: worst(read, roughness),
    roughWords: byWords(read, roughness),
    groundVaries: worst(read, (b) => rise(b.roughness, 0, 0.15)),
    groundVariesWords: byWords(read, (b) => rise(b.roughness, 0, 0.15)),
    roughAndFaint: worst(read, (b) => rise(b.roughness, 0, 0.1) * faintness(b)),
    doubtful: byWords(read, (b) => 1 - b.confidence),
    unread: Math.min(1, Math.log1p(m.unread.length) / Math.log(13)),
    doubtfulWorst: worst(read, (b) => 1 - b.confidence),
    smallWorst: silent || worst(read, (b) => smallness(m, b)),
    smallWords: silent || byWords(read, (b) => smallness(m, b)),
    smallShare: silent || byWords(m.blocks, (b) => rise(readPx(m, b), 11, 8)),
    smallBody:
      silent ||
      worst(
        read.filter((b) => b.words >= 4),
        (b) => smallness(m, b),
      ),
    smallHeadline: head ? smallAsHeadline(readPx(m, head)) : 0,
    smallInPicture: worst(
      read.filter((b) => b.words >= 3),
      (b) => rise(Math.log(Math.max(1e-4, b.size)), Math.log(0.06), Math.log(0.015)),
    ),
    smallAnywhere: worst(
      m.blocks.filter((b) => b.words >= 3),
      (b) => smallness(m, b),
    ),
    colourBlindLost: m.colourBlind === null ? 0 : rise(m.colourBlind, 1, 0.3),
  };
}
