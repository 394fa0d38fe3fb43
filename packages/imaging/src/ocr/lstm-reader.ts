import { readFile } from "node:fs/promises";
import type { LstmApi, LstmCore } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { setImmediate } from "node:timers/promises";
import { cropHeight, type Crop } from "./crop-region.ts";
import type { Reading } from "./decode-line.ts";
import { notReached, type Recognise } from "./recognise-text.ts";

export interface LineRead {
  text: string;
  /** Of the words, 0 to 1. */
  confidence: number;
}

/** Reads one line at a time; `shut` gives its memory back. */
export interface LstmReader {
  read: (crop: Crop) => LineRead;
  shut: () => void;
}

/** Only the net; and a picture is one line. */
const lstmOnly = 1;
const oneLine = 7;
interface Ground {
  above: number;
  beside: number;
}

/** Ground round the line: letters that touch the edge of the picture are taken for noise. The net scales what it gets to one height. */
const around: Ground = { above: 10, beside: 14 };
/** A doubtful line is read once more, smaller in its picture: letters with no stems fill their box. */
const wider: Ground = { above: 26, beside: 30 };
const doubtful = 0.8;
/** Shares of the grey levels that are taken for the darkest and the brightest. */
const ends = 0.01;

const greyOf = ({ width, data }: Crop): Uint8Array => {
  const grey = new Uint8Array(width * cropHeight);
  for (let i = 0; i < grey.length; i += 1)
    grey[i] = Math.round(0.299 * (data[3 * i] ?? 0) + 0.587 * (data[3 * i + 1] ?? 0) + 0.114 * (data[3 * i + 2] ?? 0));
  return grey;
};

const meanOf = (values: Uint8Array): number => values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

/** Dark letters on a bright ground, from black to white: the net was fitted on print. */
export const asPrint = (crop: Crop): Uint8Array => {
  const grey = greyOf(crop);
  const rim = [...grey.subarray(0, crop.width), ...grey.subarray(grey.length - crop.width)];
  const isBright = meanOf(Uint8Array.from(rim)) >= meanOf(grey);
  const sorted = grey.toSorted();
  const low = sorted[Math.floor(ends * (sorted.length - 1))] ?? 0;
  const high = sorted[Math.ceil((1 - ends) * (sorted.length - 1))] ?? 255;
  const scale = 255 / Math.max(1, high - low);
  return grey.map((v) => {
    const stretched = Math.min(255, Math.max(0, Math.round((v - low) * scale)));
    return isBright ? stretched : 255 - stretched;
  });
};

/** As a file of grey levels (PGM) with its edges carried on. */
export const pictureOf = (crop: Crop, around: Ground): Uint8Array => {
  const grey = asPrint(crop);
  const width = crop.width + 2 * around.beside;
  const height = cropHeight + 2 * around.above;
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(cropHeight - 1, Math.max(0, y - around.above)) * crop.width;
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(crop.width - 1, Math.max(0, x - around.beside));
      file[head.length + y * width + x] = grey[row + column] ?? 255;
    }
  }
  return file;
};

const start = async (file: string): Promise<{ core: LstmCore; api: LstmApi }> => {
  const { default: open } = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  const core = await open({ printErr: () => undefined });
  core.FS.writeFile("/script.traineddata", new Uint8Array(await readFile(file)));
  const api = new core.TessBaseAPI();
  if (api.Init("/", "script", lstmOnly) !== 0) throw new Error(`${file} did not open`);
  api.SetPageSegMode(oneLine);
  return { core, api };
};

/** A Tesseract net (LSTM) for scripts that no small net of the other kind can be had for. */
export const openLstmReader = async (file: string): Promise<LstmReader> => {
  const { core, api } = await start(file);
  let isShut = false;
  const readOn = (crop: Crop, ground: Ground): LineRead => {
    core.FS.writeFile("/input", pictureOf(crop, ground));
    if (api.SetImageFile(1, 0) !== 0) throw new Error("a line could not be handed over");
    const text = api.GetUTF8Text().trim().replaceAll("µ", "μ").replaceAll(/\s+/g, " ");
    return { text, confidence: text === "" ? 0 : api.MeanTextConf() / 100 };
  };
  return {
    read: (crop) => {
      if (isShut) throw new Error(`${file} is shut`);
      const plain = readOn(crop, around);
      if (plain.confidence >= doubtful) return plain;
      const other = readOn(crop, wider);
      return other.confidence > plain.confidence ? other : plain;
    },
    shut: () => {
      isShut = true;
      api.End();
    },
  };
};

/** The places of its letters are not told: they are spread evenly over the crop. */
const readingOf = ({ text, confidence }: LineRead, { width }: Crop): Reading => {
  const letters = Array.from(text);
  const step = width / Math.max(1, letters.length);
  const characters = letters.map((character, i) => ({
    character,
    probability: confidence,
    from: i * step,
    to: (i + 1) * step,
  }));
  return { characters, text, confidence };
};

export const lstmRecogniser =
  (reader: LstmReader, write: (text: string) => string): Recognise =>
  async (crops, mayRead) => {
    const readings: Reading[] = [];
    let columns = 0;
    for (const planned of crops) {
      // It computes in this thread: messages and clocks have their turn between two lines.
      await setImmediate();
      if (!mayRead(columns)) readings.push(notReached);
      else {
        const crop = planned.cut();
        const { text, confidence } = reader.read(crop);
        readings.push(readingOf({ text: write(text), confidence }, crop));
      }
      columns += planned.width;
    }
    return readings;
  };
