import { appendFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_VERSION } from "@adjudge/scoring";
import type { RunOptions } from "./bench.ts";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { figuresByKind, worstOf } from "./measure.ts";
import { keptIndex, writeIndex } from "./picture-index.ts";
import { scoreSpoiltGenerated } from "./score-generated-ads.ts";
import { scoreSpoiltAds } from "./score-real-ads.ts";
import { spoiltTable } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ads: { type: "string", default: "12" },
    generated: { type: "string", default: "0" },
    folder: { type: "string", default: join(tmpdir(), "spoil") },
    "signals-only": { type: "boolean", default: false },
  },
});
const [dataDir] = positionals;
if (dataDir === undefined) {
  process.stderr.write(
    "Usage: node --import tsx tools/spoil/run.ts <data folder> [--ads 12] [--generated 3] [--folder F] [--signals-only]\n",
  );
  process.exit(2);
}

const { folder } = values;
mkdirSync(folder, { recursive: true });
const results = join(folder, "results.jsonl");
const index = keptIndex(folder);
writeFileSync(`${results}.part`, "");

let done = 0;
const options: Omit<RunOptions, "count"> = {
  folder,
  signalsOnly: values["signals-only"],
  onCopy: (line, row) => {
    index.set(`${line.ad} ${line.kind}`, line);
    if (row) appendFileSync(`${results}.part`, `${JSON.stringify(row)}\n`);
    done += 1;
    if (done % 20 !== 0) return;
    writeIndex(folder, index);
    process.stderr.write(`${done} pictures, now ${line.ad} ${line.kind}\n`);
  },
};
const rows = [
  ...(await scoreSpoiltGenerated({ ...options, count: Number(values.generated) })),
  ...(await scoreSpoiltAds(dataDir, { ...options, count: Number(values.ads) })),
];

writeIndex(folder, index);
if (!values["signals-only"]) {
  renameSync(`${results}.part`, results);
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
