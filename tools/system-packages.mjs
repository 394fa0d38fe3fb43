// What the tests need of the machine and npm has not: a browser, and the distribution's PostgreSQL as a second engine.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const mayInstall = process.getuid?.() === 0 && existsSync("/etc/debian_version");

/** Installs them in a process of its own, which goes on while npm installs. A new machine has no list of packages yet. */
export function installSystemPackages({ needsBrowser, needsDatabase }) {
  const wanted = [...(needsBrowser ? ["chromium"] : []), ...(needsDatabase ? ["postgresql-15"] : [])];
  if (!mayInstall || wanted.length === 0) return Promise.resolve();
  const install = (...names) => `apt-get install -y --no-install-recommends ${names.join(" ")}`;
  // One by one at last: another Debian may have only one of them.
  const script = [`${install(...wanted)} && exit`, "apt-get update", ...wanted.map((name) => install(name))].join("\n");
  const child = spawn("sh", ["-c", script], {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: 400_000,
  });
  return new Promise((done) => child.once("close", done));
}
