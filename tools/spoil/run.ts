import { appendFileSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RunOptions } from "./bench.ts";
import { keptIndex, writeIndex } from "./picture-index.ts";
import { scoreSpoiltGenerated } from "./score-generated-ads.ts";
import { scoreSpoiltAds } from "./score-real-ads.ts";
import { summaryOf } from "./summary.ts";

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
  const text = summaryOf(rows);
  writeFileSync(join(folder, "summary.md"), text);
  process.stdout.write(text);
}
// The model threads would keep the process alive.
process.exit(0);
