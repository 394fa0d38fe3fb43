// `npm start`: install, build, serve. Plain JavaScript without packages, because none may be installed yet.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { requireNode } from "./node-version.mjs";
import { watchNpm } from "./npm-parent.mjs";

const isNpmThere = watchNpm();
requireNode();
const { installPackages, root } = await import("./install.mjs");
installPackages();
const { buildWeb } = await import("./build-web.mjs");
if (process.argv[2] === undefined) await buildWeb();

const entry = { worker: "worker.ts", simulator: "commands/simulator.ts" }[process.argv[2]] ?? "main.ts";
// The channel tells the server when this process is gone, however it ended: it must not live on alone.
const child = spawn(process.execPath, ["--import", "tsx", join(root, "apps/api/src", entry)], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
// Ended by its own process id, npm does not tell: the server must not live on alone.
setInterval(() => isNpmThere() || child.kill("SIGTERM"), 500).unref();
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
