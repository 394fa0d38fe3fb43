import { round, short } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const weakBrand: Fault = {
  code: "weak_brand",
  score: "recall",
  topic: "How visible the brand is",
  label: "The brand is hardly noticed",
  works: "The brand is easy to see",
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
  // An ad that shows no name has no weak one: that is another fault.
  possible: (m) => m.brand !== null,
  reason: (m) => {
    if (!m.brand) return "No brand name was read.";
    return m.brand.apart
      ? `“${short(m.brand.text)}” draws only ${round(100 * m.brand.attention, 1)} % of the predicted attention.`
      : `“${short(m.brand.text)}” appears only in the running text.`;
  },
  places: (m) => (m.brand?.box ? [m.brand.box] : []),
  mend: "Show the brand as a logo, larger, where the eye goes.",
};
