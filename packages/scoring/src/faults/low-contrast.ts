import { named, nameOrPlace } from "../words/named.ts";
import { round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { mustRead, shownPx, worstBlock } from "./features/shown.ts";
import { typePx } from "./type-size.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import type { Box } from "../types.ts";

/** WCAG 2.2, level AA, of small text and of large (18 pt, 24 CSS px of type: capitals of 17 px are as large). */
const enoughRatio = 4.5;
const largeRatio = 3;
const largePx = 24;

export const neededRatio = (m: Measures, b: MeasuredBlock): number =>
  Math.round(typePx(m, b)) >= largePx ? largeRatio : enoughRatio;

/** How far a text is from what its size needs; what cannot be told from its background is farthest. */
const missing = (m: Measures, b: MeasuredBlock): number => (b.ratio === null ? Infinity : neededRatio(m, b) / b.ratio);

/** Letters as tall as that are read at a glance at much less: nobody minds brown on ochre across a poster. */
const hugePx = 32;
const hugeRatio = 2;

const isReadable = (m: Measures, b: MeasuredBlock): boolean =>
  // As it is said, rounded: "has only 3:1, easy reading takes 3:1" says nothing.
  b.ratio !== null && round(b.ratio, 1) >= (shownPx(m, b) >= hugePx ? hugeRatio : largeRatio);

/** What the ad is read for: a caption on a pack was named while the headline stood at 1.7:1. */
const LEADING: ReadonlySet<string | null> = new Set(["headline", "offer", "call_to_action"]);

/** What falls short, worst first; what the ad is read for before the rest, where it is hard to read. */
const short = (m: Measures): MeasuredBlock[] => {
  const leads = (b: MeasuredBlock): number => Number(LEADING.has(b.role) && !isReadable(m, b));
  return mustRead(m)
    .filter((b) => missing(m, b) > 1)
    .toSorted((p, q) => leads(q) - leads(p) || missing(m, q) - missing(m, p));
};

/** What the ad is read for where it was measured hard to read: short() puts it first. */
export function faintLead(m: Measures): MeasuredBlock | null {
  const [first] = short(m);
  return first && first.ratio !== null && LEADING.has(first.role) && !isReadable(m, first) ? first : null;
}

/** Of what has to be read, or of the rest where all of that is clear: a grey name on white is lost as well. */
export const faintest = (m: Measures): MeasuredBlock | null =>
  short(m)[0] ??
  worstBlock(
    m.blocks.filter((b) => b.words > 0 && b.role !== "legal"),
    (b) => missing(m, b),
  );

/** Others that are hard to read beside it: two at most are named. */
export const alsoFaint = (m: Measures): MeasuredBlock[] =>
  short(m)
    .slice(1)
    .filter((b) => b.ratio !== null && !isReadable(m, b))
    .slice(0, 2);

/** A sentence more, or nothing. */
export function faintBeside(m: Measures): string {
  // Two texts that are known by one place would read as one: the first is named.
  const names = [faintest(m), ...alsoFaint(m)].map((b) => (b ? named(b.weakest ?? b) : ""));
  const others = alsoFaint(m).flatMap((b, i) =>
    names.indexOf(names[i + 1] ?? "") <= i
      ? []
      : `${(names[i + 1] ?? "").replace(/^The/, "the")} at ${round(b.ratio ?? 1, 1)}:1`,
  );
  return others.length === 0 ? "" : ` Hard to read as well: ${others.join(" and ")}.`;
}

export const faintPlaces = (m: Measures): Box[] => {
  const b = faintest(m);
  return b ? [b, ...alsoFaint(m)].map((one) => (one.weakest ?? one).box) : [];
};

/** Where the faintest text falls short of the standard, its row is no praise. */
const isShort = (m: Measures): boolean => {
  const b = faintest(m);
  return b !== null && b.ratio !== null && missing(m, b) > 1 && round(b.ratio, 1) < neededRatio(m, b);
};

/** What the standard asks of large letters and of buttons nobody calls hard to read: "Visit cupra.co.uk" at 4.4:1 was. */
const isLegible = (m: Measures): boolean => {
  const b = faintest(m);
  return b !== null && isReadable(m, b);
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
    return `${named(b.weakest ?? b)} has a contrast of only ${round(b.ratio, 1)}:1 to its background.${faintBeside(m)}`;
  },
  places: faintPlaces,
  mend: "Set the text darker or lighter, to a contrast of 4.5:1 or more.",
};
