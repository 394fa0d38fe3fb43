import { expect, it } from "vitest";
import type { Reading } from "./decode-line.ts";
import { withoutLookAlikes } from "./look-alikes.ts";
import type { WordList } from "./word-list.ts";

const list = new Map(
  ["old", "it", "in", "all", "lot", "people", "aim"].map((word) => [word, -6]),
) as unknown as WordList;
const reading = (text: string): Reading => ({
  characters: Array.from(text).map((character, i) => ({ character, probability: 1, from: 10 * i, to: 10 * i + 8 })),
  text,
  confidence: 1,
});

it.each([
  ["OId people", "Old people"],
  ["lt", "It"],
  ["aII", "aII"],
  ["All", "All"],
  ["IKEA", "IKEA"],
  ["IoT", "IoT"],
  ["a1m.", "aim."],
  ["1n", "1n"],
])("%s is %s", (read, meant) => {
  expect(withoutLookAlikes(list, reading(read)).text).toBe(meant);
});
