import { offerSaid } from "../../facts/offer-said.ts";
import { isVague } from "../../faults/features/brand-and-action.ts";
import { hasForeignLetters, isEnglish, isForeign, isInOtherScript, longerWords } from "../../faults/features/copy.ts";
import { actionBlock, adText, asFarAsMet, rise, shownPx, worthOfSilence } from "../../faults/features/shown.ts";
import { featuresOf } from "../../faults/features.ts";
import { messageOf } from "../../facts/measure-copy.ts";
import { blocksWith, countOfMessage } from "../../facts/text-facts.ts";
import type { Measures } from "../../facts/seen.ts";
import { copyEngagement } from "../../words/copy-engagement.ts";
import { tellingNote } from "../../words/telling-word.ts";
import { isPlainSale } from "../../words/offer.ts";
import { percent, quoted } from "../../words/wording.ts";
import { wordsOf } from "../../words/words.ts";
import { metNote, NO_WORDS, NOT_ENGLISH, type Strength, worthBetween, worthOf } from "../strength.ts";

/** Fewer long words than this may all be names. */
const FEW_WORDS = 3;
/** Shares of unknown words at which the cost begins and ends; names make up less than the first in nine ads of ten. */
const STRANGE_SHARE = [0.25, 0.6] as const;
/** Of fewer words the measure tells nothing: one long name makes three of them "very hard". */
const ENOUGH_WORDS = 10;
/** Of a list of names and labels it tells nothing either. */
const SENTENCE_WORDS = 6;
/** Longer copy is no longer taken in by passing it, however few its words are for an ad. */
const AT_A_GLANCE = 20;
/** Reading ease of plain English, and of what hardly anyone reads with ease. */
const PLAIN_EASE = 60;
const VERY_HARD = 10;
/** Reading ease at which the cost begins and ends. */
const HARD_EASE = [30, -30] as const;

/** Small words hold sentences together; names, services and ingredients in a row have none. */
const SMALL_WORDS =
  /\b(?:the|an?|to|of|in|for|is|are|be|you|your|we|our|it|its|that|this|with|on|and|or|will|can|has|have|from|by|at|as|not|my|i)\b/giu;
const SMALL_SHARE = 0.15;

const isSentence = ({ text, words }: Measures["blocks"][number]): boolean =>
  words >= SENTENCE_WORDS && (text.match(SMALL_WORDS)?.length ?? 0) >= SMALL_SHARE * words;

/** Half of the words at least stand in sentences. */
const isRunningText = (m: Measures): boolean => {
  const inSentences = m.blocks.filter(isSentence).reduce((sum, { words }) => sum + words, 0);
  return m.copy.words >= ENOUGH_WORDS && 2 * inSentences >= m.copy.words;
};

/** Words for a benefit, or an offer. */
const hasGain = (m: Measures): boolean => m.copy.benefit || offerSaid(m.blocks).text !== null || isPlainSale(adText(m));

// Words that nobody knows cannot pull: the model of headline tests takes misspelt ones for rare and telling ones.
const worthOfPull = (engagement: number, m: Measures): number =>
  Math.max(-1, worthBetween(engagement, 0, 80) - 2 * featuresOf(m).unknownWords);

const headlineOf = (m: Measures): string => messageOf(m.blocks).headline;

/** Of the headlines that were tested on readers 99 of 100 have as many words: of shorter ones the tests tell nothing. */
const TESTED_WORDS = 7;

const isTested = (m: Measures): boolean => !isForeign(m) && wordsOf(headlineOf(m)).length >= TESTED_WORDS;

