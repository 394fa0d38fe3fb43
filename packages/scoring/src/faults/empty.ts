import { percent } from "../words/wording.ts";
import { DAMAGE_WORDS, damageShownAs } from "./damage.ts";
import type { Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

const emptiness = (m: Measures): string =>
  `${percent(m.emptyShare)} of the ad is empty; the largest empty field takes up ${percent(m.largestBlank)}.`;

export const empty: Fault = {
  code: "empty",
  score: "contrast",
  topic: "Empty space",
  label: "Little to look at",
  phrase: "little to look at",
  works: "No large empty field",
  grade: "A",
  sources: "Web ads rated by people (Zeng et al. 2021); labelled ads",
  seen: true,
  looksAt: ["blank"],
  looked: emptiness,
  outright: (m) => damageShownAs("empty", m),
  paidElsewhere: true,
  reason: (m) => {
    if (damageShownAs("empty", m) > 0) return DAMAGE_WORDS.shrunk;
    return emptiness(m);
  },
  places: () => [],
  mend: "Show the product or what it does in the empty part.",
};
