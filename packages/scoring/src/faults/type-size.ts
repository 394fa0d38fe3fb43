import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { shownPx } from "./features/shown.ts";

/** Letters by the size of their type, from Helvetica's metrics (Adobe Font Metrics): cap height .718, x-height .523, descender .207. */
const CAPITAL = 0.718;
const X_HEIGHT = 0.523;
const DESCENDER = 0.207;

const isLatin = (line: string): boolean => !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}]/u.test(line);

/** Share of the type's size that a line of it is high: its box ends where its letters end. */
export function heightOfLine(line: string): number {
  if (!isLatin(line)) return CAPITAL + DESCENDER;
  const top = /[\p{Lu}\p{N}bdfhijklt&!?%$£€#]/u.test(line) ? CAPITAL : X_HEIGHT;
  return top + (/[gjpqyçş]/u.test(line) ? DESCENDER : 0);
}

/**
 * Size of the type at display size, CSS pixels: what a designer sets. Capitals of 9 px are type of 12 px, and as easy to read as its
 * lower case; measured by the line alone they were told to grow.
 */
export function typePx(m: Measures, b: MeasuredBlock): number {
  const lines = b.setAs ?? [b.text];
  return (shownPx(m, b) * lines.length) / lines.reduce((sum, line) => sum + heightOfLine(line), 0);
}
