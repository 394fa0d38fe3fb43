import { SIGNS_OF_DAMAGE } from "../../facts/soundness-signs.data.ts";
import { rise, worthOfSilence } from "../../faults/features/shown.ts";
import { featuresOf } from "../../faults/features.ts";
import { DAMAGE_WORDS } from "../../faults/damage.ts";
import type { Measures } from "../../facts/seen.ts";
import { tintName } from "../../measures/colour/colour-name.ts";
import { hexOf, rgbOfLab } from "../../measures/colour/srgb-oklab.ts";
import { bareWhite } from "../../measures/layout/colour-measures.ts";
import { blocksWith, designedGround, typeLevels, wordsPerLine } from "../../facts/text-facts.ts";
import { counted, percent, round } from "../../words/wording.ts";
import {
  ALMOST_ALL,
  fullNote,
  HARDLY_ANY_COLOUR,
  NO_WORDS,
  type Strength,
  unlessFull,
  worthBetween,
} from "../strength.ts";

/** Quality by the net of looks, in standard deviations, at which its term reaches its ends (4 of 100 ads lie beyond), and from which it is worth a word (33 of 100 lie above, 24 below). */
const QUALITIES = [-1.2, 1.2] as const;
const NOTABLE = 0.35;
/** Nearer to the mean than this it is worth less than a point either way. */
const LIKE_OTHERS = 0.1;

/** Two witnesses: grain and tints on purpose look well made all the same, and so do flat drawings, which the net of damage knows least. */
const unlessWellMade = ({ looks }: Measures): number =>
  looks === null ? 1 : 1 - rise(looks.quality, -NOTABLE, NOTABLE);

function made(quality: number): string {
  if (Math.abs(quality) < LIKE_OTHERS) return "about as well made as other ads";
  const degree = Math.abs(quality) < NOTABLE ? "somewhat " : "";
  return quality > 0 ? `${degree}better made than most ads` : `${degree}less well made than most ads`;
}

/** How far log odds of damage are charged. Those of a negative hold of what looks well made, too: the negative of an ad on white does. */
const charged = (odds: number): number => rise(odds, SIGNS_OF_DAMAGE.begins, SIGNS_OF_DAMAGE.ends);

/** Sharpness up to which edges look soft. */
const SOFT = 2 / 3;

const worthOfTones = (range: number): number => worthBetween(range, 0.4, 0.8);
/** Colours driven to their ends reach black and white too, and please nobody. */
const mostForTones = ({ colourfulness }: Measures): number => worthBetween(colourfulness, 150, 84);

/** Of nothing and of everything no share is said. */
function groundsOfWords(share: number): string {
  if (share < 0.01) return "All of the words stand on a plain light background.";
  if (share > 0.99) return "All of the words stand on a coloured, dark or pictured background.";
  return `A coloured, dark or pictured background lies behind ${percent(share)} of the words.`;
}

/** Of this share of what counts as white or more one tint is spoken for all. */
const mostOfWhite = 0.75;

/** A cream or mint page counts as white as far as it is light, and is none to the eye. */
function whiteCovers({ colours, whiteShare, whiteBorder }: Measures): string {
  const shares = `${percent(whiteShare)} of the ad and ${percent(whiteBorder)} of its border`;
  const [common] = colours.toSorted((p, q) => q.share - p.share);
  const tint = common ? tintName(common.lab) : null;
  const [lightness, a, b] = common?.lab ?? [0, 0, 0];
  const isCounted = bareWhite(lightness, Math.hypot(a, b)) > 0 && (common?.share ?? 0) >= mostOfWhite * whiteShare;
  return common && tint !== null && isCounted
    ? `Its ${tint} (${hexOf(rgbOfLab(common.lab))}) is close to white: ${shares} count as white`
    : `White or nearly white covers ${shares}`;
}

