import { type CopyModel, type CopyReading, partsOfStyle, readCopy } from "./copy-model.ts";
import { ENGAGEMENT_WEIGHTS } from "./engagement-weights.data.ts";

const MODEL: CopyModel = {
  weights: ENGAGEMENT_WEIGHTS,
  wordsPart: "wording",
  partOfStyle: partsOfStyle(
    {
      curiosity: [
        "this",
        "that",
        "here",
        "why",
        "how",
        "what",
        "when",
        "who",
        "where",
        "which",
        "happen",
        "thing",
        "reason",
        "reveal",
        "opens with this",
        "opens with a question word",
        "opens with a condition",
        "ellipsis",
        "question",
        "turn",
        "mind",
      ],
      people: ["you", "i", "we", "he", "she", "they", "family", "people", "opens with a subject", "say", "body"],
      feeling: [
        "bad feeling",
        "good feeling",
        "odd",
        "intensifier",
        "superlative",
        "exclamation",
        "negation",
        "need",
        "hedge",
      ],
      subject: ["politics", "money", "look", "time", "every", "one"],
      length: [
        "log characters",
        "log words",
        "words",
        "words squared",
        "characters past 80",
        "word length",
        "sentences",
      ],
      "rarity of words": [
        "mean rarity",
        "highest rarity",
        "second rarity",
        "lowest rarity",
        "share of rare words",
        "share of common words",
        "share of unknown words",
      ],
    },
    "form",
  ),
};

/**
 * How strongly a line pulls a reader to click, 0..100: the share of the training headlines the model puts below.
 * Fitted on A/B tests of news headlines of 2013–2015, not adverts (docs/copy-models.md).
 * An empty or a foreign text gives a neutral 50; copyEngagementParts says so in its status.
 */
export function copyEngagement(text: string): number {
  return readCopy(text, MODEL).score;
}

export function copyEngagementParts(text: string): CopyReading {
  return readCopy(text, MODEL);
}

/** Calibrated probability that line a is clicked more than line b, other things equal; .5 where either cannot be read. */
export function engagementProbability(a: string, b: string): number {
  const [first, second] = [readCopy(a, MODEL), readCopy(b, MODEL)];
  if (first.status !== "ok" || second.status !== "ok") return 0.5;
  return 1 / (1 + Math.exp(-ENGAGEMENT_WEIGHTS.steepness * (first.z - second.z)));
}
