import { blocksWith, designedGround, typeLevels, wordsPerLine } from "../../facts/text-facts.ts";
import { counted, percent, round } from "../../words/wording.ts";
import { type Strength, worthBetween } from "../strength.ts";

/** What appeals to the eye beyond being free of faults. */
export const EYE_STRENGTHS: readonly Strength[] = [
  {
    code: "whole_picture",
    score: "contrast",
    label: "The picture is intact",
    lacking: "The picture is blurred, pixelated or jumbled",
    grade: "C",
    sources: "Practice; copies spoilt on purpose",
    worth: (m) => -m.damage,
    value: (m) => Math.round(100 * m.damage),
    unit: "% likely",
    text: (m) =>
      m.damage === 0
        ? "The picture shows no sign of damage."
        : "The picture looks blurred, pixelated, jumbled or repeated.",
    places: () => [],
  },
  {
    code: "strong_colours",
    score: "contrast",
    label: "Strong colours",
    lacking: "Pale colours",
    grade: "A",
    sources: "Hasler & Süsstrunk 2003; web ads rated by people (Zeng et al. 2021)",
    worth: (m) => worthBetween(m.colourfulness, 0, 59),
    value: (m) => Math.round(m.colourfulness),
    unit: "M",
    text: (m) => `Colourfulness is ${Math.round(m.colourfulness)}: 15 is slight, 33 moderate, 59 high.`,
    places: () => [],
  },
  {
    code: "rich_picture",
    score: "contrast",
    label: "A calm picture with depth",
    lacking: "A small or busy picture",
    grade: "A",
    sources:
      "Ke, Tang, Jing 2006; web ads rated by people (Zeng et al. 2021); clutter judged by people (Saraee et al. 2018)",
    // Strewn shapes are detail too: without clutter in it, strewing them would pay.
    worth: (m) =>
      (worthBetween(m.pictureShare, 0, 0.7) + worthBetween(m.tonalRange ?? 0.3, 0.3, 1)) / 6 +
      (2 * worthBetween(m.clutter, 65, 20)) / 3,
    value: (m) => Math.round(100 * m.pictureShare),
    unit: "%",
    text: (m) =>
      `The picture covers ${percent(m.pictureShare)} of the ad${m.tonalRange === null ? "" : ` and uses ${percent(m.tonalRange)} of the range from black to white`}; clutter is ${Math.round(m.clutter)} of 100.`,
    places: () => [],
  },
  {
    code: "set_type",
    score: "contrast",
    label: "Type on a coloured or pictured background",
    lacking: "Type on bare white",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    worth: (m) => (m.copy.words === 0 ? 0 : 2 * designedGround(m) - 1),
    value: (m) => Math.round(100 * designedGround(m)),
    unit: "%",
    text: (m) => `${percent(designedGround(m))} of the words stand on a coloured, dark or pictured background.`,
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "set_off",
    score: "contrast",
    label: "Stands out from a white page",
    lacking: "Blends into a white page",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    worth: (m) => 1 - 2 * Math.max(m.whiteBorder, m.whiteShare),
    value: (m) => Math.round(100 * m.whiteBorder),
    unit: "%",
    text: (m) =>
      m.whiteShare < 0.005 && m.whiteBorder < 0.005
        ? "No part of the ad is bare white."
        : `${percent(m.whiteShare)} of the ad and ${percent(m.whiteBorder)} of its border are bare white.`,
    places: () => [],
  },
  {
    code: "short_lines",
    score: "contrast",
    label: "Short lines",
    lacking: "Rather long lines",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); typographic practice",
    worth: (m) => (m.copy.words === 0 ? 0 : worthBetween(wordsPerLine(m) ?? 4, 8, 1)),
    value: (m) => round(wordsPerLine(m) ?? 0, 1),
    unit: "words a line",
    text: (m) => `Lines hold ${round(wordsPerLine(m) ?? 0, 1)} words on average.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
  {
    code: "type_scale",
    score: "contrast",
    label: "Clear steps in type size",
    lacking: "Few steps in type size",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); typographic practice (modular scales)",
    worth: (m) => (m.blocks.length < 2 ? 0 : worthBetween(typeLevels(m), 1, 4)),
    value: (m) => round(typeLevels(m), 1),
    unit: "steps",
    text: (m) => `Type comes in about ${counted(Math.round(typeLevels(m)), "clearly different size")}; four is plenty.`,
    places: () => [],
  },
];
