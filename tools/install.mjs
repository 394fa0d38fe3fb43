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
  if (isInstalled()) return writeFileSync(stamp, wanted);
  process.stdout.write("Installing packages (only when package-lock.json changed) …\n");
  const npm = (...command) =>
    spawnSync("npm", [...command, "--include=dev", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
      env: {
        ...process.env,
        NODE_ENV: "development",
      },
    }).status === 0;
  // `npm ci` refuses when this platform needs a package that the lock file does not name; `npm install` adds it.
  if (!npm("ci") && !npm("install", "--no-save"))
    fail("The packages could not be installed; see npm's messages above.");
  writeFileSync(stamp, wanted);
}

// npm keeps a list of what it has installed. Packages for other platforms are optional and absent.
function isInstalled() {
  const list = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const read = (path) => JSON.parse(readFileSync(path, "utf8")).packages;
  const installed = read(list);
  return Object.entries(read(join(root, "package-lock.json"))).every(
    ([path, { version, link, optional }]) =>
      !path.includes("node_modules/") || link || optional || installed[path]?.version === version,
  );
}
