import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fail } from "./node-version.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const hashOf = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Installs the exact packages of the lock file, when they are not there already. */
export function installPackages() {
  const stamp = join(root, "node_modules", ".adjudge-lock");
  const wanted = `${hashOf(join(root, "package-lock.json"))} node-${process.versions.modules}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stdout.write("Installing packages (only when package-lock.json changed) …\n");
  const { status, error } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: {
      ...process.env,
      NODE_ENV: "development",
      // Neither is needed: tests use a Chromium that is there, scoring runs on the CPU.
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
      ONNXRUNTIME_NODE_INSTALL: "skip",
      ONNXRUNTIME_NODE_INSTALL_CUDA: "skip",
    },
  });
  if (error || status !== 0) fail("The packages could not be installed; see npm's messages above.");
  writeFileSync(stamp, wanted);
}
