import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onThisMachine() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/bin", "/snap/bin"];
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), mac].find((path) =>
    existsSync(path),
  );
}

/** A browser for the end-to-end tests: one that is there, Debian's when we may install it, else Playwright's own. */
export function ensureChromium() {
  const found = onThisMachine();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = () =>
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "ignore", env });
    if (install().status !== 0) {
      spawnSync("apt-get", ["update"], { stdio: "ignore", env });
      install();
    }
    const installed = onThisMachine();
    if (installed) return installed;
  }
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  return spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore" }).status === 0 ? "" : undefined;
}
