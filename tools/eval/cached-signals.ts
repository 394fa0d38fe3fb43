import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeWorkingPicture, extractSignals, normaliseUpload, withCloseUps } from "@adjudge/imaging";
import type { Signals } from "@adjudge/scoring";

const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/eval/", import.meta.url));
const imagingFolder = fileURLToPath(new URL("../../packages/imaging/", import.meta.url));

/** Changes when the reading code or a model file changes, so that signals of two readers are never scored together. */
function imagingVersion(): string {
  const hash = createHash("sha256");
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder).toSorted()) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (!name.includes(".test.")) hash.update(name).update(readFileSync(path));
    }
  };
  walk(join(imagingFolder, "src"));
  walk(join(imagingFolder, "models"));
  return hash.digest("hex").slice(0, 12);
}

const version = imagingVersion();

type Stored = Omit<Signals, "pixels" | "surface">;

/** Where the signals of a file with these bytes are kept, as today's reader finds them. */
export function signalsFile(bytes: Uint8Array, folder = cacheFolder): string {
  const key = createHash("sha256").update(version).update(bytes).digest("hex").slice(0, 32);
  return join(folder, `${key}.json`);
}

/** Signals of one file. Pixels are decoded again (quick); words, faces and maps come from the cache where they are. */
export const cachedSignals = (path: string, folder = cacheFolder): Promise<Signals> =>
  cachedSignalsOf(readFileSync(path), folder);

/** The same for bytes that lie in no file. Read is what the product would keep of them, as in the product. */
export async function cachedSignalsOf(upload: Uint8Array, folder = cacheFolder): Promise<Signals> {
  mkdirSync(folder, { recursive: true });
  const file = signalsFile(upload, folder);
  const { bytes } = await normaliseUpload(upload);
  if (existsSync(file)) {
    // The cache is written below and read nowhere else: its shape is known.
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored;
    const { pixels, whole } = await decodeWorkingPicture(bytes);
    return { ...stored, lines: withCloseUps(stored.lines, whole), pixels };
  }
  const signals = await extractSignals(bytes);
  const { pixels, surface: _, lines, learnedAttention: map, ...rest } = signals;
  const stored: Stored = {
    ...rest,
    lines: lines.map(({ closeUp: _pixels, ...line }) => line),
    learnedAttention: map ? { ...map, data: Array.from(map.data) } : null,
  };
  writeFileSync(`${file}.part`, JSON.stringify(stored));
  renameSync(`${file}.part`, file);
  return { ...stored, lines, pixels };
}
