import { expect, it } from "vitest";
import type { WordedRegion } from "./accept-reading.ts";
import type { Reading } from "./decode-line.ts";
import { isSurelyEnglish, withoutStrayAccents } from "./stray-accents.ts";
import type { WordList } from "./word-list.ts";

const list = new Map(["fresh", "bread", "every", "morning"].map((word) => [word, -6])) as unknown as WordList;
const reading = (text: string): Reading => ({
  characters: Array.from(text).map((character, i) => ({ character, probability: 1, from: 10 * i, to: 10 * i + 8 })),
  text,
  confidence: 1,
});
const worded = (text: string): WordedRegion => ({
  region: { cx: 0, cy: 0, width: 10, height: 2, angle: 0, score: 1 },
  reading: reading(text),
  text,
  known: 1,
});

it.each([
  ["PÀNERÀ BREAD", "PANERA BREAD"],
  ["our Café in Fréldá", "our Café in Frelda"],
  ["Nestlé", "Nestlé"],
  ["5 € for smòked ham", "5 € for smoked ham"],
])("%s is %s in an English ad", (read, meant) => {
  expect(withoutStrayAccents(reading(read)).text).toBe(meant);
});

it("takes for English what is mostly so", () => {
  expect(isSurelyEnglish(list, [worded("Frèsh bread"), worded("every Àcme")])).toBe(true);
  expect(isSurelyEnglish(list, [worded("Frisches Brot"), worded("every Tag")])).toBe(false);
  expect(isSurelyEnglish(list, [worded("spéëdo")])).toBe(false);
});