/** What appeals to the eye beyond being free of faults. */
export const EYE_STRENGTHS: readonly Strength[] = [
  {
    code: "whole_picture",
    score: "contrast",
    label: "The picture is intact",
    lacking: "The picture is damaged",
    topic: "Whether the picture is intact",
    onlyCosts: true,
    grade: "C",
    sources: "Practice; copies spoilt on purpose",
    worth: (m) => -m.damage,
    value: (m) => Math.round(100 * m.damage),
    unit: "% likely",
    text: (m) => (m.damageKind === null ? "The picture shows no sign of damage." : DAMAGE_WORDS[m.damageKind]),
    places: () => [],
  },
  {
    code: "of_a_piece",
    score: "contrast",
    label: "Looks undamaged",
    lacking: "Signs of damage",
    topic: "Whether it looks damaged",
    onlyCosts: true,
    grade: "C",
    sources: "Model fitted on ads and spoilt copies of them",
    // Nothing is gained: plain ads show none, and that is no merit.
    worth: (m) =>
      m.damageSigns === null
        ? 0
        : -Math.max(charged(m.damageSigns) * unlessWellMade(m), charged(m.negativeSigns ?? -Infinity)),
    value: (m) => (m.damageSigns === null ? null : round(m.damageSigns, 1)),
    unit: "log odds",
    text: (m) =>
      m.damageSigns === null
        ? "The picture was not compared with damaged ones."
        : `A model that was taught to tell ads from damaged copies of them finds ${m.damageSigns > SIGNS_OF_DAMAGE.begins ? "more signs of damage than in most ads; grain, blur or tints may be intended" : "no more signs of damage than in most ads"}.`,
    places: () => [],
  },
  {
    code: "well_made",
    score: "contrast",
    label: "Looks well made as a whole",
    lacking: "Looks poorly made as a whole",
    topic: "How well made it looks as a whole",
    grade: "B",
    sources: "Model fitted on ads labelled by inspection; copies spoilt on purpose",
    worth: (m) => (m.looks === null ? 0 : worthBetween(m.looks.quality, ...QUALITIES)),
    value: (m) => (m.looks === null ? null : round(m.looks.quality, 1)),
    unit: "deviations from the mean",
    text: (m) =>
      m.looks === null
        ? "The picture was not looked at as a whole."
        : `Layout, type and pictures taken together look ${made(m.looks.quality)}.`,
    places: () => [],
  },
  {
    code: "crisp",
    score: "contrast",
    mendedBy: ["bad_image"],
    label: "Crisp edges",
    lacking: "Soft edges",
    topic: "Sharpness of the edges",
    onlyCosts: true,
    here: (m) => (m.sharpness === null || (m.sharpness > SOFT && m.sharpness < 0.9) ? "Sharpness of the edges" : null),
    grade: "B",
    sources: "Ke, Tang, Jing 2006; practice",
    // From nine tenths on nobody sees a difference.
    worth: (m) => (m.sharpness === null ? 0 : worthBetween(m.sharpness, 0.45, 0.9)) - ALMOST_ALL,
    value: (m) => (m.sharpness === null ? null : Math.round(100 * m.sharpness)),
    unit: "%",
    text: (m) =>
      m.sharpness === null
        ? "There are no edges to measure."
        : `Its sharpest edges reach ${percent(m.sharpness < 1 ? Math.min(0.99, m.sharpness) : 1)} of full sharpness.`,
    places: () => [],
  },
  {
    code: "strong_colours",
    score: "contrast",
    label: "Strong colours",
    lacking: "Muted or very strong colours",
    topic: "Strength of the colours",
    here: ({ colourfulness }) => {
      if (colourfulness < HARDLY_ANY_COLOUR) return "Hardly any colour";
      if (colourfulness < 29) return "Muted colours";
      return colourfulness > 84 ? "Very strong colours" : null;
    },
    grade: "A",
    sources: "Hasler & Süsstrunk 2003; web ads rated by people (Zeng et al. 2021)",
    // Their scale ends at 109, extremely colourful: beyond high, more is garish.
    worth: (m) => Math.min(worthBetween(m.colourfulness, 0, 59), worthBetween(m.colourfulness, 109, 59)),
    value: (m) => Math.round(m.colourfulness),
    unit: "M",
    text: (m) =>
      `On a scale of colourfulness (15 slight, 33 moderate, 59 strong, 109 extreme) the ad reaches ${Math.round(m.colourfulness)}.`,
    places: () => [],
  },
  {
    code: "picture_shown",
    score: "contrast",
    mendedBy: ["empty"],
    label: "Much picture or texture",
    lacking: "Little picture or texture",
    topic: "Picture and texture",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    worth: (m) => unlessFull(worthBetween(m.pictureShare, 0, 0.5), m),
    value: (m) => Math.round(100 * m.pictureShare),
    unit: "%",
    text: (m) =>
      `${percent(m.pictureShare)} of the ad is picture, shading or texture rather than flat colour${fullNote(m)}.`,
    places: () => [],
  },
  {
    code: "full_tones",
    score: "contrast",
    label: "The full range from dark to light",
    lacking: "Little range from dark to light",
    topic: "Range from dark to light",
    here: ({ tonalRange, colourfulness }) =>
      tonalRange === null || (tonalRange > 0.6 && colourfulness > 84) ? "Range from dark to light" : null,
    grade: "A",
    sources: "Ke, Tang, Jing 2006; web ads rated by people (Zeng et al. 2021)",
    worth: (m) => (m.tonalRange === null ? -1 : Math.min(worthOfTones(m.tonalRange), mostForTones(m))),
    value: (m) => (m.tonalRange === null ? null : Math.round(100 * m.tonalRange)),
    unit: "%",
    text: (m) =>
      m.tonalRange === null
        ? "There is no picture whose tones could be measured."
        : `Apart from its text, the ad uses ${percent(m.tonalRange)} of the range from black to white${mostForTones(m) < worthOfTones(m.tonalRange) ? ", but colours as strong as these earn less for it" : "; 60% or more earns points"}.`,
    places: () => [],
  },
  {
    code: "set_type",
    score: "contrast",
    mendedBy: ["dated_look"],
    label: "Type on a coloured or pictured background",
    lacking: "Type on a plain light background",
    topic: "What lies behind the type",
    here: (m) => (designedGround(m) > 0.5 && featuresOf(m).roughWords > 0.5 ? "Type on an uneven background" : null),
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    // A ground that changes from letter to letter is no design.
    worth: (m) => (m.copy.words === 0 ? worthOfSilence(m) : 2 * designedGround(m) * (1 - featuresOf(m).roughWords) - 1),
    value: (m) => Math.round(100 * designedGround(m)),
    unit: "%",
    text: (m) => (m.copy.words === 0 ? NO_WORDS : groundsOfWords(designedGround(m))),
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "set_off",
    score: "contrast",
    label: "Stands out from a white page",
    lacking: "Blends into a white page",
    topic: "How it stands out from a white page",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    worth: (m) => 1 - 2 * Math.max(m.whiteBorder, m.whiteShare),
    value: (m) => Math.round(100 * m.whiteBorder),
    unit: "%",
    text: (m) =>
      m.whiteShare < 0.005 && m.whiteBorder < 0.005
        ? "White or nearly white covers less than 1% of the ad and of its border."
        : `${whiteCovers(m)}, any bare margin left aside; half or more costs points.`,
    places: () => [],
  },
  {
    code: "short_lines",
    score: "contrast",
    mendedBy: ["too_much_text"],
    label: "Short lines",
    lacking: "Rather long lines",
    topic: "Length of the lines",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); typographic practice",
    worth: (m) => (m.copy.words === 0 ? worthOfSilence(m) : worthBetween(wordsPerLine(m) ?? 4, 8, 1)),
    value: (m) => round(wordsPerLine(m) ?? 0, 1),
    unit: "words a line",
    text: (m) =>
      m.copy.words === 0 ? NO_WORDS : `The average line has ${counted(round(wordsPerLine(m) ?? 0, 1), "word")}.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
  {
    code: "type_scale",
    score: "contrast",
    mendedBy: ["weak_hierarchy"],
    label: "Clear steps in type size",
    lacking: "Few steps in type size",
    topic: "Steps in type size",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); typographic practice (modular scales)",
    worth: (m) => worthBetween(typeLevels(m), 1, 3),
    value: (m) => round(typeLevels(m), 1),
    unit: "steps",
    text: (m) =>
      m.copy.words === 0
        ? NO_WORDS
        : `Most of the words are set in about ${counted(Math.max(1, Math.round(typeLevels(m))), "size")}.`,
    places: () => [],
  },
];
