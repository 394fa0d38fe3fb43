// Comments and documents name pages, headings, pictures and files: each must exist.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findDeadCitations } from "./find-dead-citations.mjs";
import { root } from "./install.mjs";

const kinds = /\.(?:[cm]?[jt]sx?|py|sh|sql|css|html|md|ya?ml)$/;
/** They write documents of that form, or plant dead citations on purpose. */
const exempt = new Set([
  "tools/find-dead-citations.mjs",
  "tools/find-dead-citations.test.ts",
  "apps/web/src/features/method/parse-markdown.test.ts",
]);

const paths = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\0")
  .filter(
    (path) => kinds.test(path) && !path.endsWith(".data.ts") && !exempt.has(path) && existsSync(join(root, path)),
  );
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const dead = findDeadCitations(files, (path) => existsSync(join(root, path)));
for (const one of dead) console.log(one);
console.log(`${files.size} files`);
process.exitCode = dead.length === 0 && files.size > 0 ? 0 : 1;
