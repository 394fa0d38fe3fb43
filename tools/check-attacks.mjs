// Each attack of docs/security.md is held by a test: the files it names exist and have a test that carries its number.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const first = 81;
const rows = readFileSync(join(root, "docs/security.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| N\d+ \|/.test(line));

/** Whole where it stands as it is written, else below apps/api/src, or there beside the file named before it. */
function locate(name, folder) {
  const places = [name, join("apps/api/src", name), ...(folder === undefined ? [] : [join(folder, name)])];
  return places.find((place) => existsSync(join(root, place)));
}

const faults = [];
for (const [index, row] of rows.entries()) {
  const cells = row.split("|").map((cell) => cell.trim());
  const number = cells[1];
  if (number !== `N${first + index}`) faults.push(`${number} stands where N${first + index} should`);
  const named = [...(cells.at(-2) ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1]);
  if (named.length === 0) faults.push(`${number} names no test`);
  let folder;
  for (const name of named) {
    const path = locate(name, folder);
    if (path === undefined) faults.push(`${number}: there is no ${name}`);
    else if (
      !new RegExp(`\\b(?:it|describe|test)\\b[^;]*["'\`(][^;]*\\b${number}\\b`).test(
        readFileSync(join(root, path), "utf8"),
      )
    )
      faults.push(`${number}: no test of ${path} carries its number`);
    folder = path === undefined ? folder : join(path, "..");
  }
}
for (const fault of faults) console.log(fault);
console.log(`${rows.length} attacks`);
process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1;
