/**
 * Writes how many of the labelled ads each thing could be praised in: what most ads have is no news about one.
 * Use: praise.ts MEASURES.jsonl > packages/scoring/src/advice/praise-shares.data.ts
 */
import { readFileSync } from "node:fs";
import { praiseOf } from "@adjudge/scoring/advice/works";
import type { Measures } from "@adjudge/scoring/facts/seen";
import { scoreMeasures } from "@adjudge/scoring/scores/overall";

const [measured] = process.argv.slice(2);
if (measured === undefined) throw new Error("usage: praise.ts MEASURES.jsonl");

const ads = readFileSync(measured, "utf8").trim().split("\n");
const counts = new Map<string, number>();
for (const line of ads) {
  const { measures } = JSON.parse(line) as { measures: Measures };
  for (const { part } of praiseOf(measures, scoreMeasures(measures)))
    counts.set(part.rule, (counts.get(part.rule) ?? 0) + 1);
}
const rows = [...counts]
  .toSorted(([p, a], [q, b]) => b - a || p.localeCompare(q))
  .map(([rule, count]) => `  ${rule}: ${Math.round((100 * count) / ads.length) / 100},`);
process.stdout
  .write(`/** Share of ${ads.length} labelled ads that each part could be praised in. Written by tools/train/scores/praise.ts. */
export const PRAISE_SHARES: Readonly<Record<string, number>> = {
${rows.join("\n")}
};
`);