/** What makes words work. */
export const WORD_STRENGTHS: readonly Strength[] = [
  {
    code: "clear_request",
    score: "copy_engagement",
    mendedBy: ["no_cta", "weak_cta"],
    label: "The call to action says what happens next",
    lacking: "The call to action is vague",
    topic: "What the call to action says",
    // What may be another line says nothing for sure: a motto and a discount code were praised for it.
    here: (m) =>
      actionBlock(m)
        ? m.unsure.includes("cta")
          ? "What the call to action says"
          : null
        : "No call to action to follow",
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); labelled ads; practice",
    worth: (m) => Math.min(worthOf(featuresOf(m).actionVague), m.unsure.includes("cta") ? 0 : 1),
    value: (m) => (actionBlock(m) ? 1 - featuresOf(m).actionVague : null),
    unit: "of 1",
    text: (m) => {
      const action = actionBlock(m);
      if (!action) return "No call to action stands on its own.";
      return isVague(action.text)
        ? `${quoted(action.text)} does not say what happens next.`
        : `${quoted(action.text)} says what happens next.`;
    },
    places: (m) => blocksWith(m, "call_to_action").map((b) => b.box),
  },
  {
    code: "large_request",
    score: "copy_engagement",
    mendedBy: ["no_cta", "weak_cta"],
    label: "A call to action large enough to see",
    lacking: "A small call to action",
    topic: "Size of the call to action",
    here: (m) => (actionBlock(m) ? null : "No call to action to see"),
    grade: "C",
    sources: "Practice; Legge & Bigelow 2011, print size and reading",
    worth: (m) => {
      const action = actionBlock(m);
      return action ? worthBetween(Math.log(Math.max(1, shownPx(m, action))), Math.log(6), Math.log(26)) : -1;
    },
    value: (m) => {
      const action = actionBlock(m);
      return action ? Math.round(shownPx(m, action)) : null;
    },
    unit: "px",
    text: (m) => {
      const action = actionBlock(m);
      return action
        ? `${quoted(action.text)} is about ${Math.round(shownPx(m, action))} px high at display size.`
        : "No call to action stands on its own.";
    },
    places: (m) => {
      const action = actionBlock(m);
      return action ? [action.button?.box ?? action.box] : [];
    },
  },
  {
    code: "few_words",
    score: "copy_engagement",
    mendedBy: ["too_much_text"],
    label: "Few enough words to read at a glance",
    lacking: "Many words",
    topic: "Number of words",
    here: (m) => (m.copy.messageWords > AT_A_GLANCE && featuresOf(m).wordsOver < 0.5 ? "Number of words" : null),
    grade: "A",
    sources: "Web ads rated by people (Zeng et al. 2021); Pieters & Wedel 2004",
    worth: (m) => worthOf(featuresOf(m).wordsOver),
    value: (m) => m.copy.messageWords,
    unit: "words",
    text: (m) =>
      m.copy.words === 0
        ? NO_WORDS
        : `The message has ${countOfMessage(m)}; small print and the brand name are not counted.`,
    places: () => [],
  },
  {
    code: "pulling_words",
    score: "copy_engagement",
    label: "Words that do well in headline tests",
    lacking: "Words that do badly in headline tests",
    topic: "Pull of the words",
    here: (m) => (m.copy.engagement === null ? "No words to judge" : isTested(m) ? null : "Pull of the words"),
    grade: "A",
    sources: "Model fitted on headline A/B tests",
    worth: (m) => {
      if (m.copy.engagement === null) return worthOfSilence(m);
      return isTested(m) ? asFarAsMet(worthOfPull(m.copy.engagement, m), m) : 0;
    },
    value: (m) => (m.copy.engagement === null || !isTested(m) ? null : Math.round(m.copy.engagement)),
    unit: "of 100",
    text: (m) =>
      m.copy.engagement === null
        ? "No words to judge were found."
        : isForeign(m)
          ? NOT_ENGLISH
          : !isTested(m)
            ? `Not judged: headlines that were tested on readers have ${TESTED_WORDS} words and more.`
            : `A model of headlines tested on readers gives the words ${Math.round(m.copy.engagement)} of 100${featuresOf(m).unknownWords > 0.1 ? "; words in no word list cost extra" : ""}${tellingNote(headlineOf(m), copyEngagement)}${metNote(worthOfPull(m.copy.engagement, m), m)}.`,
    places: (m) => blocksWith(m, "headline").map((b) => b.box),
  },
  {
    code: "speaks_to_viewer",
    score: "copy_engagement",
    label: "Speaks to the viewer",
    lacking: "Neither “you” nor a word for a benefit",
    topic: "Whom it speaks to",
    here: (m) => (hasGain(m) && !m.copy.secondPerson ? "A benefit or an offer in words" : null),
    grade: "C",
    sources: "Cruz, Leonhardt, Pezzuti 2017 (second person); practice",
    worth: (m) => {
      if (m.copy.words === 0) return 0.6 * worthOfSilence(m);
      return isForeign(m) ? 0 : (m.copy.secondPerson ? 0.5 : -0.3) + (hasGain(m) ? 0.5 : -0.3);
    },
    value: (m) => Number(m.copy.secondPerson) + Number(hasGain(m)),
    unit: "of 2",
    text: (m) =>
      isForeign(m)
        ? NOT_ENGLISH
        : `The copy ${m.copy.secondPerson ? "says" : "does not say"} “you” ${m.copy.secondPerson === hasGain(m) ? "and" : "but"} has ${hasGain(m) ? "words for a benefit or an offer" : "no offer and none of the usual words for a benefit, such as “save” or “easy”"}.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
  {
    code: "known_words",
    score: "copy_engagement",
    mendedBy: ["typos"],
    label: "Words that people know",
    lacking: "Many words in no word list",
    topic: "Words in no word list",
    onlyCosts: true,
    grade: "C",
    sources: "Practice; copies spoilt on purpose",
    // Nothing is gained: names are in no word list, and known words are no merit.
    worth: (m) =>
      longerWords(m).length < FEW_WORDS || !isEnglish(m) || hasForeignLetters(m)
        ? 0
        : -rise(featuresOf(m).unknownWords, ...STRANGE_SHARE),
    value: (m) => (isInOtherScript(m) ? null : Math.round(100 * featuresOf(m).unknownWords)),
    unit: "%",
    text: (m) =>
      isInOtherScript(m)
        ? NOT_ENGLISH
        : featuresOf(m).unknownWords === 0
          ? "Every longer word is in a word list."
          : `${percent(featuresOf(m).unknownWords)} of the longer words are in no word list.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
  {
    code: "everyday_words",
    score: "copy_engagement",
    label: "Words that read easily",
    lacking: "Words that are very hard to read",
    topic: "Reading ease",
    onlyCosts: true,
    // Where nothing is told of it, or it lies between, it is neither.
    here: (m) => {
      const { ease } = m.copy;
      if (ease === null || !isRunningText(m) || isForeign(m)) return "Reading ease";
      return ease > VERY_HARD && ease < PLAIN_EASE ? "Reading ease" : null;
    },
    grade: "B",
    sources: "Flesch 1948, reading ease; copies spoilt on purpose",
    // Nothing is gained: most copy is easy. Scientific papers score about 30.
    worth: (m) => (m.copy.ease === null || !isRunningText(m) || isForeign(m) ? 0 : -rise(m.copy.ease, ...HARD_EASE)),
    value: (m) => (m.copy.ease === null ? null : Math.round(m.copy.ease)),
    unit: "of 100",
    text: (m) =>
      m.copy.ease === null
        ? NO_WORDS
        : isForeign(m)
          ? NOT_ENGLISH
          : !isRunningText(m)
            ? "There are too few sentences to tell how easily they read."
            : `The words score ${Math.round(Math.min(100, Math.max(0, m.copy.ease)))} of 100 for reading ease (Flesch); the higher, the easier.`,
    places: (m) => blocksWith(m, "headline", "body").map((b) => b.box),
  },
];
