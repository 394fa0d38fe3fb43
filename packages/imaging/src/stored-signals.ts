import type { Signals, TextLine } from "@adjudge/scoring";
import { withCloseUps } from "./close-ups.ts";
import type { WorkingPicture } from "./decode.ts";

/** What was found in a picture, as plain JSON: all but what comes from its pixels again. */
export type StoredSignals = Omit<Signals, "pixels" | "surface" | "lines" | "learnedAttention"> & {
  lines: Omit<TextLine, "closeUp">[];
  learnedAttention: { width: number; height: number; data: number[] } | null;
};

/** Nine digits name every 32-bit number, which is what the models answer with. */
const shortest = (value: number): number => Number(value.toPrecision(9));

export function packSignals(signals: Signals): StoredSignals {
  const { pixels: _pixels, surface: _surface, lines, learnedAttention: map, embedding, ...rest } = signals;
  return {
    ...rest,
    lines: lines.map(({ closeUp: _closeUp, ...line }) => line),
    learnedAttention: map && { width: map.width, height: map.height, data: Array.from(map.data, shortest) },
    embedding: embedding && embedding.map(shortest),
  };
}

/** The signals as they were when the picture was read, to the last bit: its pixels are those of the stored file. */
export function unpackSignals(stored: StoredSignals, { source, pixels, whole }: WorkingPicture): Signals {
  const { lines, learnedAttention: map, embedding, ...rest } = stored;
  return {
    ...rest,
    source,
    pixels,
    lines: withCloseUps(lines, whole),
    learnedAttention: map && { width: map.width, height: map.height, data: Float32Array.from(map.data) },
    embedding: embedding && embedding.map(Math.fround),
  };
}
