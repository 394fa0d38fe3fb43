import type { Fault } from "./fault.ts";

export const noBrand: Fault = {
  code: "no_brand",
  score: "recall",
  topic: "Sender",
  label: "No sender: no brand to be found",
  works: "Signed by a brand",
  grade: "A",
  sources: "Pieters & Wedel 2004, brand attention and memory; labelled ads",
  seen: true,
  looksAt: ["brandAbsent", "brandInText", "brandFaint", "brandSmall", "brandUnseen", "teasing"],
  reason: () => "No brand name, logo or address was found.",
  places: () => [],
  mend: "Show the brand’s logo or name.",
};
