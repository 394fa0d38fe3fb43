import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ownModelFile } from "../models/model-files.ts";

/** Lower-case English words and the natural logarithm of how often each is met in running text. */
export type WordList = ReadonlyMap<string, number>;

/** Weights of the sections of the file: words beyond the ranked ones are met the less often the larger their SCOWL size. */
const tierWeights: Record<string, number> = { "10": 80, "20": 50, "35": 30, "40": 20, "50": 12, "55": 8, "60": 5 };

/** Zipf's law with the head flattened: the word of rank r is met as often as 1 / (r + 3). */
const weightOfRank = (rank: number): number => 1e6 / (rank + 3);

/**
 * Frequencies from a text of sections: a line "= ranked" or "= 35" and, below it, words. Ranked ones come in the order of
 * how often they are met; of a word that stands in several sections the weights are added.
 */
export const parseWordList = (text: string): WordList => {
  const weights = new Map<string, number>();
  let section = "";
  let rank = 0;
  let total = 0;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (line.startsWith("= ")) {
      section = line.slice(2);
      continue;
    }
    const weight = section === "ranked" ? weightOfRank(rank++) : (tierWeights[section] ?? 1);
    weights.set(line, (weights.get(line) ?? 0) + weight);
    total += weight;
  }
  return new Map([...weights].map(([word, weight]) => [word, Math.log(weight / total)]));
};

/** The list in this repository; where its words come from stands in docs/decisions/010-word-list.md. */
export const openWordList = async (): Promise<WordList> =>
  parseWordList(gunzipSync(await readFile(ownModelFile("word-list.txt.gz"))).toString("utf8"));
