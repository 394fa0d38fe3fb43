// node tools/train/check-data.mjs <data folder>: which data sets are there, and where the missing ones come from.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { dataSets } from "./data-sets.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node tools/train/check-data.mjs <data folder>");
  process.exit(2);
}
let missing = 0;
for (const { name, files, clone, note } of dataSets) {
  const absent = files.filter((file) => !existsSync(join(folder, name, file)));
  if (absent.length === 0) {
    console.log(`ok      ${name}`);
    continue;
  }
  missing += 1;
  const from = clone.map(({ repository }) => `github.com/${repository}`).join(", ");
  console.log(`missing ${name}: ${absent.join(", ")}${from === "" ? "" : `\n        from ${from}`}\n        ${note}`);
}
process.exitCode = missing === 0 ? 0 : 1;
