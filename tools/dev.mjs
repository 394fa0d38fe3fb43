// `npm run dev`: API and web, both reloading. Open http://localhost:5173.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { requireNode } from "./node-version.mjs";

requireNode();
const { installPackages, root } = await import("./install.mjs");
installPackages();

const port = process.env.PORT ?? "3000";
const env = {
  ...process.env,
  PORT: port,
  API_ORIGIN: `http://127.0.0.1:${port}`,
  APP_ORIGIN: process.env.APP_ORIGIN ?? "http://localhost:5173",
};
const run = (args, cwd) => spawn(process.execPath, args, { cwd, env, stdio: "inherit" });
const children = [
  run(
    [join(root, "node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false", join(root, "apps/api/src/main.ts")],
    root,
  ),
  run([join(root, "node_modules/vite/bin/vite.js")], join(root, "apps/web")),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children)
  child.on("exit", () => {
    stop();
    process.exitCode ??= 0;
  });
