// Where the tests put their databases, files and browser profiles: in memory where there is plenty, for the sake of speed only.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const prefix = "adjudge-scratch-";
const gibibyte = 1024 ** 3;

function hasPlenty() {
  if (!existsSync(memory) || freemem() < 8 * gibibyte) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * gibibyte;
}

/** What a run that was killed has left takes memory until somebody removes it. */
function removeLeftovers() {
  for (const name of readdirSync(memory).filter((found) => found.startsWith(prefix))) {
    if (existsSync(join("/proc", name.slice(prefix.length)))) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/** Sets TMPDIR, and TEST_RUN_DIR for what may be kept as long as the run lasts, for this process and all it starts. */
export function useScratch() {
  if (!hasPlenty()) return;
  removeLeftovers();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // as root the databases belong to somebody else
  process.env.TMPDIR = folder;
  process.env.TEST_RUN_DIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
}
