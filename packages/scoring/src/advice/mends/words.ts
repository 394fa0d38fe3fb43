import { misspelt, teasing } from "../../faults/features/copy.ts";
import { headOf, mustRead } from "../../faults/features/shown.ts";
import { short } from "../../words/wording.ts";
import { policyFlags } from "../../words/policy.ts";
import { teaserWords } from "../../words/teaser.ts";
import type { Box } from "../../types.ts";
import type { Measures } from "../../facts/seen.ts";
import { inWords, type Mender, type Menders } from "../mend.ts";

const headBoxes = (m: Measures): Box[] => {
  const head = headOf(m);
  return head ? [head.box] : [];
};

/** The headline in quotation marks, or what stands for it. */
const quoted = (m: Measures, otherwise = "The headline"): string => {
  const head = headOf(m);
  return head ? `“${short(head.text)}”` : otherwise;
};

const listed = (words: readonly string[]): string => words.map((w) => `“${w}”`).join(", ");

/** Words a reader can see to hold something back; the others pull too, but nobody would believe it of "than". */
const pointing =
  /^(?:this|these|here|here's|it|it's|what|why|how|who|when|where|reasons?|secrets?|tricks?|things?|ways?|believe|guess|forget|never|shock(?:ed|ing)|find|discover|weird|simple)$/iu;

const tellThePoint: Mender = (m) => {
  const head = headOf(m) ?? mustRead(m)[0];
  if (!head) return null;
  const words = teaserWords(head.text).filter((w) => pointing.test(w));
  const chance = Math.round(100 * teasing(m));
  const isTease = chance >= 50;
  const because = isTease && words.length > 0 ? ` (${listed(words)})` : "";
  const does = isTease ? `holds the point back${because}` : "reads like a story rather than an offer";
  return {
    ...inWords(
      "rewrite",
      `“${short(head.text)}” ${does}: say in the headline what is offered, and by whom.`,
      isTease ? `The chance that these words tease is ${chance} %.` : "",
      [head.box],
    ),
    measured: chance,
    unit: "%",
    target: { min: null, max: 20 },
  };
};

const nameTheProduct: Mender = (m) =>
  inWords(
    "rewrite",
    `${quoted(m)} does not say what is offered: name the product there or just below.`,
    "No words name a product or a service.",
    headBoxes(m),
  );

const sayItPlainly: Mender = (m) =>
  inWords(
    "rewrite",
    `${quoted(m)} is hard to understand at a glance: say in one plain line what it is and what the viewer gets.`,
    "",
    headBoxes(m),
  );

const giveAReason: Mender = (m) =>
  inWords(
    "add",
    `Next to ${quoted(m, "the picture")}, nothing says what the viewer gains: add the benefit, the price or the offer in a few words.`,
    "No benefit, price, offer or number was found in the words.",
    headBoxes(m),
  );

const spell: Mender = (m) => {
  const [first] = misspelt(m);
  if (!first) return null;
  const block = mustRead(m).find((b) => b.text.toLowerCase().includes(first.word.toLowerCase()));
  return inWords(
    "rewrite",
    `“${first.word}” looks misspelt: write “${first.suggestion}”.`,
    "It is one letter away from a common word.",
    block ? [block.box] : [],
  );
};

const dropTheClaim: Mender = (m) => {
  const text = mustRead(m)
    .map((b) => b.text)
    .join(". ");
  const flag = policyFlags(text).find((f) => f.code === "policy_risk" || f.code === "misleading");
  if (!flag) return null;
  const [words = ""] = flag.words;
  const block = mustRead(m).find((b) => b.text.includes(words));
  return inWords(
    "rewrite",
    `Platforms restrict wording such as “${short(words)}”: drop it, or say only what you can prove.`,
    "See the advertising policies of Meta and Google.",
    block ? [block.box] : [],
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
