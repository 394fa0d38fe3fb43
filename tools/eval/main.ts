import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { evaluateCritic } from "./critic.ts";
import {
  evaluateAds,
  evaluateAttention,
  evaluateClutter,
  evaluateCopy,
  evaluateRecall,
  type TruthRow,
} from "./evaluate.ts";
import { evaluateFacts } from "./facts.ts";
import { evaluateSpoilings } from "./spoilings.ts";
import { truthDocuments, truthFile } from "./truth-documents.ts";
import { calibrationOf, spreadOf, type TruthFile } from "./truth-page.ts";

const SETS = ["facts", "attention", "ads", "recall", "copy", "clutter", "spoilings"] as const;
type SetName = (typeof SETS)[number];

const given = process.argv.slice(2);
if (given.includes("--critic")) {
  const [folder] = given.filter((word) => !word.startsWith("--"));
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
  process.exit(await evaluateCritic({ dataDir: folder, environment: process.env, docs, say }));
}
const [dataDir, only] = given;
if (dataDir === undefined) {
  process.stderr.write(
    "Usage: npm run eval -- <data folder> [facts,ads,clutter,recall,attention,copy,spoilings]\n       npm run eval -- <data folder> --critic\n",
  );
  process.exit(2);
}
const wanted = (only ?? SETS.join(",")).split(",").filter((name): name is SetName => SETS.some((set) => set === name));
const progress = (done: number, of: number, what: string): void => {
  if (process.stderr.isTTY || done % 25 === 0) process.stderr.write(`${what} ${done}/${of}\n`);
};

// The file is written below and nowhere else: its shape is known.
const before: TruthFile = existsSync(truthFile)
  ? (JSON.parse(readFileSync(truthFile, "utf8")) as TruthFile)
  : { engine_version: ENGINE_VERSION, sets: {}, spread: null, calibration: [] };
const next: TruthFile = { ...before, engine_version: ENGINE_VERSION, sets: { ...before.sets } };

const measure: Record<SetName, () => Promise<TruthRow[]> | TruthRow[]> = {
  facts: () => evaluateFacts(dataDir, progress),
  attention: () => evaluateAttention(dataDir, progress),
  ads: async () => {
    const { rows, scored } = await evaluateAds(dataDir, progress);
    next.spread = spreadOf(scored);
    next.calibration = calibrationOf(scored);
    return rows;
  },
  recall: () => evaluateRecall(dataDir, progress),
  copy: () => evaluateCopy(dataDir),
  clutter: () => evaluateClutter(dataDir, progress),
  spoilings: async () => {
    const { rows, kinds } = await evaluateSpoilings(dataDir, progress);
    next.spoilings = { engine_version: ENGINE_VERSION, kinds };
    return rows;
  },
};

for (const name of wanted) {
  const rows = await measure[name]();
  if (rows.length > 0) next.sets[name] = { engine_version: ENGINE_VERSION, rows };
  for (const r of rows) {
    const f = (v: number | null) => (v === null ? "–" : v.toFixed(3));
    process.stdout.write(
      `${r.question} | ${r.measure}: n=${r.n} ${f(r.value)} [${f(r.low)}, ${f(r.high)}] chance ${f(r.chance)} ceiling ${f(r.ceiling)} target ${f(r.target)}\n`,
    );
  }
}
writeFileSync(truthFile, `${JSON.stringify(next, null, 2)}\n`);
for (const { path, text } of truthDocuments(next)) writeFileSync(path, text);
process.exit(0);
