import { analyse, type Analysis } from "@adjudge/scoring";
import { normaliseUpload, type NormalisedUpload } from "./decode.ts";
import { extractSignals, type ExtractOptions } from "./extract-signals.ts";
import { sharp } from "./safe-sharp.ts";

export interface AnalysedUpload extends NormalisedUpload {
  /** WebP, longer side 320 and 640. */
  thumbnail: Buffer;
  preview: Buffer;
  analysis: Analysis;
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

/** As scoreUpload, with the two small pictures that lists and pages show. */
export const analyseUpload = async (upload: Uint8Array, options: ExtractOptions = {}): Promise<AnalysedUpload> => {
  const scored = await scoreUpload(upload, options);
  const [thumbnail, preview] = [await small(scored.bytes, 320), await small(scored.bytes, 640)];
  return { ...scored, thumbnail, preview };
};
