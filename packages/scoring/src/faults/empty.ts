import { percent } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const empty: Fault = {
  code: "empty",
  score: "contrast",
  topic: "Empty space",
  label: "Little to look at",
  works: "The picture fills the ad",
  grade: "A",
  sources: "Web ads rated by people (Zeng et al. 2021); labelled ads",
  seen: true,
  looksAt: ["blank"],
  reason: (m) => `One empty area takes up ${percent(m.largestBlank)} of the ad.`,
  places: () => [],
  mend: "Show the product or what it does in the empty part.",
};
