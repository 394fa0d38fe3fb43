// What the tests need of the machine and npm has not: a browser, and the distribution's PostgreSQL as a second engine.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";

const browser = "chromium-headless-shell";
/** Where there is no such package. */
const otherwise = { [browser]: "chromium" };
const canInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** A machine that was made for one job has no init system; one that somebody lives on has. */
function isContainer() {
  if (["/.dockerenv", "/run/.containerenv"].some((path) => existsSync(path))) return true;
  try {
    return !["init", "systemd"].includes(readFileSync("/proc/1/comm", "utf8").trim());
  } catch {
    return false;
  }
}

async function isAllowed(names) {
  const { INSTALL_SYSTEM_PACKAGES: flag, CI: ci } = process.env;
  if (flag !== undefined) return flag === "1";
  if (ci || isContainer()) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question(`The tests want ${names.join(" and ")}. Install with apt-get? [y/N] `);
  terminal.close();
  return /^y/i.test(said);
}

/**
 * Installs them, as root on a Debian only, and only where INSTALL_SYSTEM_PACKAGES=1 says so, in CI and containers, or where the
 * person at the terminal agrees. Answers a function that waits for the end, so that npm can install meanwhile.
 */
export async function installSystemPackages({ needsBrowser, needsDatabase }) {
  const wanted = [...(needsBrowser ? [browser] : []), ...(needsDatabase ? ["postgresql-15"] : [])];
  if (wanted.length === 0) return async () => undefined;
  if (!canInstall || !(await isAllowed(wanted))) {
    process.stdout.write(
      `Not installed on this machine: ${wanted.join(", ")}. INSTALL_SYSTEM_PACKAGES=1 installs them on Debian, as root.\n`,
    );
    return async () => undefined;
  }
  process.stdout.write(`Installing ${wanted.join(", ")} with apt-get (INSTALL_SYSTEM_PACKAGES=0 prevents it) …\n`);
  const install = (...names) => `apt-get install -y --no-install-recommends ${names.join(" ")}`;
  // A new machine has no list of packages yet. One by one at last: another Debian may have only one of them.
  const one = (name) =>
    [name, otherwise[name]]
      .filter(Boolean)
      .map((any) => install(any))
      .join(" || ");
  const script = [`${install(...wanted)} && exit`, "apt-get update", ...wanted.map(one)].join("\n");
  const child = spawn("sh", ["-c", script], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 400_000,
  });
  const ended = new Promise((done) => child.once("close", done));
  return () => ended;
}
