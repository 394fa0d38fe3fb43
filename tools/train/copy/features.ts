/**
 * Reads JSON strings line by line and writes, for each, the places of its words and its style numbers, computed by the
 * very code that ships, so that training and scoring cannot disagree on what a word is.
 * Use: tsx features.ts < texts.jsonl > features.jsonl
 */
import { createInterface } from "node:readline";
import { placeOf } from "@adjudge/scoring/words/lexicon";
import { modelWords } from "@adjudge/scoring/words/model-words";
import { STYLE_NAMES, styleFeatures } from "@adjudge/scoring/words/style-features";

process.stdout.write(`${JSON.stringify({ style: STYLE_NAMES })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const text: unknown = JSON.parse(line);
  if (typeof text !== "string") throw new Error(`not a text: ${line}`);
  const words = modelWords(text);
  process.stdout.write(`${JSON.stringify({ text, words, places: words.map(placeOf), style: styleFeatures(text) })}\n`);
}
