import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** The same browser without its windows: journeys take a fifth less processor time in it. */
const headless = "chromium-headless-shell";
const names = [headless, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const find = (wanted) => {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/bin", "/snap/bin"];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
};

function onThisMachine() {
  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  return process.env.CHROMIUM_PATH || find(names) || (existsSync(mac) ? mac : undefined);
}

export const hasChromium = () => onThisMachine() !== undefined;
/** Whether the tests have the browser that takes them least time, or one that was chosen for them. */
export const hasQuickChromium = () => Boolean(process.env.CHROMIUM_PATH) || find([headless]) !== undefined;

/** A browser for the tests: one that is there, else Playwright's own. */
export function findChromium() {
  const found = onThisMachine();
  if (found) return found;
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  return spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore" }).status === 0 ? "" : undefined;
}
