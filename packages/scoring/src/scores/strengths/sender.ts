import { ifSure, mayBeElsewhere, shownPx } from "../../faults/features/shown.ts";
import { featuresOf } from "../../faults/features.ts";
import { brandPhrase, brandWithin, isInHeadline } from "../../faults/weak-brand.ts";
import { brandBlock } from "../../facts/text-facts.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import type { Box } from "../../types.ts";
import { percent, round } from "../../words/wording.ts";
import { type Strength, worthOf } from "../strength.ts";

const MEMORY = "Pieters & Wedel 2004 (attention to the brand and memory for it); labelled ads";
/** WCAG 2.2, level AA. */
const enoughRatio = 4.5;
/** What is said where no name stands on its own. */
const absent = (m: Measures): string => (m.brand ? brandWithin(m) : "No brand name could be read.");

/** What may not be the brand at all is called neither large nor small. */
const inDoubt = (m: Measures, topic: string): string | null => (m.unsure.includes("brand") ? topic : null);

/** As or in the headline a name is as large and as clear as that, and has its points there: it counts neither way. */
const inHeadline = (m: Measures): string | null => (isInHeadline(m) ? "The brand name is in the headline" : null);

/** Where other writing could not be read the logo may be among it: five of five names "only within the text" had a logo beside them. */
const readOnly = 0.4;
const unreadBeside = 0.5;

/** Worth of a name by how little there is of something; what was not seen of it costs less than what was seen to be missing. */
function worthOfName(lack: number, m: Measures): number {
  if (isInHeadline(m)) return 0;
  if (m.brand === null) return (1 - unreadBeside) * mayBeElsewhere(m) - 1;
  if (shownBrand(m) === null) return -readOnly;
  const worth = ifSure(worthOf(lack), m, "brand");
  return m.unsure.includes("brand") ? worth / 2 : worth;
}

const shownBrand = (m: Measures): MeasuredBlock | null => (m.brand?.apart === true ? brandBlock(m) : null);
const placeOf = (m: Measures): Box[] => (m.brand?.box ? [m.brand.box] : []);

/** Contrast that its own sentence calls too little is nothing to praise. */
const nearlyClear = (m: Measures): string | null => {
  const ratio = shownBrand(m)?.ratio ?? null;
  return ratio !== null && ratio < enoughRatio && worthOf(featuresOf(m).brandFaint) > 0
    ? "Contrast of the brand name"
    : null;
};

/** What makes it stick who the ad is from. An ad that shows no name has none of it. */
export const SENDER_STRENGTHS: readonly Strength[] = [
  {
    code: "brand_large",
    score: "recall",
    mendedBy: ["no_brand", "weak_brand"],
    label: "The brand name is large enough to notice",
    lacking: "The brand name is small",
    topic: "Size of the brand name",
    here: (m) =>
      shownBrand(m)
        ? inDoubt(m, "Size of the brand name")
        : m.brand
          ? (inHeadline(m) ?? "The brand name is not set apart")
          : "No brand name could be read",
    grade: "B",
    sources: MEMORY,
    worth: (m) => worthOfName(featuresOf(m).brandSmall, m),
    value: (m) => {
      const block = shownBrand(m);
      return block ? Math.round(shownPx(m, block)) : null;
    },
    unit: "px",
    text: (m) => {
      const block = shownBrand(m);
      return block ? `${brandPhrase(m)} is about ${Math.round(shownPx(m, block))} px high at display size.` : absent(m);
    },
    places: placeOf,
  },
  {
    code: "brand_clear",
    score: "recall",
    mendedBy: ["no_brand", "weak_brand"],
    label: "The brand name stands out from its background",
    lacking: "The brand name is faint",
    topic: "Contrast of the brand name",
    here: (m) =>
      shownBrand(m)
        ? (inDoubt(m, "Contrast of the brand name") ?? nearlyClear(m))
        : m.brand
          ? (inHeadline(m) ?? "The brand name is part of the text")
          : "No brand name to read",
    grade: "B",
    sources: `${MEMORY}; WCAG 2.2`,
    worth: (m) => worthOfName(featuresOf(m).brandFaint, m),
    value: (m) => {
      const ratio = shownBrand(m)?.ratio ?? null;
      return ratio === null ? null : round(ratio, 1);
    },
    unit: ":1",
    text: (m) => {
      const block = shownBrand(m);
      if (!block) return absent(m);
      if (block.ratio === null) return `The contrast of ${brandPhrase(m)} could not be measured.`;
      const enough = block.ratio < enoughRatio ? `; easy reading takes ${enoughRatio}:1` : "";
      return `${brandPhrase(m)} has a contrast of ${round(block.ratio, 1)}:1${enough}.`;
    },
    places: placeOf,
  },
  {
    code: "brand_looked_at",
    score: "recall",
    mendedBy: ["no_brand", "weak_brand"],
    label: "The brand name draws attention",
    lacking: "The brand name draws little attention",
    topic: "Attention to the brand name",
    here: (m) => (m.brand ? inDoubt(m, "Attention to the brand name") : "No brand name to look at"),
    grade: "B",
    sources: MEMORY,
    worth: (m) => ifSure(worthOf(featuresOf(m).brandUnseen), m, "brand"),
    value: (m) => (m.brand ? round(100 * m.brand.attention, 1) : null),
    unit: "%",
    text: (m) =>
      m.brand ? `${brandPhrase(m)} draws ${percent(m.brand.attention)} of the predicted attention.` : absent(m),
    places: placeOf,
  },
];
