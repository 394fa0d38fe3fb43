import { readFile } from "node:fs/promises";
import { ownModelFile } from "../models/model-files.ts";
import type { OpenedModel } from "../models/model-thread.ts";
import type { Crop } from "./crop-region.ts";
import { alphabetOf, type Reading } from "./decode-line.ts";
import { inkOf } from "./ink-columns.ts";
import { lstmRecogniser, openLstmReader } from "./lstm-reader.ts";
import { recogniserOf, type Recognise } from "./recognise-text.ts";
import { restoreSpaces } from "./restore-spaces.ts";
import type { Script } from "./script-of.ts";
import { writeOut } from "./write-out.ts";

/** Scripts whose lines a small LSTM reads (lstm-reader.ts). */
type LstmScript = "latin" | "cyrillic" | "greek" | "hebrew" | "devanagari" | "thai";

/** How writing of a script is put together again. */
export interface Manner {
  /** Letters of the script itself, by which a reading is known to be of it. */
  letters: RegExp;
  /** Words stand apart: where they do not, a space is the reader's mistake. */
  hasSpaces: boolean;
  isRightToLeft: boolean;
  /** The reader leaves spaces out: a gap of this share of the distance between letters is one. */
  spaceShare?: number;
  /** May stand upright, one letter below the other. */
  hasColumns: boolean;
  /** Many of its letters look like Latin ones: what the English reader makes of them is no word. */
  looksLatin?: boolean;
  /** See LineReader. */
  grow?: number;
  /** How sure a line must be to stand, and one of a letter or two. */
  sureFrom: { line: number; few: number };
}

interface ReaderRow extends Manner {
  /** Weights, and the letters in the order of their outputs, one a line; both lie in the folder of the models. */
  model: string;
  alphabet: string;
}

/** Means over the characters; one or two are easily seen in an icon or a pattern. */
const sureOfLetters = { line: 0.75, few: 0.9 };
/** The LSTMs are seldom surer than .92; from .6 on 86 to 98 % of the letters of drawn lines are right (docs/models.md). */
const sureOfWords = { line: 0.6, few: 0.8 };

const spaced = { hasSpaces: true, isRightToLeft: false, hasColumns: false, sureFrom: sureOfLetters };
const unspaced = { ...spaced, hasSpaces: false, hasColumns: true };

/** Scripts that are read, each with its reader: [1, 3, 48, width], BGR, x / 127.5 - 1, in; softmax over blank, letters, space out, or the strongest only. */
const rows: Record<Exclude<Script, LstmScript>, ReaderRow> = {
  chinese: {
    model: "chinese-reader.onnx",
    alphabet: "chinese-letters.txt",
    letters: /\p{Script=Han}/u,
    ...unspaced,
  },
  japanese: {
    model: "japanese-reader.onnx",
    alphabet: "japanese-letters.txt",
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
    ...unspaced,
  },
  korean: {
    model: "korean-reader.onnx",
    alphabet: "korean-letters.txt",
    letters: /\p{Script=Hangul}/u,
    ...spaced,
    hasColumns: true,
    spaceShare: 0.28,
  },
  arabic: {
    model: "arabic-reader.onnx",
    alphabet: "arabic-letters.txt",
    letters: /\p{Script=Arabic}/u,
    ...spaced,
    isRightToLeft: true,
  },
};

/** An LSTM gives the text in the order of reading, spaces and all. */
const worded = { ...spaced, sureFrom: sureOfWords, grow: 1.15 };
const lstmRows: Record<LstmScript, Manner> = {
  // Asked for the accents that the English reader leaves out (accents-of.ts).
  latin: { letters: /\p{Script=Latin}/u, ...worded },
  cyrillic: { letters: /\p{Script=Cyrillic}/u, ...worded, looksLatin: true },
  greek: { letters: /\p{Script=Greek}/u, ...worded, looksLatin: true },
  hebrew: { letters: /\p{Script=Hebrew}/u, ...worded, isRightToLeft: true },
  devanagari: { letters: /\p{Script=Devanagari}/u, ...worded, grow: 1.3 },
  thai: { letters: /\p{Script=Thai}/u, ...worded, hasSpaces: false, grow: 1.3 },
};

/** Tried where the shapes tell no script. The LSTMs read a line in a tenth of a second: they wait until they are told to. */
export const triedUntold = Object.keys(rows) as Script[];

export const lstmScripts = Object.keys(lstmRows) as Script[];

const isLstmScript = (script: Script): script is LstmScript => script in lstmRows;

export interface ScriptReader {
  script: Script;
  manner: Manner;
  recognise: Recognise;
  /** False where a second look at doubtful lines the other way up would cost too much. */
  readsTurned: boolean;
  /** Gives its memory back. */
  shut: () => Promise<void>;
}

export type OpenScriptReader = (script: Script) => Promise<ScriptReader>;

const mendOf = (manner: Manner): ((reading: Reading, crop: Crop) => Reading) => {
  const write = writeOut(manner);
  const { spaceShare } = manner;
  if (spaceShare === undefined) return write;
  return (reading, crop) => write(restoreSpaces(reading, inkOf(crop), crop.width, spaceShare));
};

/** Words of Thai do not stand apart; its reader sets a space between any two signs. */
const lstmText =
  ({ hasSpaces, letters }: Manner) =>
  (text: string): string =>
    hasSpaces
      ? text
      : text.replaceAll(/(?<=(.)) (?=(.))/gu, (space, one: string, next: string) =>
          letters.test(one) && letters.test(next) ? "" : space,
        );

const openLstm = async (script: LstmScript): Promise<ScriptReader> => {
  const manner = lstmRows[script];
  const reader = await openLstmReader(ownModelFile(`${script}.traineddata`));
  const shut = async (): Promise<void> => reader.shut();
  return { script, manner, recognise: lstmRecogniser(reader, lstmText(manner)), readsTurned: false, shut };
};

/** Opened for one picture and shut after it: each holds some 30 MB, and few pictures need one. */
export const scriptReaderOpener =
  (openLineReader: (file: string) => Promise<OpenedModel>): OpenScriptReader =>
  async (script) => {
    if (isLstmScript(script)) return await openLstm(script);
    const row = rows[script];
    const [recogniser, file] = await Promise.all([
      openLineReader(row.model),
      readFile(ownModelFile(row.alphabet), "utf8"),
    ]);
    const alphabet = alphabetOf(file.replace(/\n$/, "").split("\n"));
    const recognise = recogniserOf(recogniser, { alphabet, mend: mendOf(row) });
    return { script, manner: row, recognise, readsTurned: true, shut: recogniser.shut };
  };
