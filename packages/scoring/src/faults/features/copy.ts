import { spellingFaults } from "../../words/spelling.ts";
import { messageText } from "../../facts/measure-copy.ts";
import type { Measures } from "../../facts/seen.ts";
import { blocksWith, mustRead, rise } from "./shown.ts";

/** Words that are probably misspelt, where the reader was sure of what it read. */
export const misspelt = (m: Measures): { word: string; suggestion: string }[] =>
  mustRead(m)
    .filter((b) => b.confidence >= 0.9)
    .flatMap((b) => spellingFaults(b.text));

export function copyFeatures(m: Measures) {
  const { copy } = m;
  const message = messageText(m.blocks);
  return {
    noOffer: blocksWith(m, "offer").length === 0 ? 1 : 0,
    noBenefit: copy.benefit ? 0 : 1,
    noReader: copy.secondPerson ? 0 : 1,
    noNumber: copy.number ? 0 : 1,
    fewWords: rise(copy.messageWords, 14, 0),
    noBody: blocksWith(m, "body").length === 0 ? 1 : 0,
    teasing: Math.min(1, copy.teasers.length / 4),
    misspelt: Math.min(1, misspelt(m).length / 3),
    hardWords: copy.ease === null ? 0 : rise(copy.ease, 90, 0),
    headlineLong: rise(copy.headlineWords, 5, 18),
    sponsored: copy.sponsorLabel ? 1 : 0,
    forgettable: copy.recall === null ? 0 : 1 - copy.recall / 100,
    question: /\?/u.test(message) ? 1 : 0,
  };
}
