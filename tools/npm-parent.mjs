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

// npm names its process after what it runs: "npm start", "npm run worker".
const isNpm = ({ name }) => /^npm\b/.test(name);
const mostShells = 4;

/** From our parent up to npm: shells, and what a shell was told to run us by. */
function chainToNpm(first) {
  const chain = [];
  for (let pid = first; pid > 1 && chain.length <= mostShells;) {
    const found = look(pid);
    if (found === null) break;
    chain.push(pid);
    if (isNpm(found)) return chain;
    pid = found.parent;
  }
  return chain.slice(0, 1);
}

/**
 * npm runs a script through a shell, and which one is the user's choice. Told to end, npm ends that shell and not what the
 * shell runs; killed, it ends neither. Returns whether all of them are still there: always yes where npm did not start us.
 */
export function watchNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return () => true;
  const parentPid = process.ppid;
  const chain = chainToNpm(parentPid);
  return () => process.ppid === parentPid && chain.every((pid) => look(pid) !== null);
}
