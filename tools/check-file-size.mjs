// A file that everything lands in is how a code base rots: over 400 lines fails.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "./check-imports.mjs";
import { root } from "./install.mjs";

const most = 400;
const files = sourceFiles().filter((file) => !file.endsWith(".data.ts"));
const long = files
  .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n").length - 1 }))
  .filter(({ lines }) => lines > most);
for (const { file, lines } of long) console.log(`${file}: ${lines} lines (at most ${most})`);
console.log(`${files.length} files`);
process.exitCode = long.length === 0 && files.length > 0 ? 0 : 1;
