import { expectAccents, type AccentsExpected } from "@adjudge/scoring";
import { glyphFeatures, strokesOf } from "./glyph-features.ts";
import { likeliest, type MarkClassifier } from "./mark-classifier.ts";
import { currencySigns, marks, withMark, type Mark } from "./marks.ts";
import type { ReadCharacter, Reading } from "./decode-line.ts";

/** How sure the classifier must be before it changes what the recogniser read. */
const sureOfAccent = 0.6;
const sureOfSign = 0.6;
/** Written by few languages or in few of their words: taken only where they are this much likelier than the others. */
const seldomWritten = /[ëïÿýěňřčšžğş]/iu;
const seldom = 0.3;
/** The dot of an i blurs into any accent. */
const sureOfDottedLetter = 0.96;
/** The recogniser knows a character's place only to a step of 8 px; the windows around it are averaged. */
const offsets = [-4, 4];
/** Most letters carry nothing and the first look says so. */
const surelyPlain = 0.97;
/** What the English recogniser, which has no such characters, makes of £ and € (seen on rendered prices). */
const lookalikes = /[A-Za-z&<(?]/;
/** Width of a currency sign in a crop of 48 px. */
const signWidth = 16;

/** A sign the recogniser left out is looked for in steps of this many pixels, and must be seen twice in a row. */
const searchStep = 4;
/** Between two characters that stand side by side there is no room for a sign. */
const roomForSign = 14;
/** Dirt and drawings before a number are no signs. */
const sureOfMissedSign = 0.85;

const middle = (one: ReadCharacter): number => (one.from + one.to) / 2;

const isDigit = (one: ReadCharacter | undefined): boolean => one !== undefined && /\d/.test(one.character);

const mayCarryMark = /[aceginorsuyz]/i;

/** The chances of the marks at a place of the line. */
type See = (centre: number) => Float32Array;

const seeing = (classifier: MarkClassifier, ink: Float32Array, width: number): See => {
  const strokes = strokesOf(ink, width);
  return (centre) => classifier.chances(glyphFeatures(strokes, centre));
};

/** The chances round a place that is known to a step of the recogniser only. */
const seeAround = (see: See, centre: number): Float32Array => {
  const first = see(centre);
  if ((first[0] ?? 0) > surelyPlain) return first;
  const all = [first, ...offsets.map((offset) => see(centre + offset))];
  return first.map((_, i) => all.reduce((sum, chances) => sum + (chances[i] ?? 0), 0) / all.length);
};

const isSign = (mark: Mark): boolean => currencySigns[mark] !== undefined;

const signAt = (see: See, centre: number): { sign: string; chance: number } | null => {
  const { mark, chance } = likeliest(seeAround(see, centre), (one) => isSign(one) || one === "none");
  const sign = currencySigns[mark];
  return chance < sureOfSign || sign === undefined ? null : { sign, chance };
};

const withSign = (one: ReadCharacter, { sign, chance }: { sign: string; chance: number }): ReadCharacter => ({
  ...one,
  character: sign,
  probability: Math.max(one.probability, chance),
  others: [],
});

/** A letter that stands alone before a number may be a sign misread; so may the letter before it be a real word's end. */
const misreadSign = (characters: ReadCharacter[], i: number): boolean => {
  const one = characters[i];
  const before = characters[i - 1];
  const after = characters[i + 1];
  if (one === undefined || !lookalikes.test(one.character)) return false;
  const leads =
    isDigit(after) && (before === undefined || /[\s(:]/.test(before.character) || /\p{Ll}/u.test(before.character));
  const follows =
    (after === undefined || after.character === " ") &&
    (isDigit(before) || (before?.character === " " && isDigit(characters[i - 2])));
  return leads || follows;
};

interface SignSeen {
  sign: string;
  centre: number;
}

/**
 * The sign between the beginning of a number and what stands before it: the recogniser may have left it out altogether,
 * and with it the place where it stands.
 */
const missedSign = (see: See, characters: ReadCharacter[], i: number): SignSeen | null => {
  const one = characters[i];
  const before = characters[i - 1];
  if (one === undefined || !isDigit(one) || (before !== undefined && !/[\s\p{L}]/u.test(before.character))) return null;
  const start = before?.to ?? 0;
  if (one.from - start < roomForSign) return null;
  let best: (SignSeen & { chance: number }) | null = null;
  let last: Float32Array | null = null;
  for (let centre = one.from - searchStep; centre >= start + searchStep; centre -= searchStep) {
    const seen = see(centre);
    const previous = last;
    last = seen;
    if (previous === null) continue;
    const both = seen.map((chance, k) => Math.min(chance, previous[k] ?? 0));
    const { mark, chance } = likeliest(both, isSign);
    const sign = currencySigns[mark];
    if (sign !== undefined && chance >= sureOfMissedSign && chance > (best?.chance ?? 0))
      best = { sign, chance, centre: centre + searchStep / 2 };
  }
  return best;
};

/** What is expected of the word each character belongs to: blur makes an accent of the dirt above any letter. */
const expectations = (characters: ReadCharacter[]): AccentsExpected[] => {
  const text = characters.map((one) => one.character).join("");
  const expected = characters.map((): AccentsExpected => "open");
  const words = [...text.matchAll(/[\p{L}'’]+/gu)];
  expectAccents(words.map(([word]) => word)).forEach((is, n) => {
    const from = words[n]?.index ?? 0;
    expected.fill(is, from, from + (words[n]?.[0].length ?? 0));
  });
  return expected;
};

/**
 * The letter with the mark it carries. Small type shows that there is a mark before it shows which: in a word that is
 * written with one, all marks together decide the first.
 */
const accented = (see: See, one: ReadCharacter, expected: AccentsExpected): ReadCharacter => {
  const chances = seeAround(see, middle(one));
  const possible = marks.flatMap((mark, k) => {
    const composed = withMark(one.character, mark);
    const chance = chances[k] ?? 0;
    return composed === null ? [] : [{ composed, chance, weight: seldomWritten.test(composed) ? seldom : 1 }];
  });
  const best = possible.reduce((a, b) => (b.chance * b.weight > a.chance * a.weight ? b : a), {
    composed: one.character,
    chance: 0,
    weight: 1,
  });
  const sure = expected === "likely" ? possible.reduce((sum, { chance }) => sum + chance, 0) : best.chance;
  return sure < (one.character === "i" ? sureOfDottedLetter : sureOfAccent)
    ? one
    : { ...one, character: best.composed, others: [] };
};

/**
 * Gives back the currency signs and accents that the English recogniser cannot write. It reads "Café" as "Cafe" and
 * "£19" as "f19" or "19"; the classifier looks at those characters again.
 */
export const restoreMarks = (
  classifier: MarkClassifier,
  reading: Reading,
  ink: Float32Array,
  width: number,
): Reading => {
  const see = seeing(classifier, ink, width);
  const { characters } = reading;
  const expected = expectations(characters);
  let afterSign = false;
  const restored = characters.flatMap((one, i): ReadCharacter[] => {
    const hasSign = afterSign;
    afterSign = false;
    if (misreadSign(characters, i)) {
      const seen = signAt(see, middle(one));
      // The recogniser was unsure of what it cannot write; the classifier is not.
      afterSign = seen !== null;
      if (seen !== null) return [withSign(one, seen)];
    }
    const missed = hasSign ? null : missedSign(see, characters, i);
    if (missed !== null) {
      const { sign, centre } = missed;
      return [{ character: sign, probability: 0.8, from: centre - signWidth / 2, to: centre + signWidth / 2 }, one];
    }
    const open = expected[i] ?? "open";
    return [mayCarryMark.test(one.character) && open !== "never" ? accented(see, one, open) : one];
  });
  const confidence = restored.reduce((sum, one) => sum + one.probability, 0) / Math.max(1, restored.length);
  return { characters: restored, text: restored.map((one) => one.character).join(""), confidence };
};
