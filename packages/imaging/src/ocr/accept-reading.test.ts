import { expect, it } from "vitest";
import { wordsOfRegions } from "./accept-reading.ts";
import type { Reading } from "./decode-line.ts";
import type { WordList } from "./word-list.ts";

const known = ["the", "all", "electric", "third", "party", "fresh", "bread", "every", "morning", "compatible"];
const list = new Map(known.map((word) => [word, -6])) as unknown as WordList;
const region = { cx: 0, cy: 0, width: 10, height: 2, angle: 0, score: 1 };
const reading = (text: string): Reading => ({
  characters: Array.from(text).map((character, i) => ({ character, probability: 1, from: 10 * i, to: 10 * i + 8 })),
  text,
  confidence: 1,
});
const textsOf = (...lines: string[]): string[] =>
  wordsOfRegions(
    list,
    lines.map((line) => ({ region, reading: reading(line) })),
  ).map(({ text }) => text);

it("sets marks close that stand close on one side", () => {
  expect(textsOf("THE ALL -ELECTRIC", "AT &T compatible", "fresh - every morning")).toEqual([
    "THE ALL-ELECTRIC",
    "AT&T compatible",
    "fresh - every morning",
  ]);
});

it("leaves no accent on the words of an English ad", () => {
  expect(textsOf("Frèsh bread every mòrning")).toEqual(["Fresh bread every morning"]);
  expect(textsOf("Pâtisserie çàlé mòntô")).toEqual(["Pâtisserie çàlé mòntô"]);
});
