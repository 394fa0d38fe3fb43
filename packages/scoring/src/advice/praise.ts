import { isVague } from "../faults/features/brand-and-action.ts";
import { actionBlock, blocksWith, brandBlock, headOf, mustRead, shownPx } from "../faults/features/shown.ts";
import { brandName } from "../faults/weak-brand.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import { wordsPerLine } from "../facts/text-facts.ts";
import { hexOf, rgbOfLab } from "../measures/colour/srgb-oklab.ts";
import { sentencesOf } from "../words/words.ts";
import { counted, percent, quoted, round } from "../words/wording.ts";

/** Less attention than this and a brand is not "easy to see", whatever else speaks for it. */
const seenShare = 0.035;
/** WCAG 2.2, enhanced: from here on contrast is more than enough. */
const amplyClear = 7;
/** A name that is smaller is no model, however dark it is. */
const leastNamePx = 14;
/** Fewer lines have no length worth a word. */
const severalLines = 3;
/** A page is white: only an ad that is mostly one dark or strong colour, to its edges, clearly stands out from it. */
const mostlyOne = 0.35;
const noWhite = 0.05;
/** OKLab: darker than this, or more coloured than that. */
const dark = 0.6;
const coloured = 0.09;

/** An offer that a reader would call one. */
export const offerOf = (m: Measures): MeasuredBlock | undefined =>
  blocksWith(m, "offer").find(({ text }) => /\d|[%$€£]|\b(?:free|save|sale|gift|discount)\b/iu.test(text));

const chromaOf = ([, a, b]: readonly [number, number, number]): number => Math.hypot(a, b);
const hexOfLab = (lab: Measures["colours"][number]["lab"]): string => hexOf(rgbOfLab(lab));

const brandSeen = (m: Measures): string =>
  m.brand && m.brand.attention >= seenShare
    ? `${quoted(brandName(m))} draws ${percent(m.brand.attention)} of the predicted attention.`
    : "";

const heightOf = (m: Measures, b: MeasuredBlock | null, name = b?.text ?? ""): string =>
  b ? `${quoted(name)} is about ${round(shownPx(m, b), 0)} px high at display size.` : "";

/** A call to action that is vague is no strength for being there. */
const requestIn = (m: Measures): string => {
  const action = actionBlock(m);
  if (!action || isVague(action.text)) return "";
  return action.button ? `${quoted(action.text)}, on a button.` : `${quoted(action.text)}.`;
};

function groundOf(m: Measures): string {
  const [ground] = m.colours.toSorted((p, q) => q.share - p.share);
  if (!ground || ground.share < mostlyOne || m.whiteShare > noWhite || m.whiteBorder > noWhite) return "";
  const stands = ground.lab[0] < dark || chromaOf(ground.lab) > coloured;
  return stands ? `It is mostly ${hexOfLab(ground.lab)}, with no white at its edges.` : "";
}

function accentsOf(m: Measures): string {
  const strong = m.colours
    .filter(({ lab, share }) => share >= 0.03 && chromaOf(lab) > coloured)
    .toSorted((p, q) => chromaOf(q.lab) * Math.sqrt(q.share) - chromaOf(p.lab) * Math.sqrt(p.share))
    .slice(0, 2)
    .map(({ lab }) => hexOfLab(lab));
  return strong.length === 0 ? "" : `Above all ${strong.join(" and ")}.`;
}

function linesOf(m: Measures): string {
  const lines = blocksWith(m, "headline", "body").reduce((sum, b) => sum + b.lines, 0);
  return lines < severalLines ? "" : `About ${counted(Math.round(wordsPerLine(m) ?? 0), "word")} to a line.`;
}

const scoredWords = (m: Measures, score: number | null, what: string): string => {
  const head = headOf(m);
  return head && score !== null ? `${quoted(head.text)}: ${Math.round(score)} of 100 for ${what}.` : "";
};

const clearBrand = (m: Measures): string => {
  const block = m.brand?.apart === true ? brandBlock(m) : null;
  if (!block || block.ratio === null || block.ratio < amplyClear || shownPx(m, block) < leastNamePx) return "";
  return `${quoted(brandName(m))} has a contrast of ${round(block.ratio, 1)}:1 to its background.`;
};

const clearHeadline = (m: Measures): string => {
  const head = headOf(m);
  return head && head.ratio !== null && head.ratio >= amplyClear
    ? `${quoted(head.text)} has a contrast of ${round(head.ratio, 1)}:1 to its background.`
    : "";
};

const toTheViewer = (m: Measures): string => {
  const said = mustRead(m)
    .flatMap((b) => sentencesOf(b.text))
    .find((sentence) => /\b(?:you|your|yours|yourself)\b/iu.test(sentence));
  return said === undefined ? "" : `${quoted(said)}.`.replace(/([.!?…])”\.$/u, "$1”");
};

const quotedOr = (b: MeasuredBlock | null | undefined): string => (b ? quoted(b.text) : "");

/** What can be seen of each thing that works, in the ad's own words and colours; "" where that is nothing to praise. */
export const SEEN_IN: Readonly<Record<string, (m: Measures) => string>> = {
  weak_brand: brandSeen,
  brand_looked_at: brandSeen,
  brand_clear: clearBrand,
  brand_large: (m) => heightOf(m, m.brand?.apart === true ? brandBlock(m) : null, brandName(m)),
  no_cta: requestIn,
  clear_request: requestIn,
  weak_cta: (m) => heightOf(m, actionBlock(m)),
  large_request: (m) => heightOf(m, actionBlock(m)),
  large_headline: (m) => heightOf(m, headOf(m)),
  weak_hierarchy: (m) => quotedOr(headOf(m)),
  no_reason: (m) => quotedOr(offerOf(m)),
  low_contrast: clearHeadline,
  set_off: groundOf,
  strong_colours: accentsOf,
  short_lines: linesOf,
  sticky_words: (m) => scoredWords(m, m.copy.recall, "being recognised later"),
  pulling_words: (m) => scoredWords(m, m.copy.engagement, "drawing people in"),
  speaks_to_viewer: toTheViewer,
  full_tones: () => "The picture runs from near black to near white.",
  light_and_dark: () => "Its dark and its light parts are far apart.",
  // Measured, but no one would see it in the ad or call it a strength.
  detail_together: () => "",
  type_scale: () => "",
  set_type: () => "",
};
