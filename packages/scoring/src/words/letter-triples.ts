import { bytesOf } from "./base64.ts";
import { LETTER_TRIPLES } from "./letter-triples.data.ts";

/** Letters a to z, and the edge of a word as 0. */
const code = (letter: string): number => Math.max(0, letter.charCodeAt(0) - 96);
const place = (triple: string): number =>
  (code(triple.charAt(0)) * 27 + code(triple.charAt(1))) * 27 + code(triple.charAt(2));

/** In plain letters a to z, accents taken off. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("æ", "ae")
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");

/** The word in plain letters with its edges. */
function edged(word: string): string {
  const plain = plainLetters(word);
  return plain === "" ? "" : `_${plain}_`;
}

export function triplesOf(word: string): number[] {
  const letters = edged(word);
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) =>
    place(letters.slice(i, i + 3).replaceAll("_", "`")),
  );
}

/** One bit a triple of letters: set where at least `least` of the words hold it. Written to letter-triples.data.ts. */
export function tableOfTriples(words: readonly string[], least: number): Uint8Array {
  const counts = new Uint32Array(27 ** 3);
  for (const word of words) for (const triple of new Set(triplesOf(word))) counts[triple] = (counts[triple] ?? 0) + 1;
  const bits = new Uint8Array(Math.ceil(counts.length / 8));
  counts.forEach((count, i) => {
    if (count >= least) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7));
  });
  return bits;
}

let table: Uint8Array | null = null;

/** Share of the letter triples of a word that words and names hardly ever hold: 0 "shop", 1 "xqzkv". */
export function strangeness(word: string): number {
  const bits = (table ??= bytesOf(LETTER_TRIPLES));
  const triples = triplesOf(word);
  const strange = triples.filter((triple) => ((bits[triple >> 3] ?? 0) & (1 << (triple & 7))) === 0).length;
  return triples.length === 0 ? 0 : strange / triples.length;
}
