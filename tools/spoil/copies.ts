import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomSource } from "../eval/statistics.ts";
import { pngOf } from "./paint.ts";
import type { AdToSpoil, Spoiling } from "./spoiling.ts";

/** The same numbers for the same ad and kind, on every machine. */
export const randomFor = (ad: string, kind: string): (() => number) =>
  randomSource(createHash("sha256").update(`${ad}\n${kind}`).digest().readUInt32LE());

export const canSpoil = (spoiling: Spoiling, { places }: Pick<AdToSpoil, "places">): boolean =>
  spoiling.needs.every((name) => places[name] !== null);

/** A copy as a file; one that is there with the same bytes is left alone. */
export async function writeCopy(folder: string, name: string, picture: AdToSpoil["picture"]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  const bytes = await pngOf(picture);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  return path;
}
