import { glyphFeatures, strokesOf } from "./glyph-features.ts";
import { likeliest, type MarkClassifier } from "./mark-classifier.ts";
import { currencySigns, withMark, type Mark } from "./marks.ts";
import type { ReadCharacter, Reading } from "./recognise-text.ts";

/** How sure the classifier must be before it changes what the recogniser read. */
const sureOfAccent = 0.6;
const sureOfSign = 0.6;
/** The dot of an i blurs into any accent. */
const sureOfDottedLetter = 0.9;
/** The recogniser knows a character's place only to a step of 8 px; the windows around it are averaged. */
const offsets = [-4, 4];
/** Most letters carry nothing and the first look says so. */
const surelyPlain = 0.97;
/** What the English recogniser, which has no such characters, makes of £ and € (seen on rendered prices). */
const lookalikes = /[A-Za-z&<(?]/;
/** Width of a currency sign in a crop of 48 px. */
const signWidth = 16;

const middle = (one: ReadCharacter): number => (one.from + one.to) / 2;

const isDigit = (one: ReadCharacter | undefined): boolean => one !== undefined && /\d/.test(one.character);

const mayCarryMark = /[aceginorsuyz]/i;

type See = (centre: number) => Float32Array;

const seeing = (classifier: MarkClassifier, ink: Float32Array, width: number): See => {
  const strokes = strokesOf(ink, width);
  return (centre) => {
    const first = classifier.chances(glyphFeatures(strokes, centre));
    if ((first[0] ?? 0) > surelyPlain) return first;
    const all = [first, ...offsets.map((offset) => classifier.chances(glyphFeatures(strokes, centre + offset)))];
    return first.map((_, i) => all.reduce((sum, chances) => sum + (chances[i] ?? 0), 0) / all.length);
  };
};

const isSign = (mark: Mark): boolean => currencySigns[mark] !== undefined;

const signAt = (see: See, centre: number): string | null => {
  const { mark, chance } = likeliest(see(centre), (one) => isSign(one) || one === "none");
  return chance < sureOfSign ? null : (currencySigns[mark] ?? null);
};

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

/** A number with nothing before it: the recogniser may have left the sign out altogether. */
const missedSign = (characters: ReadCharacter[], i: number): boolean =>
  isDigit(characters[i]) && (i === 0 || characters[i - 1]?.character === " ");

const accented = (see: See, one: ReadCharacter): ReadCharacter => {
  const { mark, chance } = likeliest(
    see(middle(one)),
    (kind) => kind === "none" || withMark(one.character, kind) !== null,
  );
  const composed =
    mark === "none" || chance < (one.character === "i" ? sureOfDottedLetter : sureOfAccent)
      ? null
      : withMark(one.character, mark);
  return composed === null ? one : { ...one, character: composed };
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
  const restored = characters.flatMap((one, i): ReadCharacter[] => {
    if (misreadSign(characters, i)) {
      const sign = signAt(see, middle(one));
      if (sign !== null) return [{ ...one, character: sign }];
    }
    if (missedSign(characters, i)) {
      const edge = one.from;
      const sign = edge < signWidth * 0.6 ? null : signAt(see, edge - signWidth / 2);
      if (sign !== null) return [{ character: sign, probability: 0.8, from: edge - signWidth, to: edge }, one];
    }
    return [mayCarryMark.test(one.character) ? accented(see, one) : one];
  });
  return { ...reading, characters: restored, text: restored.map((one) => one.character).join("") };
};
