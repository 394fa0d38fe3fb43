import { named, nameOrPlace } from "../words/named.ts";
import { round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { mustRead, shownPx, worstBlock } from "./features/shown.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";

/** WCAG 2.2, level AA, of small text and of large (18 pt, 24 CSS px). */
const enoughRatio = 4.5;
const largeRatio = 3;
const largePx = 24;

export const neededRatio = (m: Measures, b: MeasuredBlock): number =>
  shownPx(m, b) >= largePx ? largeRatio : enoughRatio;

/** How far a text is from what its size needs; what cannot be told from its background is farthest. */
const missing = (m: Measures, b: MeasuredBlock): number => (b.ratio === null ? Infinity : neededRatio(m, b) / b.ratio);

/** Of what has to be read, or of the rest where all of that is clear: a grey name on white is lost as well. */
export const faintest = (m: Measures): MeasuredBlock | null => {
  const must = worstBlock(mustRead(m), (b) => missing(m, b));
  const other = worstBlock(
    m.blocks.filter((b) => b.words > 0 && b.role !== "legal"),
    (b) => missing(m, b),
  );
  return must && missing(m, must) > 1 ? must : other;
};

/** Where the faintest text falls short of the standard, its row is no praise. */
const isShort = (m: Measures): boolean => {
  const b = faintest(m);
  return b !== null && b.ratio !== null && missing(m, b) > 1;
};

/** Letters as tall as that are read at a glance at much less: nobody minds brown on ochre across a poster. */
const hugePx = 32;
const hugeRatio = 2;

/** What the standard asks of large letters and of buttons nobody calls hard to read: "Visit cupra.co.uk" at 4.4:1 was. */
const isLegible = (m: Measures): boolean => {
  const b = faintest(m);
  return b !== null && b.ratio !== null && b.ratio >= (shownPx(m, b) >= hugePx ? hugeRatio : largeRatio);
};

/** Half of what the standard asks of large text: nobody would call it readable, whatever the design. */
const unreadable = 1.5;
/** Where the reader itself was unsure, the strokes may not be where they were measured. */
const surelyRead = 0.85;

export const lowContrast: Fault = {
  code: "low_contrast",
  score: "contrast",
  topic: "Contrast of the text",
  label: "Hard to read: too little contrast",
  phrase: "text with too little contrast",
  works: "Text stands out clearly from its background",
  grade: "A",
  sources: "WCAG 2.2 SC 1.4.3; APCA 0.1.9; labelled ads",
  seen: true,
  looksAt: [
    "faintAnywhere",
    "faintShare",
    "dimAnywhere",
    "dimWords",
    "faintHeadline",
    "roughWorst",
    "doubtfulAnywhere",
    "unread",
    "looks_low_contrast",
  ],
  doubted: isShort,
  denied: isLegible,
  looked: (m) => {
    const b = faintest(m);
    if (!b || b.ratio === null) return "";
    const short = isShort(m) ? `; easy reading takes ${neededRatio(m, b)}:1` : "";
    return `The text with the least contrast for its size ${nameOrPlace(b.weakest ?? b)} has ${round(b.ratio, 1)}:1 to its background${short}.`;
  },
  outright: (m) =>
    mustRead(m).some((b) => b.ratio !== null && b.ratio < unreadable && b.confidence >= surelyRead) ? 0.75 : 0,
  reason: (m) => {
    const b = faintest(m);
    if (!b) return "There is no text to read.";
    if (b.ratio === null) return `${named(b)} can hardly be told from its background.`;
    return `${named(b.weakest ?? b)} has a contrast of only ${round(b.ratio, 1)}:1 to its background.`;
  },
  places: (m) => {
    const b = faintest(m);
    return b ? [(b.weakest ?? b).box] : [];
  },
  mend: "Set the text darker or lighter, to a contrast of 4.5:1 or more.",
};
