import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { evaluateAds, evaluateAttention, evaluateClutter, evaluateCopy, evaluateRecall } from "./evaluate.ts";
import { spreadOf, truthPage } from "./truth-page.ts";

const [dataDir, only] = process.argv.slice(2);
if (dataDir === undefined) {
  process.stderr.write("Usage: npm run eval -- <data folder> [ads,clutter,recall,attention,copy]\n");
  process.exit(2);
}
const wanted = new Set((only ?? "ads,clutter,recall,attention,copy").split(","));
const progress = (done: number, of: number, what: string): void => {
  if (process.stderr.isTTY || done % 25 === 0) process.stderr.write(`${what} ${done}/${of}\n`);
};

const ads = wanted.has("ads") ? await evaluateAds(dataDir, progress) : { rows: [], scored: [] };
const rows = [
  ...(wanted.has("attention") ? await evaluateAttention(dataDir, progress) : []),
  ...ads.rows,
  ...(wanted.has("recall") ? await evaluateRecall(dataDir, progress) : []),
  ...(wanted.has("copy") ? evaluateCopy(dataDir) : []),
  ...(wanted.has("clutter") ? await evaluateClutter(dataDir, progress) : []),
];
for (const r of rows) {
  const f = (v: number | null) => (v === null ? "–" : v.toFixed(3));
  process.stdout.write(
    `${r.question} | ${r.measure}: n=${r.n} ${f(r.value)} [${f(r.low)}, ${f(r.high)}] chance ${f(r.chance)} ceiling ${f(r.ceiling)} target ${f(r.target)}\n`,
  );
}
if (ads.scored.length > 0) process.stdout.write(`spread 10th–90th: ${JSON.stringify(spreadOf(ads.scored))}\n`);
if (only === undefined) {
  const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
  writeFileSync(
    `${docs}truth.json`,
    `${JSON.stringify({ engine_version: ENGINE_VERSION, rows, spread: spreadOf(ads.scored) }, null, 2)}\n`,
  );
  writeFileSync(`${docs}truth.md`, truthPage(ENGINE_VERSION, rows, ads.scored));
}
process.exit(0);
