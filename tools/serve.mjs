// `npm run serve [-- worker]`: what `npm run build` made, in this one process.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fail, requireNode } from "./node-version.mjs";
import { watchNpm } from "./npm-parent.mjs";

const isNpmThere = watchNpm();
requireNode();
process.env.NODE_ENV ??= "production";
const server = join(dirname(dirname(fileURLToPath(import.meta.url))), "dist/server");
const program = join(server, process.argv[2] === "worker" ? "worker.mjs" : "main.mjs");
if (!existsSync(program)) fail("There is nothing to serve yet. Run npm run build first.");
// Ended by its own process id, npm does not always tell.
const timer = setInterval(() => {
  if (isNpmThere()) return;
  clearInterval(timer);
  process.kill(process.pid, "SIGTERM");
}, 500);
timer.unref();
await import(pathToFileURL(program).href);
