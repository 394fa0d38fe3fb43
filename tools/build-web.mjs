import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compressFiles, drawLanding } from "./draw-landing.mjs";
import { root } from "./install.mjs";
import { fail } from "./node-version.mjs";

const sources = ["apps/web/src", "apps/web/public", "packages/contracts/src", "packages/scoring/src"];
const singles = [
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "apps/web/package.json",
  "tools/draw-landing.mjs",
  "docs/truth.md", // the page about the scores
  "package-lock.json",
];
const isSource = (name) => !/\.test\.tsx?$/.test(name);

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function hashSources() {
  const hash = createHash("sha256");
  const files = [
    ...sources.flatMap((folder) => filesBelow(join(root, folder))),
    ...singles.map((file) => join(root, file)).filter(existsSync),
  ];
  for (const file of files.sort((a, b) => (a < b ? -1 : 1)))
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** Builds the web app when what it is made of changed since the last build. */
export async function buildWeb() {
  if (!existsSync(join(root, "apps/web/index.html"))) return;
  const dist = join(root, "apps/web/dist");
  const stamp = join(dist, ".build-stamp");
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(dist, "index.html"))) return;
  process.stdout.write("Building the web app (only when its sources changed) …\n");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
    {
      cwd: join(root, "apps/web"),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (status !== 0) fail(`The web app could not be built.\n${stdout}${stderr}`);
  await drawLanding(dist);
  compressFiles(dist);
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv.includes("--run")) await buildWeb();
