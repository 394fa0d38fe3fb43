import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Postmaster = { pid: number; socketFolder: string; port: number; isReady: boolean };

/** Reads what a running server says about itself (postmaster.pid: pid, data folder, start, port, socket folder, …, status). */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: (lines[4] ?? "").trim(),
    isReady: (lines[7] ?? "").trim() === "ready",
  };
}

/** A pid can be reused by a stranger after a crash, so the process must also be a PostgreSQL on this very folder. */
export function isOurPostmaster(pid: number, dataFolder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  if (process.platform !== "linux") return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(dataFolder);
  } catch {
    return false;
  }
}
