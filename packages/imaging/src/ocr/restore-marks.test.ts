import { expect, test } from "vitest";
import { cropHeight } from "./crop-region.ts";
import type { MarkClassifier } from "./mark-classifier.ts";
import { marks, type Mark } from "./marks.ts";
import type { ReadCharacter, Reading } from "./decode-line.ts";
import { restoreMarks } from "./restore-marks.ts";

type Chances = Partial<Record<Mark, number>>;

/** Sees the same everywhere: what is tested is when it is believed. */
const sees = (chances: Chances): MarkClassifier => {
  const all = Float32Array.from(marks, (mark) => chances[mark] ?? 0);
  return { chances: () => all };
};

/** `text` as the recogniser hands it over, a character every `step` pixels from `start` on. */
const read = (text: string, { start = 0, step = 10, probability = 0.9 } = {}): Reading => ({
  text,
  confidence: probability,
  characters: Array.from(text, (character, i): ReadCharacter => {
    const from = start + i * step;
    return { character, probability, from, to: from + step };
  }),
});

const restored = (reading: Reading, chances: Chances): Reading => {
  const width = Math.max(...reading.characters.map((one) => one.to));
  return restoreMarks(sees(chances), reading, new Float32Array(width * cropHeight), width);
};

const textOf = (text: string, chances: Chances): string => restored(read(text), chances).text;

test("a letter gets the accent the classifier is sure of, in a word no dictionary knows", () => {
  expect(textOf("Zbrlo", { acute: 0.61, none: 0.39 })).toBe("Zbrló");
  expect(textOf("Zbrlo", { acute: 0.59, none: 0.41 })).toBe("Zbrlo");
});

test("an English word in an English line never gets one, however sure the classifier is", () => {
  expect(textOf("Fresh coffee", { acute: 0.99 })).toBe("Fresh coffee");
});

test("a word that is written with accents needs only all of them together", () => {
  expect(textOf("cafe", { acute: 0.4, grave: 0.3, none: 0.3 })).toMatch(/é$/);
  expect(textOf("zbrle", { acute: 0.4, grave: 0.3, none: 0.3 })).toBe("zbrle");
});

test("a mark few languages write gives way to a common one", () => {
  expect(textOf("zbrlu", { diaeresis: 0.62, acute: 0.3 })).toBe("zbrlü");
  // ë counts for three tenths of itself: é at .3 is likelier, but nobody is sure of that one
  expect(textOf("zbrle", { diaeresis: 0.69, acute: 0.3 })).toBe("zbrle");
  expect(textOf("zbrle", { diaeresis: 0.9, acute: 0.1 })).toBe("zbrlë");
});

test("the dot of an i is no accent unless the classifier has next to no doubt", () => {
  expect(textOf("zbrli", { acute: 0.9, none: 0.1 })).toBe("zbrli");
  expect(textOf("zbrli", { acute: 0.97, none: 0.03 })).toBe("zbrlí");
});

test("a letter misread for a currency sign becomes the sign, and is as sure as the classifier", () => {
  const { characters, confidence } = restored(read("f19", { probability: 0.6 }), { pound: 0.95, none: 0.05 });
  expect(characters.map((one) => one.character).join("")).toBe("£19");
  expect(characters[0]?.probability).toBeCloseTo(0.95);
  expect(confidence).toBeCloseTo((0.95 + 0.6 + 0.6) / 3);
});

test("a sign is written once, though it could be found again before the same number", () => {
  const reading = read("E19", { step: 20 });
  expect(restored(reading, { pound: 0.95, none: 0.05 }).text).toBe("£19");
});

test("a letter inside a code is left alone", () => {
  expect(textOf("AB19", { pound: 0.95 })).toBe("AB19");
});

test("a sign the recogniser left out is put into the gap before the number", () => {
  const { characters, text, confidence } = restored(read("19", { start: 24 }), { euro: 0.9, none: 0.1 });
  expect(text).toBe("€19");
  const [sign, first] = characters;
  expect(sign?.from).toBeGreaterThanOrEqual(0);
  expect(sign?.to).toBeLessThanOrEqual((first?.from ?? 0) + 8);
  expect(confidence).toBeCloseTo((0.8 + 0.9 + 0.9) / 3);
});

test("no sign is put where there is no room for one, nor where the classifier has doubts", () => {
  expect(restored(read("19", { start: 12 }), { euro: 0.9, none: 0.1 }).text).toBe("19");
  expect(restored(read("19", { start: 24 }), { euro: 0.84, none: 0.16 }).text).toBe("19");
});
