// The whole product on an empty database. The folder is removed here and not where the settings are read: other tools
// read those too, and once removed the data of a run under way.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWeb } from "../tools/build-web.mjs";
import { root } from "../tools/install.mjs";

const { DATA_DIR, E2E_PROGRAMS } = process.env;
if (process.env.E2E_KEEP_DATA !== "1") rmSync(DATA_DIR, { recursive: true, force: true });
await buildWeb();
// As one file: from source it and the other products that journeys start take thirty seconds of processor time before the first test.
rmSync(E2E_PROGRAMS, { recursive: true, force: true });
execFileSync(process.execPath, ["--import", "tsx", "apps/api/test/write-programs.ts", E2E_PROGRAMS], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
process.on("exit", () => rmSync(E2E_PROGRAMS, { recursive: true, force: true }));
process.chdir(root);
await import(pathToFileURL(join(E2E_PROGRAMS, "main.mjs")).href);
