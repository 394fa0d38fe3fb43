import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { figuresByKind, worstOf } from "./measure.ts";
import { scoreSpoiltAds } from "./score-real-ads.ts";
import { spoiltTable } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ads: { type: "string", default: "12" },
    folder: { type: "string", default: join(tmpdir(), "spoil") },
    "signals-only": { type: "boolean", default: false },
  },
});
const [dataDir] = positionals;
if (dataDir === undefined) {
  process.stderr.write(
    "Usage: node --import tsx tools/spoil/run.ts <data folder> [--ads 12] [--folder F] [--signals-only]\n",
  );
  process.exit(2);
}

const { folder } = values;
mkdirSync(folder, { recursive: true });
const index = join(folder, "index.jsonl");
const results = join(folder, "results.jsonl");
writeFileSync(index, "");
writeFileSync(results, "");

let done = 0;
const rows = await scoreSpoiltAds(dataDir, {
  count: Number(values.ads),
  folder,
  signalsOnly: values["signals-only"],
  onCopy: (line, row) => {
    appendFileSync(index, `${JSON.stringify(line)}\n`);
    if (row) appendFileSync(results, `${JSON.stringify(row)}\n`);
    done += 1;
    if (done % 20 === 0) process.stderr.write(`${done} pictures, now ${line.ad} ${line.kind}\n`);
  },
});

if (!values["signals-only"]) {
  const table = spoiltTable(figuresByKind(rows, [...SPOILINGS, RESET]));
  const f = (v: number | null): string => (v === null ? "–" : v.toFixed(1));
  const worst = worstOf(
    rows.filter((row) => row.kind !== RESET.name),
    20,
  ).map((r) => `${r.ad} ${r.kind}: ${f(r.before.overall)} -> ${f(r.after.overall)}`);
  const text = [`Engine ${ENGINE_VERSION}`, "", ...table, "", "Worst:", ...worst, ""].join("\n");
  writeFileSync(join(folder, "summary.md"), text);
  process.stdout.write(text);
}
// The model threads would keep the process alive.
process.exit(0);
