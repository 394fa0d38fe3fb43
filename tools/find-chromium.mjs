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

export const hasChromium = () => onThisMachine() !== undefined;

/** A browser for the tests: one that is there, else Playwright's own. */
export function findChromium() {
  const found = onThisMachine();
  if (found) return found;
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  return spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore" }).status === 0 ? "" : undefined;
}
