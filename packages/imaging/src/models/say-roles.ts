import { seenLines, type Signals } from "@adjudge/scoring";
import type { FloatModel } from "./model-thread.ts";
import { LINE, openWordPieces, piecesOf, START, type WordPieces } from "./word-pieces.ts";

/** The net knows this many places; ads hold thirty pieces as a rule, one in a hundred has two hundred. */
const mostPieces = 320;
const mostPiecesOfWord = 12;
const mostPiecesOfLine = 32;

const thousandths = (value: number): number => Math.round(value * 1e3) / 1e3;

interface Tokens {
  pieces: number[];
  /** Line of each piece, from 1; 0 is the start. */
  lines: number[];
  /** Place of each line's mark. */
  marks: number[];
  /** Place of the first piece of each word, line by line; null where the line has no room for it. */
  words: (number | null)[][];
}

/** All lines in reading order, a mark before each. Lines that go beyond the places of the net are left out. */
function tokensOf(texts: readonly string[], vocabulary: WordPieces): Tokens {
  const tokens: Tokens = { pieces: [START], lines: [0], marks: [], words: [] };
  for (const text of texts) {
    const words = text.split(/\s+/u).map((word) => piecesOf(word, vocabulary).slice(0, mostPiecesOfWord));
    const pieces = words.flat().slice(0, mostPiecesOfLine);
    const mark = tokens.pieces.length;
    if (mark + 1 + pieces.length > mostPieces) break;
    tokens.marks.push(mark);
    tokens.pieces.push(LINE, ...pieces);
    tokens.lines.push(...Array.from({ length: pieces.length + 1 }, () => tokens.marks.length));
    let at = 0;
    tokens.words.push(
      words.map((own) => {
        const first = at;
        at += own.length;
        return own.length > 0 && first < pieces.length ? mark + 1 + first : null;
      }),
    );
  }
  return tokens;
}

export type WordsSaid = Pick<Signals, "said" | "trades" | "likeness">;

const column = (values: readonly number[]) => ({ dims: [values.length], data: Float32Array.from(values) });

/** What each line is, and which words are the advertiser's name, by a net that reads the whole ad at once; the ad's trade, and whether it is one. */
export const roleSayer =
  (model: FloatModel, vocabulary: WordPieces) =>
  async (signals: Signals): Promise<WordsSaid> => {
    const { lines, features } = seenLines(signals);
    const {
      pieces,
      lines: lineOf,
      marks,
      words,
    } = tokensOf(
      lines.map((l) => l.text),
      vocabulary,
    );
    if (marks.length === 0) return { said: [] };
    const rows = features.slice(0, marks.length);
    const { roles, names, trades, likeness } = await model.run({
      pieces: column(pieces),
      lines: column(lineOf),
      marks: column(marks),
      features: { dims: [rows.length, rows[0]?.length ?? 0], data: Float32Array.from(rows.flat()) },
    });
    if (roles === undefined || names === undefined || trades === undefined || likeness === undefined)
      throw new Error("the net of the lines gave nothing");
    const width = roles.data.length / marks.length;
    const said = marks.map((_, i) => ({
      index: lines[i]?.index ?? 0,
      text: lines[i]?.text ?? "",
      roles: Array.from(roles.data.slice(i * width, (i + 1) * width), thousandths),
      names: (words[i] ?? []).map((place) => (place === null ? 0 : thousandths(names.data[place] ?? 0))),
    }));
    return { said, trades: Array.from(trades.data, thousandths), likeness: Array.from(likeness.data, thousandths) };
  };

/** The word pieces that the net of the lines is given, for those who train it. */
export async function piecesIn(signals: Signals): Promise<number[]> {
  const texts = seenLines(signals).lines.map((line) => line.text);
  return tokensOf(texts, await openWordPieces()).pieces;
}
