import { asFarAsMet, worthOfSilence } from "../../faults/features/shown.ts";
import { isEnglish } from "../../faults/features/copy.ts";
import { blocksWith } from "../../facts/text-facts.ts";
import type { MeasuredFigure, Measures } from "../../facts/seen.ts";
import { messageOf } from "../../facts/measure-copy.ts";
import { copyRecall } from "../../words/copy-recall.ts";
import { tellingNote } from "../../words/telling-word.ts";
import { counted, quoted, round } from "../../words/wording.ts";
import { GLANCE_WORDS } from "../../constants.ts";
import { HARDLY_ANY_COLOUR, metNote, NOT_ENGLISH, type Strength, worthBetween } from "../strength.ts";

const people = (m: Measures): MeasuredFigure[] =>
  m.hasPeople ? m.figures.filter((f) => f.kind !== "object").toSorted((p, q) => q.attention - p.attention) : [];
const areaOf = (f: MeasuredFigure | undefined): number => (f ? f.box.width * f.box.height : 0);

/** A person and the face of that person are found apart. */
const isSeveral = (m: Measures): boolean => {
  const [first, ...others] = people(m);
  return first !== undefined && others.some(({ label }) => label === first.label);
};

/** One face was found: a body without one may be a hand, or stand among others whose faces were found. */
const isOne = (m: Measures): boolean => people(m).filter(({ kind }) => kind === "face").length === 1 && !isSeveral(m);

/** What is not read cannot stick: the words count by the share of them that one glance at an ad takes in. */
const glanced = (m: Measures): number => Math.min(1, GLANCE_WORDS / Math.max(1, m.copy.messageWords));

const worthOfWords = (recall: number, m: Measures): number => worthBetween(recall, 20, 100) * glanced(m);
const worthOfLength = (m: Measures): number => worthBetween(m.copy.headlineWords, 16, 4);

/** Less of the picture than this is a small figure. */
const small = 0.04;

/** Borkin et al. 2013. */
const rememberedColours = 7;
/** Fewer are nothing that a reader would call a wide range. */
const manyShades = 12;

/** What is known to be remembered. */
export const MEMORY_STRENGTHS: readonly Strength[] = [
  {
    code: "people_shown",
    score: "recall",
    label: "Shows a person",
    lacking: "No person found",
    topic: "People",
    here: (m) => {
      const [first] = people(m);
      if (!first) return m.hasPeople ? "Shows someone" : null;
      if (areaOf(first) < small) return "Somebody, shown small";
      if (isSeveral(m)) return "Shows people";
      return isOne(m) ? null : "Shows somebody";
    },
    grade: "B",
    sources: "Isola et al. 2011; Borkin et al. 2013",
    worth: (m) => {
      const [first] = people(m);
      if (first) return worthBetween(Math.sqrt(areaOf(first)), -0.2, 0.5);
      // Somebody of unknown size, as drawn people mostly are, counts neither way.
      return m.hasPeople ? 0 : -0.4;
    },
    value: () => null,
    unit: "",
    // Neither where nor how much in words: the box marks somebody's face or body, seldom all that is seen of them.
    text: (m) => {
      const [first] = people(m);
      if (!first)
        return m.hasPeople
          ? "Someone is shown, photographed or drawn."
          : "We found no people or faces: pictures that show them are remembered best.";
      if (isSeveral(m)) return "Several people are shown.";
      return isOne(m) ? `A ${first.label} is shown.` : "Somebody, or a part of somebody, is shown.";
    },
    places: (m) =>
      people(m)
        .slice(0, 1)
        .map((f) => f.box),
  },
  {
    code: "many_colours",
    score: "recall",
    label: "A wide range of shades",
    lacking: "Few shades",
    topic: "Range of shades",
    here: (m) => {
      if (m.colourfulness < HARDLY_ANY_COLOUR) return "Shades of one colour or of grey";
      return m.colourVariety > 2 && 2 ** m.colourVariety < manyShades ? "Several shades" : null;
    },
    grade: "B",
    sources: "Borkin et al. 2013 (seven colours and more were remembered best)",
    worth: (m) => worthBetween(m.colourVariety, 0.5, 3.5),
    value: (m) => Math.round(2 ** m.colourVariety),
    unit: "shades",
    text: (m) =>
      `Its colours are as varied as a palette of ${counted(Math.round(2 ** m.colourVariety), "shade")}${2 ** m.colourVariety < rememberedColours ? "; pictures with seven or more are remembered best" : ""}.`,
    places: () => [],
  },
  {
    code: "light_and_dark",
    score: "recall",
    label: "Light against dark",
    lacking: "Little difference between light and dark",
    topic: "Light and dark",
    grade: "B",
    sources: "Borkin et al. 2013; Bylinskii et al. 2015 (distinct from its surroundings)",
    worth: (m) => worthBetween(m.lightnessSpread, 0.05, 0.35),
    value: (m) => round(m.lightnessSpread, 2),
    unit: "of 1",
    text: (m) =>
      `Its parts differ in lightness by about ${Math.round(100 * m.lightnessSpread)}% of the way from black to white; more than 20% is much.`,
    places: () => [],
  },
  {
    code: "sticky_words",
    score: "recall",
    label: "Words that stick",
    lacking: "Words that slip away",
    topic: "How well the words stick",
    grade: "A",
    sources:
      "Model fitted on recognition of words and sentences; words in a glance: Pieters & Wedel 2004, Brysbaert 2019",
    worth: (m) => {
      if (m.copy.recall === null) return worthOfSilence(m);
      return !isEnglish(m) ? 0 : asFarAsMet(worthOfWords(m.copy.recall, m), m);
    },
    value: (m) => (m.copy.recall === null || !isEnglish(m) ? null : Math.round(m.copy.recall)),
    unit: "of 100",
    text: (m) =>
      m.copy.recall === null
        ? "No words to remember were found."
        : !isEnglish(m)
          ? NOT_ENGLISH
          : `A model of what people recognise later gives the words ${Math.round(m.copy.recall)} of 100${tellingNote(messageOf(m.blocks).headline, copyRecall)}${metNote(worthOfWords(m.copy.recall, m), m)}.`,
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "short_headline",
    score: "recall",
    label: "A headline short enough to remember",
    lacking: "A headline too long to remember",
    topic: "Length of the headline",
    here: (m) => (m.copy.headlineWords === 0 ? "No headline was found" : null),
    grade: "B",
    sources: "Miller 1956; span of immediate memory",
    worth: (m) => (m.copy.headlineWords === 0 ? worthOfSilence(m) : asFarAsMet(worthOfLength(m), m)),
    value: (m) => m.copy.headlineWords,
    unit: "words",
    text: (m) => {
      const [head] = blocksWith(m, "headline");
      return head
        ? `${quoted(head.text)} has ${counted(m.copy.headlineWords, "word")}${metNote(worthOfLength(m), m)}.`
        : "No headline was found.";
    },
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
];
