import { type CopyReading, type CopyModel, partsOfStyle, readCopy } from "./copy-model.ts";
import { CONCRETENESS } from "./concreteness.data.ts";
import { contentMean } from "./content-mean.ts";
import { RECALL_WEIGHTS } from "./recall-weights.data.ts";
import { styleValue } from "./style-features.ts";

const MODEL: CopyModel = {
  weights: RECALL_WEIGHTS,
  wordsPart: "meaning",
  partOfStyle: partsOfStyle(
    {
      distinctiveness: [
        "mean rarity",
        "highest rarity",
        "second rarity",
        "lowest rarity",
        "share of rare words",
        "share of common words",
        "share of unknown words",
      ],
      "numbers and names": ["digit", "capitals", "inner capitalised words", "share of capitalised words"],
      length: ["log words", "words", "words squared", "log characters", "word length"],
    },
    "tone",
  ),
};

export interface RecallReading extends CopyReading {
  /** Predicted concreteness of the content words, 1 abstract to 5 concrete; null without known content words. */
  concreteness: number | null;
  /** Mean of log10 frequency rank: 2 everyday words, 4 rare ones. */
  rarity: number;
  words: number;
}

/**
 * How well the words would be recognised again, 0..100: the share of the training sentences the model puts below.
 * Fitted on recognition memory of sentences and words, measured on slogans never fitted on (docs/copy-models.md).
 * An empty or a foreign text gives a neutral 50; copyRecallParts says so in its status.
 */
export function copyRecall(text: string): number {
  return readCopy(text, MODEL).score;
}

export function copyRecallParts(text: string): RecallReading {
  return {
    ...readCopy(text, MODEL),
    concreteness: contentMean(text, CONCRETENESS),
    rarity: styleValue(text, "mean rarity"),
    words: Math.round(Math.exp(styleValue(text, "log words"))),
  };
}
