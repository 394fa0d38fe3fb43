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
    "brandInText",
    "brandPlain",
  ],
  reason: (m) => {
    if (!m.brand) return "No brand name was read.";
    return m.brand.apart
      ? `“${short(m.brand.text)}” gets ${round(100 * m.brand.attention, 1)} % of the predicted attention.`
      : `“${short(m.brand.text)}” is only named in the text.`;
  },
  places: (m) => (m.brand?.box ? [m.brand.box] : []),
  mend: "Show the brand as a logo, larger, where the eye goes.",
};
