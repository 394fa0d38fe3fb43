/**
 * Writes manifest.json beside this file: `manifest.ts <data folder> <printed by fit.py> <printed by curve.py>`.
 * Hashes of what went in, what ships of it, and the figures; no rating, word or picture of the data.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAIR_SLOPE, WEIGHTS } from "@adjudge/scoring/constants";

const [dataDir, fitFile, curveFile] = process.argv.slice(2);
if (dataDir === undefined || fitFile === undefined || curveFile === undefined)
  throw new Error("Usage: manifest.ts <data folder> <fit.json> <curve.json>");

/** One file, or all files of a folder by name, each name before its bytes. */
function digest(folder: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names) {
    if (names.length > 1) hash.update(name);
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex");
}

const ads = join(dataDir, "truth-ads");
const pictures = join(ads, "images");
const scoring = join(import.meta.dirname, "../../../packages/scoring/src");
const manifest = {
  seeds: "fit.py: 7; curve.py: [size, draw], resampling 11",
  inputs: {
    "truth-ads/ads.csv": digest(ads, ["ads.csv"]),
    "truth-ads/images, all": digest(pictures, readdirSync(pictures).toSorted()),
  },
  outputs: { "scores/quantiles.data.ts": digest(scoring, ["scores/quantiles.data.ts"]) },
  weights: WEIGHTS,
  slopes: PAIR_SLOPE,
  fit: JSON.parse(readFileSync(fitFile, "utf8")) as unknown,
  curve: JSON.parse(readFileSync(curveFile, "utf8")) as unknown,
};
writeFileSync(join(import.meta.dirname, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
