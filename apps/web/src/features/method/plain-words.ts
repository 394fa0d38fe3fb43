import type { Figure } from "./figures.ts";

interface Plain {
  label: string;
  /** How it was counted. */
  how: string;
  /** Measured as what went wrong, shown as what went right: on a plot further right is better. */
  isTurned?: boolean;
}

const order = "agreement in order, from 0 to 1";

/** The evaluation's measures in words that need no course in statistics; a measure not listed stands as it is written. */
const plain: Record<string, Plain> = {
  "Spearman, contrast ~ good − bad design": {
    label: "Contrast score and people’s view of the design",
    how: order,
  },
  "Spearman, overall ~ mean rating": { label: "Overall score and people’s rating", how: order },
  "Spearman, overall ~ quality": { label: "Overall score and our own view of the ad", how: order },
  "pairs whose ratings differ by > 1.0": {
    label: "Which of two ads people rate higher",
    how: "share of pairs rated more than a point apart",
  },
  "Spearman, copy recall ~ hit rate": { label: "Slogans people recognised later", how: order },
  "Spearman, copy recall ~ d′": { label: "The same, guessing taken out", how: order },
  "pairs in the people's order, p < .05": { label: "Headlines: clear winners", how: "share of pairs" },
  "pairs in the people's order, p < .001": { label: "Headlines: very clear winners", how: "share of pairs" },
  "Spearman, recall ~ hit rate": { label: "Pictures people recognised later", how: order },
  "mean Spearman inside publishers": { label: "The same, within one publisher", how: order },
  "Spearman, clutter ~ complexity": { label: "Clutter and people’s order of it", how: order },
  "words that matter, read": { label: "Words that matter, read correctly", how: "share of words" },
  "all words, read": { label: "All words, small print too", how: "share of words" },
  "words read that are there": { label: "Words we read that are really there", how: "share of words" },
  "headline right": { label: "Headline found", how: "share of ads" },
  "brand right": { label: "Brand found", how: "share of ads" },
  "call to act right": { label: "Call to action found", how: "share of ads" },
  "people, balanced accuracy": { label: "People found", how: "share right, ads with and without people counted alike" },
  "kind of picture right": { label: "Kind of picture recognised", how: "share of ads" },
  "product shown or not": { label: "Product shown or not", how: "share of ads" },
  "language right": { label: "Language recognised", how: "share of ads" },
  "trade right": { label: "Trade recognised", how: "share of ads" },
  "score withheld from real ads": { label: "Real ads given a score", how: "share of ads", isTurned: true },
  "mean AUC over faults with five and more": {
    label: "Faulty ads told from sound ones",
    how: "share of pairs, one ad with the fault and one without, told apart",
  },
  "advice true": { label: "Advice that is true of the ad", how: "share of advice" },
  "first advice true": { label: "The first piece of advice is true", how: "share of ads with advice" },
  "a real fault among the first three": { label: "A real fault is among the first three", how: "share of faulty ads" },
  "copies that score no higher (by more than a point)": {
    label: "Spoilt copies that gain no more than a point",
    how: "share of copies",
  },
  "copies that show a fault belonging to what was done": {
    label: "Spoilt copies whose damage is named",
    how: "share of copies",
  },
};

const attention: Record<string, string> = {
  "Where do people look? posters and ads": "Posters and ads",
  "… web pages": "Web pages",
  "… text-heavy designs": "Designs with much text",
};

/** Learned on the very cases it is measured on: the figure flatters. */
export const isFlattering = ({ data }: Pick<Figure, "data">): boolean => /fitted here|chosen here/u.test(data);

/** A share of cases, which reads as a percentage; the others are a likeness. */
export const isShare = (row: Pick<Figure, "question" | "measure">): boolean => plainWords(row).how.startsWith("share");

export function plainWords({ question, measure }: Pick<Figure, "question" | "measure">): Plain {
  const looked = attention[question];
  if (looked !== undefined) return { label: looked, how: "likeness of our map and people’s, from 0 to 1" };
  return plain[measure] ?? { label: measure.charAt(0).toUpperCase() + measure.slice(1), how: "" };
}
