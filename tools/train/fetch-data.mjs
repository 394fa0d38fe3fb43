// node tools/train/fetch-data.mjs <data folder> [set …]: clones the public repositories that the data sets were made from into
// <data folder>/sources, and says of each set what is left to do by hand.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataSets } from "./data-sets.mjs";
import { fetchRepository } from "./fetch-repository.mjs";

const [folder, ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !dataSets.some((set) => set.name === name));
if (folder === undefined || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no set is called ${unknown.join(", ")}`);
  console.error("usage: node tools/train/fetch-data.mjs <data folder> [set …]");
  process.exit(2);
}

const sources = join(folder, "sources");
mkdirSync(sources, { recursive: true });
let failed = 0;
for (const { name, clone, note } of dataSets) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const problems = clone.map((one) => fetchRepository(one, sources)).filter((problem) => problem !== null);
  failed += problems.length;
  console.log(`${name}\n  ${problems.length === 0 ? note : problems.join("\n  ")}`);
}
process.exitCode = failed === 0 ? 0 : 1;
