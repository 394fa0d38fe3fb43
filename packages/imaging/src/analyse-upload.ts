import { analyse, type Analysis, type Corrections } from "@adjudge/scoring";
import { decodeWorkingPicture, normaliseUpload, type NormalisedUpload } from "./decode.ts";
import { extractSignals, type ExtractOptions } from "./extract-signals.ts";
import { sharp } from "./safe-sharp.ts";
import { packSignals, unpackSignals, type StoredSignals } from "./stored-signals.ts";

/** An analysis with what it was made from, so that it can be made again without reading the picture again. */
export interface Reading {
  analysis: Analysis;
  signals: StoredSignals;
}

export interface AnalysedUpload extends NormalisedUpload, Reading {
  /** WebP, longer side 320 and 640. */
  thumbnail: Buffer;
  preview: Buffer;
}

const small = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/**
 * The scores of an upload. What is scored is the cleaned file that is kept, so that scoring the kept file again gives
 * the same numbers. Throws ImageError.
 */
export const scoreUpload = async (
  upload: Uint8Array,
  options: ExtractOptions = {},
): Promise<NormalisedUpload & { analysis: Analysis }> => {
  const kept = await normaliseUpload(upload);
  return { ...kept, analysis: analyse(await extractSignals(kept.bytes, options)) };
};

/** As scoreUpload, with its signals and the two small pictures that lists and pages show. */
export const analyseUpload = async (upload: Uint8Array, options: ExtractOptions = {}): Promise<AnalysedUpload> => {
  const kept = await normaliseUpload(upload);
  const signals = await extractSignals(kept.bytes, options);
  const [thumbnail, preview] = [await small(kept.bytes, 320), await small(kept.bytes, 640)];
  return { ...kept, analysis: analyse(signals), signals: packSignals(signals), thumbnail, preview };
};

export interface AnalyseAgain {
  /** What was found before; without it the picture is read anew. */
  signals?: StoredSignals;
  corrections?: Corrections;
}

/** A kept file once more: with what its owner says against what was found, or by a newer engine. */
export const analyseAgain = async (
  kept: Uint8Array,
  { signals: known, corrections = {} }: AnalyseAgain,
  options: ExtractOptions = {},
): Promise<Reading> => {
  const signals = known ? unpackSignals(known, await decodeWorkingPicture(kept)) : await extractSignals(kept, options);
  return { analysis: analyse(signals, corrections), signals: known ?? packSignals(signals) };
};
