import type { FloatModel } from "../models/model-thread.ts";
import { cropHeight, type Crop, type PlannedCrop } from "./crop-region.ts";
import { decodeLine, nothingRead, type Alphabet, type Reading } from "./decode-line.ts";
import { decodeStrongest, strongestOnly } from "./decode-strongest.ts";
import { ordinaryColumns } from "./reading-clock.ts";

/** Lines that are padded to one width. More would pad short lines to the longest for nothing. */
const batchSize = 6;
/** They may differ this much in width. */
const widestRatio = 1.35;
export const maxCropWidth = 3200;

/** Width at which the recogniser sees a crop. */
const seenWidth = (crop: { width: number }): number => Math.max(8, Math.min(maxCropWidth, crop.width));

interface Packing {
  to: number;
  area: number;
  seen: number;
  step: number;
}

function packRow({ width, data }: Crop, row: number, out: Float32Array, { to, area, seen, step }: Packing): void {
  for (let column = 0; column < seen; column += 1) {
    const x = Math.min(width - 1, Math.max(0, (column + 0.5) * step - 0.5));
    const left = Math.floor(x);
    const next = left + 1 < width ? 3 : 0;
    const share = x - left;
    const from = (row * width + left) * 3;
    for (let c = 0; c < 3; c += 1) {
      const a = data[from + c] ?? 0;
      const b = data[from + next + c] ?? 0;
      out[to + column + (2 - c) * area] = (a + (b - a) * share) / 127.5 - 1;
    }
  }
}

/** A crop as the recogniser takes it, padded to `width`. */
export const inputOf = (crop: Crop, width: number): { dims: number[]; data: Float32Array<ArrayBuffer> } => {
  const area = cropHeight * width;
  const data = new Float32Array(3 * area);
  const seen = seenWidth(crop);
  const step = crop.width / seen;
  for (let row = 0; row < cropHeight; row += 1) packRow(crop, row, data, { to: row * width, area, seen, step });
  return { dims: [1, 3, cropHeight, width], data };
};

/** Stands for a line that was not read at all. */
export const notReached: Reading = { ...nothingRead };

/** Calls under way. More would only hold their memory and keep other models waiting: each thread works on one and has the next. */
const callsAtOnce = 4;
/** Columns of one group where there is so much writing that the clock may stop it. */
const mostColumnsOfGroup = 3200;

const columnsOf = (crops: readonly { width: number }[]): number =>
  crops.reduce((sum, crop) => sum + seenWidth(crop), 0);

/** Groups of indexes whose crops are near enough in width to be padded to the widest of them, and together no wider than `most`. */
const batches = (crops: PlannedCrop[], most: number): number[][] => {
  const widthOf = (index: number): number => crops[index]?.width ?? 0;
  const order = crops.map((_, i) => i).toSorted((a, b) => widthOf(a) - widthOf(b) || a - b);
  const groups: number[][] = [];
  for (const index of order) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (
      group !== undefined &&
      first !== undefined &&
      group.length < batchSize &&
      widthOf(index) <= widthOf(first) * widestRatio + 16 &&
      (group.length + 1) * seenWidth({ width: widthOf(index) }) <= most
    )
      group.push(index);
    else groups.push([index]);
  }
  return groups;
};

interface PaddedLine {
  index: number;
  /** Of what the recogniser gets: how a line is padded moves what is read, so it goes by the group. */
  width: number;
}

/**
 * The widest first: what is left at the end is short, and the threads finish together. Of very much writing the largest letters
 * first, so that they are read when the time is over.
 */
const inTurn = (crops: PlannedCrop[]): PaddedLine[] => {
  const letters = (group: number[]): number => Math.max(...group.map((index) => crops[index]?.letters ?? 0));
  const groups =
    columnsOf(crops) <= ordinaryColumns
      ? batches(crops, Infinity).toReversed()
      : batches(crops, mostColumnsOfGroup).toSorted((a, b) => letters(b) - letters(a));
  return groups.flatMap((group) => {
    const widest = Math.max(...group.map((index) => seenWidth({ width: crops[index]?.width ?? 0 })));
    const width = Math.max(64, Math.ceil(widest / 16) * 16);
    return group.map((index) => ({ index, width }));
  });
};

interface ReadOptions {
  alphabet: Alphabet;
  mend: (reading: Reading, crop: Crop) => Reading;
  /** Asked before each call, with the columns read or under way. */
  mayRead: (columns: number) => boolean;
}

/** What stands in these crops, in their order; `mayRead` is asked before each with the columns read or under way. */
export type Recognise = (crops: PlannedCrop[], mayRead: (columns: number) => boolean) => Promise<Reading[]>;

/**
 * Reads the crops; answers stand in their order, `notReached` where it may not. Each is cut while those before it are already
 * read, and mended while those after it still are. One line a call: six lines in one call took up to half as long again as six
 * calls, since their maps together outgrow the processor's cache, and gave the same to the last bit.
 */
export const recogniseText = async (
  model: FloatModel,
  crops: PlannedCrop[],
  { alphabet, mend, mayRead }: ReadOptions,
): Promise<Reading[]> => {
  const readings: Reading[] = crops.map(() => notReached);
  const input = model.inputNames[0] ?? "x";
  const outputName = model.outputNames[0] ?? "";
  const read = async (index: number, planned: PlannedCrop, width: number): Promise<void> => {
    const crop = planned.cut();
    const result = await model.run({ [input]: inputOf(crop, width) });
    const output = result[outputName];
    if (output === undefined) throw new Error("the text recogniser gave nothing");
    const [, steps = 0, classes = 0] = output.dims;
    const stepWidth = (width / steps) * (crop.width / seenWidth(crop));
    const line = { output: output.data, offset: 0, steps, classes, stepWidth, width: crop.width + 8, alphabet };
    readings[index] = mend(classes === strongestOnly ? decodeStrongest(line) : decodeLine(line), crop);
  };
  const lines = inTurn(crops);
  let columns = 0;
  const readInTurn = async (): Promise<void> => {
    while (lines.length > 0 && mayRead(columns)) {
      const next = lines.shift();
      const planned = next && crops[next.index];
      if (next === undefined || planned === undefined) continue;
      columns += seenWidth(planned);
      await read(next.index, planned, next.width);
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, readInTurn));
  return readings;
};

export const recogniserOf =
  (model: FloatModel, options: Omit<ReadOptions, "mayRead">): Recognise =>
  (crops, mayRead) =>
    recogniseText(model, crops, { ...options, mayRead });
