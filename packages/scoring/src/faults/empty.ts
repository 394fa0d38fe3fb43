import { percent } from "../words/wording.ts";
import { DAMAGE_WORDS, damageShownAs } from "./damage.ts";
import type { Fault } from "./fault.ts";

export const empty: Fault = {
  code: "empty",
  score: "contrast",
  topic: "Empty space",
  label: "Little to look at",
  phrase: "little to look at",
  works: "No large blank area",
  grade: "A",
  sources: "Web ads rated by people (Zeng et al. 2021); labelled ads",
  seen: true,
  looksAt: ["blank"],
  outright: (m) => damageShownAs("empty", m),
  paidElsewhere: true,
  reason: (m) => {
    if (damageShownAs("empty", m) > 0) return DAMAGE_WORDS.shrunk;
    return `${percent(m.emptyShare)} of the ad is empty; the largest blank area takes up ${percent(m.largestBlank)}.`;
  },
  places: () => [],
  mend: "Show the product or what it does in the empty part.",
};
