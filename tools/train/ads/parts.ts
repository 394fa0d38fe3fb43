/**
 * Scores and worth of every rule on the rated ads, as JSON lines for fit.py: `parts.ts <data folder> <file>`.
 * Pictures, words and ratings stay outside the repository.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyse, ENGINE_VERSION } from "@adjudge/scoring";
import { WEIGHTS } from "@adjudge/scoring/constants";
import { cachedSignals } from "../../eval/cached-signals.ts";
import { numberIn, readTable } from "../../eval/read-table.ts";

const [dataDir, out] = process.argv.slice(2);
if (dataDir === undefined || out === undefined) throw new Error("Usage: parts.ts <data folder> <file to write>");
const folder = join(dataDir, "truth-ads");
const weightOf = new Map<string, number>(Object.entries(WEIGHTS));

writeFileSync(out, "");
for (const row of readTable(join(folder, "ads.csv"))) {
  const { scores, overall } = analyse(await cachedSignals(join(folder, row.file ?? "")));
  const parts = [scores.contrast, scores.recall, scores.copy_engagement].flatMap((s) => s.parts);
  const worth = Object.fromEntries(
    parts.filter((p) => p.rule !== "O1").map((p) => [p.rule, p.points / (weightOf.get(p.rule) ?? 1)]),
  );
  const line = {
    engine: ENGINE_VERSION,
    design: numberIn(row, "good_design") - numberIn(row, "bad_design"),
    rating: numberIn(row, "overall"),
    contrast: scores.contrast.score,
    recall: scores.recall.score,
    copy_engagement: scores.copy_engagement.score,
    overall,
    worth,
  };
  appendFileSync(out, `${JSON.stringify(line)}\n`);
}
process.exit(0);
