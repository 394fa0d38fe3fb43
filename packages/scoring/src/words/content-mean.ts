import { bytesOf } from "./base64.ts";
import { placeOf, rarityAt } from "./lexicon.ts";
import { modelWords } from "./model-words.ts";

/** A property of words as bytes over a range, one byte a word of the lexicon. */
export interface WordProperty {
  values: string;
  low: number;
  high: number;
}

const decoded = new WeakMap<WordProperty, Uint8Array>();

/** The hundred or so commonest words are function words: they carry no picture. */
const FUNCTION_RARITY = 2.2;

/** Mean of a property over the words that carry content; null where no such word is known. */
export function contentMean(text: string, property: WordProperty): number | null {
  const bytes = decoded.get(property) ?? bytesOf(property.values);
  decoded.set(property, bytes);
  const places = modelWords(text)
    .map(placeOf)
    .filter((place) => place >= 0 && rarityAt(place) > FUNCTION_RARITY);
  if (places.length === 0) return null;
  const mean = places.reduce((sum, place) => sum + (bytes[place] ?? 0), 0) / places.length;
  return property.low + (mean / 255) * (property.high - property.low);
}
