import { missingReasons } from "../../faults/no-reason.ts";
import { teasing } from "../../faults/features/copy.ts";
import { teaseOf, teasingLine } from "../../faults/teaser.ts";
import { restrictedWords } from "../../faults/policy-risk.ts";
import { slippedHeadline, surestSlips } from "../../faults/typos.ts";
import { headOf, mustRead } from "../../faults/features/shown.ts";
import { brandName } from "../../faults/weak-brand.ts";
import { isKnownAs } from "../../words/named.ts";
import { quoted } from "../../words/wording.ts";
import { squeezed } from "../../words/words.ts";
import type { Box } from "../../types.ts";
import type { MeasuredBlock, Measures } from "../../facts/seen.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";

const headBoxes = (m: Measures): Box[] => {
  const head = headOf(m);
  return head ? [head.box] : [];
};

/** The headline where it surely is one, and not misread: "CHRIS PRATT PASS-NG-RS" was quoted. */
const quotableHead = (m: Measures): MeasuredBlock | null => {
  const head = headOf(m);
  return head && isKnownAs(head) && !m.unsure.includes("headline") ? head : null;
};

/** The headline in quotation marks, or what stands for it. */
const headline = (m: Measures): string => {
  const head = quotableHead(m);
  return head ? quoted(head.text) : "The headline";
};

const tellThePoint: Mender = (m) => {
  const line = teasingLine(m);
  if (!line) return null;
  const chance = Math.round(100 * teasing(m));
  return {
    ...inWords(
      "rewrite",
      `${quoted(line.text)} ${teaseOf(m, line.text)}: say in the headline what is offered, and by whom.`,
      chance >= 50 ? `The chance that these words tease is ${chance}%.` : "",
      [line.box],
    ),
    measured: chance,
    unit: "%",
    target: { min: null, max: 20 },
  };
};

const nameTheProduct: Mender = (m) =>
  inWords(
    "rewrite",
    `${headline(m)} does not say what is offered: name the product there or just below.`,
    "No words name a product or a service.",
    headBoxes(m),
  );

const sayItPlainly: Mender = (m) =>
  inWords(
    "rewrite",
    `${headline(m)} is hard to understand at a glance: say in one plain line what it is and what the viewer gets.`,
    "",
    headBoxes(m),
  );

/** "2008" alone names nothing that words could stand next to. */
const lettered = (m: Measures): string => {
  if (!headOf(m)) return "the picture";
  const head = quotableHead(m);
  return head && /\p{L}{2}/u.test(head.text) ? quoted(head.text) : "the headline";
};

const giveAReason: Mender = (m) =>
  inWords(
    "add",
    `Nothing says why the viewer should care: next to ${lettered(m)}, add a benefit, an offer or a result in a few words.`,
    missingReasons(m),
    headBoxes(m),
  );

/** More would be a list. */
const mostSlips = 2;

const casedAs = (word: string, suggestion: string): string => {
  if (word === word.toUpperCase()) return suggestion.toUpperCase();
  return /^[A-Z]/u.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
};

const spell: Mender = (m) => {
  const headline = slippedHeadline(m);
  if (headline)
    return inWords(
      "rewrite",
      `${quoted(headline.text)} has misspelt words: have it proofread.`,
      "They are no words, but one or two letters away from common ones.",
      [headline.box],
    );
  const slips = surestSlips(m).slice(0, mostSlips);
  if (slips.length === 0) return null;
  const looks = `${slips.map(({ word }) => `“${word}”`).join(" and ")} ${slips.length > 1 ? "look" : "looks"} misspelt`;
  return inWords(
    "rewrite",
    `${looks}: write ${slips.map(({ word, suggestion }) => `“${casedAs(word, suggestion)}”`).join(" and ")}.`,
    slips.length > 1 ? "Each is one letter away from a common word." : "It is one letter away from a common word.",
    mustRead(m)
      .filter((b) => slips.some(({ word }) => b.text.includes(word)))
      .map((b) => b.box),
  );
};

const dropTheClaim: Mender = (m) => {
  const found = restrictedWords(m);
  // One word that stands alone is a name or a label ("Kentucky Lottery"): it cannot be said another way.
  const isAlone = found !== null && m.blocks.some((b) => b.words === 1 && squeezed(b.text) === squeezed(found.words));
  if (found && (isAlone || squeezed(brandName(m)).includes(squeezed(found.words))))
    return inWords(
      "rewrite",
      `Platforms restrict ads for ${quoted(found.words)}, and some run none: read their rules before you book.`,
      "See the advertising policies of Meta and Google.",
      found.boxes,
    );
  return (
    found &&
    inWords(
      "rewrite",
      `Platforms restrict ads that say ${quoted(found.words)}: read their rules, or say it another way.`,
      "See the advertising policies of Meta and Google.",
      found.boxes,
    )
  );
};

export const WORD_MENDS: Menders = {
  teaser: tellThePoint,
  no_product: nameTheProduct,
  unclear_message: sayItPlainly,
  no_reason: giveAReason,
  typos: spell,
  policy_risk: dropTheClaim,
  misleading: dropTheClaim,
};
