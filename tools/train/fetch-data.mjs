// node tools/train/fetch-data.mjs <data folder> [set …]: clones the public repositories that the data sets were made from into
// <data folder>/sources, and says of each set what is left to do by hand.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { dataSets } from "./data-sets.mjs";

const [folder, ...wanted] = process.argv.slice(2);
const unknown = wanted.filter((name) => !dataSets.some((set) => set.name === name));
if (folder === undefined || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no set is called ${unknown.join(", ")}`);
  console.error("usage: node tools/train/fetch-data.mjs <data folder> [set …]");
  process.exit(2);
}

function fetchRepository(repository) {
  const target = join(folder, "sources", repository.replace("/", "+"));
  if (existsSync(target)) return true;
  const address = `https://github.com/${repository}.git`;
  const { status } = spawnSync("git", ["clone", "--depth", "1", address, target], {
    stdio: ["ignore", "ignore", "inherit"],
    // Without it git asks for a name where a repository is gone, and waits for ever.
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    timeout: 30 * 60_000,
  });
  return status === 0;
}

mkdirSync(join(folder, "sources"), { recursive: true });
let failed = 0;
for (const { name, clone, note } of dataSets) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const gone = clone.filter((repository) => !fetchRepository(repository));
  failed += gone.length;
  console.log(`${name}\n  ${gone.length === 0 ? note : `could not be fetched: ${gone.join(", ")}`}`);
}
process.exitCode = failed === 0 ? 0 : 1;
