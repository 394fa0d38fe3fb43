import { mayBeNegative, surfaceOf, type Pixels, type Signals } from "@adjudge/scoring";
import { withCloseUps } from "./close-ups.ts";
import { decodeWorkingPicture } from "./decode.ts";
import { loadModels, type Models } from "./models/load-models.ts";
import type { ReadingClock } from "./ocr/reading-clock.ts";
import { readText } from "./ocr/read-text.ts";

export interface ExtractOptions {
  /** Models that work side by side, each in a thread of its own. It changes the time, never the result. */
  threads?: number;
  /** Called with the milliseconds each stage took, for the benchmark and the metrics; stages overlap. */
  onStage?: (stage: string, ms: number) => void;
  /** Where somebody waits for the result; without it all of the reading budget is read, however long it takes. */
  clock?: ReadingClock;
}

export const defaultThreads = 2;

const opened = new Map<number, Promise<Models>>();

/** The models are opened once a process; the first call pays for it. */
export const modelsFor = (threads: number): Promise<Models> => {
  const known = opened.get(threads);
  if (known !== undefined) return known;
  // Neither a failed load nor a dead thread may poison the process: the next job opens the models anew.
  const forget = (): void => {
    if (opened.get(threads) === loading) opened.delete(threads);
  };
  const loading: Promise<Models> = loadModels({ threads, onGone: forget });
  opened.set(threads, loading);
  loading.catch(forget);
  return loading;
};

const timed = async <T>(stage: string, options: ExtractOptions, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  options.onStage?.(stage, performance.now() - start);
  return result;
};

const inverted = (pixels: Pixels): Pixels => ({ ...pixels, data: pixels.data.map((byte) => 255 - byte) });

/** Everything the scoring package needs to know about a picture. Throws ImageError for files that are no good. */
export const extractSignals = async (bytes: Uint8Array, options: ExtractOptions = {}): Promise<Signals> => {
  const { source, pixels, whole } = await timed("decode", options, () => decodeWorkingPicture(bytes));
  const models = await timed("load models", options, () => modelsFor(options.threads ?? defaultThreads));
  let surface: Signals["surface"];
  const makeSurface = (): void => {
    surface = surfaceOf(pixels, source);
  };
  const looking = timed("looks", options, () => models.takeLooks(pixels));
  const [{ lines, unread, orientation, script, isCut, tilt }, things, learnedAttention, soundness, looks] =
    await Promise.all([
      timed("text", options, () =>
        readText(models.text, pixels, { meanwhile: makeSurface, ...(options.clock && { clock: options.clock }) }),
      ),
      timed("faces and objects", options, () => models.detectThings(pixels, looking)),
      timed("attention", options, () => models.attend(pixels)),
      timed("soundness", options, () => models.judgeSoundness(pixels)),
      looking,
    ]);
  const looksOfNegative = mayBeNegative(soundness, looks)
    ? (await timed("looks", options, () => models.takeLooks(inverted(pixels)))).negative
    : undefined;
  const found: Signals = {
    source,
    pixels,
    unreadText: unread,
    orientation,
    script,
    tilt,
    readingCut: isCut,
    ...things,
    learnedAttention,
    soundness,
    looks,
    ...(looksOfNegative !== undefined && { looksOfNegative }),
    lines: withCloseUps(lines, whole),
    ...(surface && { surface }),
  };
  return { ...found, ...(await timed("roles", options, () => models.sayRoles(found))) };
};
