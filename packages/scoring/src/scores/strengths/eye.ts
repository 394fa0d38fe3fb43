import { blocksWith, designedGround } from "../../facts/text-facts.ts";
import { percent } from "../../words/wording.ts";
import { type Strength, worthBetween } from "../strength.ts";

/** What appeals to the eye beyond being free of faults. */
export const EYE_STRENGTHS: readonly Strength[] = [
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
    text: (m) => `Colourfulness is ${Math.round(m.colourfulness)} (15 slight, 33 moderate, 59 high).`,
    places: () => [],
  },
  {
    code: "rich_picture",
    score: "contrast",
    label: "A picture with depth",
    lacking: "Little picture",
    grade: "A",
    sources: "Ke, Tang, Jing 2006; web ads rated by people (Zeng et al. 2021)",
    worth: (m) => (worthBetween(m.pictureShare, 0, 0.7) + worthBetween(m.tonalRange ?? 0.3, 0.3, 1)) / 2,
    value: (m) => Math.round(100 * m.pictureShare),
    unit: "%",
    text: (m) =>
      `Picture covers ${percent(m.pictureShare)} of the ad${m.tonalRange === null ? "" : ` and uses ${percent(m.tonalRange)} of the range from black to white`}.`,
    places: () => [],
  },
  {
    code: "set_type",
    score: "contrast",
    label: "Type set into the design",
    lacking: "Type on bare white",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021)",
    worth: (m) => (m.copy.words === 0 ? 0 : 2 * designedGround(m) - 1),
    value: (m) => Math.round(100 * designedGround(m)),
    unit: "%",
    text: (m) => `${percent(designedGround(m))} of the words stand on a coloured, dark or pictured ground.`,
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
];
