import { oneStop, quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { roughness } from "./features/legibility.ts";
import { mustRead, shownPx, worstBlock } from "./features/shown.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";

const busiest = (m: Measures) => worstBlock(mustRead(m), roughness);

/** Unevenness of a background that nobody would see, and of one that anybody would. */
const EVEN = 0.15;
const UNEVEN = 0.5;

/** Log odds of the look at the whole below which no background is called busy: of 21 claims about ads met for the first time, 13 of them wrong, eight of ten below were. */
const CALM = -1.2;
/** WCAG 2.2: enhanced, and for large letters. */
const AMPLE = 7;
const LARGE_PX = 24;
const LARGE_ENOUGH = 3;

/** Heavy white letters on a dark street scene are read at once: the look at the whole must then find it busy itself. */
const isLegible = (m: Measures, b: MeasuredBlock): boolean =>
  b.ratio !== null && (b.ratio >= AMPLE || (b.ratio >= LARGE_ENOUGH && shownPx(m, b) >= LARGE_PX));

export const textOverBusy: Fault = {
  code: "text_over_busy",
  score: "contrast",
  topic: "Background of the text",
  label: "Text runs over a busy picture",
  phrase: "text over a busy picture",
  works: "Text stands on a calm background",
  grade: "A",
  sources: "Scharff, Hill, Ahumada 2000 (textured grounds); labelled ads",
  seen: true,
  looksAt: [
    "roughWorst",
    "roughWords",
    "groundVaries",
    "groundVariesWords",
    "roughAndFaint",
    "doubtful",
    "doubtfulWorst",
    "clutterHigh",
    "colourVariety",
    "unread",
    "unfocused",
    "looks_text_over_busy",
  ],
  doubted: (m) => {
    const b = busiest(m);
    return b !== null && roughness(b) > UNEVEN;
  },
  looked: (m) => {
    const b = busiest(m);
    if (!b) return "";
    return roughness(b) < EVEN
      ? "Behind every text the background is even."
      : oneStop(`The background is least even behind ${quoted(b.text)}.`);
  },
  // A line across the edge of a panel measures like one over a photo.
  denied: (m) => {
    const b = busiest(m);
    const least = b && isLegible(m, b) ? 0 : CALM;
    return m.looks !== null && m.looks.text_over_busy < least;
  },
  reason: (m) => {
    const b = busiest(m);
    return b ? `The background of ${quoted(b.text)} changes from letter to letter.` : "There is no text to read.";
  },
  places: (m) => {
    const b = busiest(m);
    return b ? [b.box] : [];
  },
  mend: "Put a plain panel behind the text, or move it to a calm part of the picture.",
};
