import { blocksWith } from "../facts/text-facts.ts";
import type { Measures } from "../facts/seen.ts";
import { listed } from "../words/wording.ts";
import type { Fault } from "./fault.ts";
import { hasPrice, isOffer, isPlainDeal } from "../words/offer.ts";
import { isBeyondReading, isInOtherLanguage, isInOtherScript } from "./features/copy.ts";
import { adText } from "./features/shown.ts";

const isSale = /\bsales?\b|\d\s?%/iu;

/** An offer by its role, or by its words wherever they stand: "Sale 20%" is one. */
const hasOffer = (m: Measures): boolean =>
  blocksWith(m, "offer").length > 0 || isOffer(adText(m)) || isSale.test(adText(m));

const kindsFound = (m: Measures): string[] => [
  ...(hasOffer(m) ? ["an offer"] : []),
  ...(m.copy.benefit ? ["a word for a benefit"] : []),
  ...(hasPrice(adText(m)) ? ["a price"] : []),
];

/** What was found of it; what a reader cannot find in the words is not said. */
function foundReasons(m: Measures): string {
  const kinds = kindsFound(m);
  return kinds.length === 0 ? missingReasons(m) : `We found ${listed(kinds)} in the words.`;
}

/** Only what is really missing: "Osaka 2018" has a number, and is no reason all the same. */
export function missingReasons(m: Measures): string {
  const kinds = [...(hasOffer(m) ? [] : ["offer"]), ...(m.copy.number ? [] : ["price", "number"])];
  // "Protection that matters" is a benefit in words that no list holds.
  const benefit = m.copy.benefit ? null : "none of the usual words for a benefit";
  if (kinds.length === 0)
    return benefit === null ? "The words do not say what the viewer gains." : `We found ${benefit}.`;
  const last = kinds.pop() ?? "";
  const missing = `no ${kinds.length > 0 ? `${kinds.join(", ")} or ` : ""}${last}`;
  return `We found ${missing} in the words${benefit === null ? "" : `, and ${benefit}`}.`;
}

export const noReason: Fault = {
  code: "no_reason",
  score: "copy_engagement",
  topic: "Reason to care",
  label: "No reason to care",
  phrase: "no reason to care",
  works: "Gives a reason to care",
  doubted: (m) => !m.copy.benefit && blocksWith(m, "offer").length === 0,
  grade: "A",
  sources: "Practice; labelled ads",
  seen: true,
  looksAt: ["noOffer", "noBenefit", "noReader", "noNumber", "fewWords", "noBody", "headlineAbsent", "senseless"],
  looked: foundReasons,
  // Reasons are known by their English words, and may stand in any that were not read; "Sale 20%" is one, however little it says.
  beyondUs: (m) => isBeyondReading(m) || m.unread.length > 0 || isSale.test(adText(m)) || isOffer(adText(m)),
  found: (m) => kindsFound(m).length > 0,
  unknowable: (m) => isInOtherScript(m) || (isInOtherLanguage(m) && !isPlainDeal(adText(m))),
  refuted: (m) => blocksWith(m, "offer", "headline").some(({ text }) => isPlainDeal(text)),
  reason: missingReasons,
  places: (m) => blocksWith(m, "headline").map((b) => b.box),
  mend: "Say what the viewer gains, in the headline or beside it.",
};
