import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const version = "24.21.0";

/**
 * Path of a Node 24 for running suites a second time; undefined where this is one already, or where none can be had. It comes as a
 * package (the one that `node` of the registry unpacks), into the cache: nobody but the tests needs it.
 */
export async function findNewerNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return undefined;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(root, "node_modules/.cache", `node-${version}`);
  const program = join(folder, "node_modules", name, "bin/node");
  if (existsSync(program)) return { program, version };
  mkdirSync(folder, { recursive: true });
  // Without it npm installs into the nearest folder above that has one.
  writeFileSync(join(folder, "package.json"), "{}\n");
  const child = spawn(
    "npm",
    ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline", `${name}@${version}`],
    { cwd: folder, stdio: "ignore", shell: process.platform === "win32", timeout: 180_000 },
  );
  await new Promise((done) => {
    child.once("close", done);
    child.once("error", done);
  });
  return existsSync(program) ? { program, version } : undefined;
}
