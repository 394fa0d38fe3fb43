import { extractSignals, normaliseUpload } from "@adjudge/imaging";
import { analyse } from "@adjudge/scoring";
import sharp from "sharp";
import type { Analyser } from "./analyser.ts";

const small = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

/** Everything in this process: for tests of what surrounds the analysis, never for serving. */
export function createInProcessAnalyser(): Analyser {
  return {
    analyse: async (upload) => {
      const picture = await normaliseUpload(upload);
      const [thumbnail, preview] = await Promise.all([small(picture.bytes, 320), small(picture.bytes, 640)]);
      const analysis = analyse(await extractSignals(picture.bytes));
      return { ...picture, thumbnail, preview, analysis };
    },
    close: () => Promise.resolve(),
  };
}
