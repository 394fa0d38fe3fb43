// node tools/check-messages.mjs <range>: first lines of commit messages fit in a list: at most 72 characters, then an empty line.
import { execFileSync } from "node:child_process";

const most = 72;
const [range = "origin/main..HEAD"] = process.argv.slice(2);
const log = execFileSync("git", ["log", "--no-merges", "--format=%h%x00%B%x01", range], { encoding: "utf8" });
const bad = log
  .split("\x01")
  .map((entry) => entry.trim())
  .filter((entry) => entry !== "")
  .flatMap((entry) => {
    const [hash, message = ""] = entry.split("\0");
    const [first = "", second = ""] = message.split("\n");
    if (first.length > most) return [`${hash} has ${first.length} characters in its first line: ${first}`];
    return second === "" ? [] : [`${hash} has no empty line below its first: ${first}`];
  });
for (const one of bad) console.log(one);
process.exitCode = bad.length === 0 ? 0 : 1;
