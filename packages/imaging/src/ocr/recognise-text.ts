import type { FloatModel } from "../models/open-session.ts";
import { cropHeight, type Crop } from "./crop-region.ts";

/** Characters of the English PP-OCR recognisers in the order of their outputs; output 0 is the CTC blank. */
const dictionary = "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./  ";

export interface ReadCharacter {
  character: string;
  probability: number;
  /** Extent of the character in crop pixels, as far as the recogniser's time steps tell. */
  from: number;
  to: number;
}

export interface Reading {
  characters: ReadCharacter[];
  text: string;
  /** Mean character probability. */
  confidence: number;
}

/** Lines in one call. More would pad short lines to the longest for nothing. */
const batchSize = 6;
/** Lines of one call may differ this much in width. */
const widestRatio = 1.35;
const maxCropWidth = 3200;

const decode = (
  output: Float32Array,
  steps: number,
  classes: number,
  offset: number,
  stepWidth: number,
  width: number,
): Reading => {
  const characters: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    if (step * stepWidth >= width) break;
    const at = offset + step * classes;
    let best = 0;
    let probability = output[at] ?? 0;
    for (let k = 1; k < classes; k += 1) {
      const value = output[at + k] ?? 0;
      if (value > probability) {
        probability = value;
        best = k;
      }
    }
    if (best !== 0) {
      const current = characters.at(-1);
      if (best === last && current !== undefined) {
        current.to = (step + 1) * stepWidth;
        current.probability = Math.max(current.probability, probability);
      } else
        characters.push({
          character: dictionary[best - 1] ?? "",
          probability,
          from: step * stepWidth,
          to: (step + 1) * stepWidth,
        });
    }
    last = best;
  }
  const confidence =
    characters.length === 0 ? 0 : characters.reduce((sum, one) => sum + one.probability, 0) / characters.length;
  return { characters, text: characters.map((one) => one.character).join(""), confidence };
};

const pack = (crops: Crop[], width: number): Float32Array => {
  const area = cropHeight * width;
  const out = new Float32Array(crops.length * 3 * area);
  crops.forEach((crop, n) => {
    for (let row = 0; row < cropHeight; row += 1)
      for (let column = 0; column < crop.width; column += 1) {
        const from = (row * crop.width + column) * 3;
        const to = n * 3 * area + row * width + column;
        out[to] = (crop.data[from + 2] ?? 0) / 127.5 - 1;
        out[to + area] = (crop.data[from + 1] ?? 0) / 127.5 - 1;
        out[to + 2 * area] = (crop.data[from] ?? 0) / 127.5 - 1;
      }
  });
  return out;
};

/** Groups of indexes whose crops are near enough in width to share a call. */
const batches = (crops: Crop[]): number[][] => {
  const order = crops.map((_, i) => i).toSorted((a, b) => (crops[a]?.width ?? 0) - (crops[b]?.width ?? 0) || a - b);
  const groups: number[][] = [];
  for (const index of order) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (
      group !== undefined &&
      first !== undefined &&
      group.length < batchSize &&
      (crops[index]?.width ?? 0) <= (crops[first]?.width ?? 0) * widestRatio + 16
    )
      group.push(index);
    else groups.push([index]);
  }
  return groups;
};

/** Reads every crop; answers stand in the order of the crops. */
export const recogniseText = async (model: FloatModel, crops: Crop[]): Promise<Reading[]> => {
  const readings: Reading[] = crops.map(() => ({ characters: [], text: "", confidence: 0 }));
  const input = model.inputNames[0] ?? "x";
  const outputName = model.outputNames[0] ?? "";
  for (const group of batches(crops)) {
    const members = group.flatMap((index) => crops[index] ?? []);
    const widest = Math.min(maxCropWidth, Math.max(...members.map((crop) => crop.width)));
    const width = Math.max(64, Math.ceil(widest / 16) * 16);
    const trimmed = members.map((crop) => (crop.width <= width ? crop : { width, data: cut(crop, width) }));
    const result = await model.run({
      [input]: { dims: [trimmed.length, 3, cropHeight, width], data: pack(trimmed, width) },
    });
    const output = result[outputName];
    if (output === undefined) throw new Error("the text recogniser gave nothing");
    const [, steps = 0, classes = 0] = output.dims;
    group.forEach((index, n) => {
      readings[index] = decode(
        output.data,
        steps,
        classes,
        n * steps * classes,
        width / steps,
        (trimmed[n]?.width ?? 0) + 8,
      );
    });
  }
  return readings;
};

const cut = (crop: Crop, width: number): Uint8Array => {
  const data = new Uint8Array(width * cropHeight * 3);
  for (let row = 0; row < cropHeight; row += 1)
    data.set(crop.data.subarray(row * crop.width * 3, (row * crop.width + width) * 3), row * width * 3);
  return data;
};
