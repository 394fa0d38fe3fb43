import type { Signals } from "@adjudge/scoring";
import { decodeWorkingPicture } from "./decode.ts";
import { loadModels, type Models } from "./models/load-models.ts";
import { readText } from "./ocr/read-text.ts";

export interface ExtractOptions {
  /** Threads inside a model; part of the engine's definition, so leave it alone unless benchmarking. */
  threads?: number;
  /** Called with the milliseconds each stage took, for the benchmark. */
  onStage?: (stage: string, ms: number) => void;
}

/** Fixed, not taken from the machine: the same file must give the same result to the last digit everywhere. */
export const defaultThreads = 2;

const opened = new Map<number, Promise<Models>>();

/** The models are opened once a process; the first call pays for it. */
export const modelsFor = (threads: number): Promise<Models> => {
  const known = opened.get(threads);
  if (known !== undefined) return known;
  const loading = loadModels({ threads });
  opened.set(threads, loading);
  // A failed load must not poison the process: the next job tries again.
  loading.catch(() => opened.delete(threads));
  return loading;
};

const timed = async <T>(stage: string, options: ExtractOptions, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  options.onStage?.(stage, performance.now() - start);
  return result;
};

/** Everything the scoring package needs to know about a picture. Throws ImageError for files that are no good. */
export const extractSignals = async (bytes: Uint8Array, options: ExtractOptions = {}): Promise<Signals> => {
  const { source, pixels } = await timed("decode", options, () => decodeWorkingPicture(bytes));
  const models = await timed("load models", options, () => modelsFor(options.threads ?? defaultThreads));
  const { lines, unread } = await timed("text", options, () => readText(models.text, pixels));
  const { faces, objects, embedding } = await timed("faces and objects", options, () => models.detectThings(pixels));
  const learnedAttention = await timed("attention", options, () => models.attend(pixels));
  return { source, pixels, lines, unreadText: unread, faces, objects, learnedAttention, embedding };
};
