/**
 * Writes manifest.json beside this file: `manifest.ts DATA_FOLDER WORK_FOLDER` after run.sh has left its figures there.
 * Hashes of what went in, what ships of it, and the figures; no rating, label, word or picture of the data.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [dataDir, workDir] = process.argv.slice(2);
if (dataDir === undefined || workDir === undefined) throw new Error("usage: manifest.ts DATA_FOLDER WORK_FOLDER");

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");
const hashes = (folder: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, hashOf(join(folder, name))]));
const figuresOf = (name: string): unknown => JSON.parse(readFileSync(join(workDir, name), "utf8"));

const scoring = join(import.meta.dirname, "../../../packages/scoring/src");
const manifest = {
  seeds: "faults/fit.py: 0 to 3, 99; scores/fit.py: 7; split.py: 17",
  inputs: hashes(dataDir, ["truth-ads/ads.csv", "truth-facts/labels.jsonl"]),
  outputs: hashes(scoring, ["faults/weights.data.ts", "scores/weights.data.ts", "scores/reference.data.ts"]),
  faults: figuresOf("faults.json"),
  scores: figuresOf("scores.json"),
  held_back: figuresOf("cross-validated.json"),
  // Left by learning-curve.sh, which is not run with every fit.
  learning_curve: Object.fromEntries(
    ["0.25", "0.5", "0.75"].flatMap((share) =>
      existsSync(join(workDir, `cross-validated-${share}.json`))
        ? [[share, figuresOf(`cross-validated-${share}.json`)]]
        : [],
    ),
  ),
};
writeFileSync(join(import.meta.dirname, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
