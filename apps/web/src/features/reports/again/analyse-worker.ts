import {
  analyse,
  type Corrections,
  type FaultCode,
  openPreview,
  type Pixels,
  type PreviewScores,
  type Signals,
  surfaceOf,
} from "@adjudge/scoring";

/** The longer side of the picture that the engine measures. */
const workingSide = 1080;

export type FoundSignals = Omit<Signals, "pixels" | "surface">;
/** First what to look at, then any number of times what is said against it, or which faults would be mended. */
export type Question =
  | { picture: string; found: FoundSignals }
  | { id: number; corrections: Corrections; mended?: readonly FaultCode[] };
export type Answer =
  | { id: number; analysis: ReturnType<typeof analyse> }
  | { id: number; scores: PreviewScores }
  | { id: number; failure: string };

async function pixelsOf(address: string): Promise<Pixels> {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const shrink = Math.min(1, workingSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * shrink), Math.round(bitmap.height * shrink)];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const { data: rgba } = context.getImageData(0, 0, width, height);
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = rgba[from] ?? 0;
    data[to + 1] = rgba[from + 1] ?? 0;
    data[to + 2] = rgba[from + 2] ?? 0;
  }
  return { width, height, data };
}

let signals: Promise<Signals> | undefined;

/** Measuring takes a moment, scoring none: the measures are kept for as long as the corrections are the same. */
let opened: { corrections: string; score: ReturnType<typeof openPreview> } | undefined;

function preview(found: Signals, corrections: Corrections, mended: readonly FaultCode[]): PreviewScores {
  const name = JSON.stringify(corrections);
  if (opened?.corrections !== name) opened = { corrections: name, score: openPreview(found, corrections) };
  return opened.score(mended);
}

async function answer(id: number, corrections: Corrections, mended?: readonly FaultCode[]): Promise<Answer> {
  try {
    if (!signals) throw new Error("nothing to look at");
    const found = await signals;
    return mended ? { id, scores: preview(found, corrections, mended) } : { id, analysis: analyse(found, corrections) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  if ("picture" in data) {
    // More than half of the measuring needs the pixels alone: it is done before anything is asked, and once.
    signals = pixelsOf(data.picture).then((pixels) => ({
      ...data.found,
      pixels,
      surface: surfaceOf(pixels, data.found.source),
    }));
    signals.catch(() => undefined);
  } else void answer(data.id, data.corrections, data.mended).then((message) => self.postMessage(message));
});
