import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ownModelFile } from "./model-files.ts";

/** Pieces of words and their numbers, in the order of the vocabulary. */
export type WordPieces = ReadonlyMap<string, number>;

/** Numbers with a meaning of their own in this vocabulary. */
export const START = 101;
export const LINE = 102;
const UNKNOWN = 100;

/** Longer "words" are no words. */
const longestPart = 100;

/** Signs beyond ASCII that are no punctuation (€, ™) stay with their word: the vocabulary was made so. */
const punctuation = /[!-/:-@[-`{-~\p{P}]/u;
const ideograph = /\p{Script=Han}/u;

/** Lower case without accents; signs and ideographs stand alone, as the vocabulary was made. */
function partsOf(word: string): string[] {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
  const parts: string[] = [];
  let open = "";
  for (const letter of plain) {
    if (!punctuation.test(letter) && !ideograph.test(letter)) {
      open += letter;
      continue;
    }
    if (open !== "") parts.push(open);
    parts.push(letter);
    open = "";
  }
  return open === "" ? parts : [...parts, open];
}

/** Longest pieces first; a part that cannot be put together from pieces is one unknown. */
function piecesOfPart(part: string, vocabulary: WordPieces): number[] {
  if (part.length > longestPart) return [UNKNOWN];
  const letters = Array.from(part);
  const found: number[] = [];
  let from = 0;
  while (from < letters.length) {
    let to = letters.length;
    let piece: number | undefined;
    while (to > from && piece === undefined) {
      piece = vocabulary.get(`${from > 0 ? "##" : ""}${letters.slice(from, to).join("")}`);
      if (piece === undefined) to -= 1;
    }
    if (piece === undefined) return [UNKNOWN];
    found.push(piece);
    from = to;
  }
  return found;
}

export const piecesOf = (word: string, vocabulary: WordPieces): number[] =>
  partsOf(word).flatMap((part) => piecesOfPart(part, vocabulary));

export async function openWordPieces(): Promise<WordPieces> {
  const text = gunzipSync(await readFile(ownModelFile("word-pieces.txt.gz"))).toString("utf8");
  return new Map(
    text
      .trimEnd()
      .split("\n")
      .map((piece, number) => [piece, number]),
  );
}
