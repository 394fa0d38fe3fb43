import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Name, state and parent of a running process; null when it is gone. */
function look(pid) {
  if (existsSync("/proc/self/stat")) {
    try {
      const [, name, state, parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return state === "Z" || name === undefined ? null : { name, parent: Number(parent) };
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent, name] = /^\s*(\d+)\s+(.+)$/m.exec(stdout ?? "") ?? [];
  return name === undefined ? null : { name, parent: Number(parent) };
}

const isShell = ({ name }) => /^-?(.*\/)?(sh|dash|bash|ash|zsh|busybox)$/.test(name);

/**
 * npm runs a script through a shell. Told to end, it ends that shell and not what the shell runs; killed, it ends neither.
 * Answers whether npm is still there: always yes where npm did not start this process.
 */
export function watchNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return () => true;
  const parentPid = process.ppid;
  const parent = look(parentPid);
  const npmPid = parent !== null && isShell(parent) ? parent.parent : parentPid;
  return () => process.ppid === parentPid && look(npmPid) !== null;
}
