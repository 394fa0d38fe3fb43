import { isEnglish, isInOtherScript, teasing } from "./features/copy.ts";
import { headOf, mustRead } from "./features/shown.ts";
import { quoted } from "../words/wording.ts";
import { hasPrice, isOffer } from "../words/offer.ts";
import { teaserWords } from "../words/teaser.ts";
import { titleCaseShare } from "../words/title-case.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import type { Fault } from "./fault.ts";

/** Words a reader can see to hold something back; the others pull too, but nobody would believe it of "than". */
const pointing =
  /^(?:this|these|here|here's|it|it's|what|why|how|who|when|where|reasons?|secrets?|tricks?|things?|ways?|believe|guess|forget|never|shock(?:ed|ing)|find|discover|weird|simple)$/iu;
const list = /^(?:the |these |top |we found the )*\d{1,3} \p{L}/iu;

/** The line that teases: the headline, or the first text where there is none. */
export const teasingLine = (m: Measures): MeasuredBlock | null => headOf(m) ?? mustRead(m)[0] ?? null;

/** What the line does instead of making an offer, by what can be seen in it. */
export function teaseOf(m: Measures, text: string): string {
  const held = teasing(m) >= 0.5 ? teaserWords(text).filter((w) => pointing.test(w)) : [];
  if (held.length > 0) return `holds the point back (${held.map((w) => `“${w}”`).join(", ")})`;
  if (/\?\s*$/u.test(text)) return "asks a question instead of making an offer";
  if (list.test(text)) return "announces a list instead of making an offer";
  return teasing(m) >= 0.5 ? "promises a story instead of making an offer" : "reads like the title of an article";
}

/** Nothing that a reader would call a teaser: what was looked for is named, so that it can be checked. */
function looked(m: Measures): string {
  const line = teasingLine(m);
  if (!line || m.unsure.includes("headline")) return "";
  const holdsBack = teaserWords(line.text).some((w) => pointing.test(w));
  if (holdsBack || list.test(line.text) || /[?…]|\.{2,}/u.test(line.text)) return "";
  return `${quoted(line.text)} asks no question, announces no list and keeps nothing back.`;
}

/**
 * In a sentence without capitals the words alone tell. None of 365 golden honest lines nor of 376 labelled headlines comes to it (the
 * model has seen both); of 90 lines by somebody else one does, which gives something free, and one of 439 slogans ("You're going to like
 * the way you look").
 */
const SURELY = 0.5;
const hardlyTitled = 0.3;

/** How surely the headline teases by its words alone; nought where it is in Title Case, may be another line, or offers something. */
function inPlainWords(m: Measures): number {
  const line = headOf(m);
  const chance = teasing(m);
  if (!line || chance < SURELY || m.unsure.includes("headline") || !isEnglish(m)) return 0;
  if (titleCaseShare(line.text) >= hardlyTitled || isOffer(line.text) || hasPrice(line.text)) return 0;
  const name = m.brand?.text.toLowerCase() ?? "";
  const isNamed = name.length >= 3 && line.text.toLowerCase().includes(name);
  return isNamed || /\bfree\b/iu.test(line.text) ? 0 : chance;
}

export const teaser: Fault = {
  code: "teaser",
  score: "copy_engagement",
  topic: "Whether it teases",
  label: "Teases instead of telling",
  phrase: "a headline that teases instead of telling",
  works: "Does not tease",
  doubted: (m) => /[?…]|\.{2,}/u.test(teasingLine(m)?.text ?? ""),
  grade: "A",
  sources: "Clickbait lowers the rating of ads (Zeng et al. 2021); Chakraborty et al. 2016; labelled ads",
  seen: true,
  looksAt: ["teasing", "titled", "headlineLong", "brokenOff", "sponsored", "brandLikeText", "question"],
  outright: inPlainWords,
  looked,
  // A line that is no headline, or may be none, tells nothing of how the headline was worded.
  untold: (m) => headOf(m) === null || m.unsure.includes("headline") || mustRead(m).length === 0,
  unknowable: isInOtherScript,
  reason: (m) => {
    const line = teasingLine(m);
    return line ? `${quoted(line.text)} ${teaseOf(m, line.text)}.` : "The copy holds the point back.";
  },
  places: (m) => {
    const line = teasingLine(m);
    return line ? [line.box] : [];
  },
  mend: "Say in the headline what it is about.",
};
