import { brandBlock } from "../facts/text-facts.ts";
import { round, short } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const weakBrand: Fault = {
  code: "weak_brand",
  score: "recall",
  topic: "Presence of the brand",
  label: "The brand is hardly noticed",
  works: "The brand is seen",
  grade: "A",
  sources: "Pieters & Wedel 2004, brand attention and memory; labelled ads",
  seen: true,
  looksAt: [
    "brandUnseen",
    "brandSmall",
    "brandLittle",
    "brandFaint",
    "brandLikeText",
    "defaultType",
    "sponsored",
    "brandAbsent",
    "teasing",
    "titled",
    "oneLevel",
  ],
  reason: (m) => {
    const b = brandBlock(m);
    return b
      ? `“${short(b.text)}” gets ${round(100 * b.attention, 1)} % of the predicted attention.`
      : "No brand name was read.";
  },
  places: (m) => {
    const b = brandBlock(m);
    return b ? [b.box] : [];
  },
  mend: "Show the brand as a logo, larger, where the eye goes.",
};
