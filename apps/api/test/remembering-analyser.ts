import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { AnalysedPicture, Analyser } from "../src/platform/scoring-pool/analyser.ts";

/**
 * What the engine found in a file, kept for the rest of one run of the gate: tests upload some pictures again and again,
 * and all of them once more on the second database. Every result is the engine's own; refusals are asked for each time.
 */
export function rememberingAnalyser(analyser: Analyser, folder: string): Analyser {
  return {
    ...analyser,
    analyse: async (upload, options) => {
      const file = join(folder, createHash("sha256").update(upload).digest("hex"));
      const known = await readFile(file).catch(() => undefined);
      // Written below and nowhere else: its shape is known.
      if (known) return asBuffers(deserialize(known) as AnalysedPicture);
      const picture = await analyser.analyse(upload, options);
      await mkdir(folder, { recursive: true });
      // Two calls may do the same picture at a time: each writes a file of its own, and only whole ones are found.
      const part = `${file}.${randomUUID()}`;
      await writeFile(part, serialize(picture));
      await rename(part, file);
      return picture;
    },
  };
}

const asBuffers = (picture: AnalysedPicture): AnalysedPicture => ({
  ...picture,
  bytes: Buffer.from(picture.bytes),
  thumbnail: Buffer.from(picture.thumbnail),
  preview: Buffer.from(picture.preview),
});
