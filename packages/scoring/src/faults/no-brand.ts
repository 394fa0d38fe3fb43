import { bareName, quoted } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { mayBeElsewhere } from "./features/shown.ts";

export const noBrand: Fault = {
  code: "no_brand",
  score: "recall",
  topic: "Whose ad it is",
  label: "Nothing says whose ad it is",
  phrase: "no sign of whose ad it is",
  works: "A brand name was found",
  grade: "A",
  sources: "Pieters & Wedel 2004, brand attention and memory; labelled ads",
  seen: true,
  about: "brand",
  looksAt: [
    "brandAbsent",
    "brandInText",
    "brandFaint",
    "brandSmall",
    "brandUnseen",
    "teasing",
    "whiteBorder",
    "looks_no_brand",
  ],
  looked: (m) => {
    if (!m.brand) return "We found no brand name that we are sure of.";
    const name = quoted(bareName(m.brand.text) || m.brand.text);
    return m.unsure.includes("brand")
      ? `${name} may be the brand name; we are not sure.`
      : `We read ${name} as the brand name.`;
  },
  // The name may be what was not read: a publisher's, small and grey.
  beyondUs: (m) => m.unread.length > 0,
  doubt: mayBeElsewhere,
  found: (m) => m.brand !== null,
  reason: () => "We found no brand name and no web address in the words.",
  places: () => [],
  mend: "Show the brand’s logo or name.",
};
