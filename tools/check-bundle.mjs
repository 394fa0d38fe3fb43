// What browsers get, and what git holds, must contain no secret, no source map and no path of this machine; and the
// landing page must stay light.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { filesOf, landingLater, landingStarts } from "./draw-landing.mjs";
import { root } from "./install.mjs";

const secrets = [
  /\b[sr]k_live_[A-Za-z0-9]{8,}/,
  /\bwhsec_[A-Za-z0-9]{24,}/,
  /-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----\n[A-Za-z0-9+/=\n]{64,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
];
const inBundleOnly = [
  /\bsk_(test|live)_[A-Za-z0-9]+/,
  /sourceMappingURL=/,
  /process\.env\.(APP_SECRET|STRIPE_SECRET|DATABASE_URL)/,
  /(STRIPE_SECRET_KEY|APP_SECRET|S3_SECRET_ACCESS_KEY|STRIPE_WEBHOOK_SECRET)/,
];

/** JavaScript of the landing page as sent (Brotli), what it loads after it has settled included. */
const mostLandingBytes = 170_000;

const problems = [];
const look = (name, text, patterns) => {
  for (const pattern of patterns) if (pattern.test(text)) problems.push(`${name} matches ${pattern}`);
  if (text.includes(root)) problems.push(`${name} names a folder of this machine`);
};

await buildWeb();
const dist = join(root, "apps/web/dist");
const bundle = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.name.startsWith("."),
);
for (const entry of bundle) {
  const path = join(entry.parentPath, entry.name);
  if (entry.name.endsWith(".map")) problems.push(`${path} is a source map`);
  if (/\.(js|css|html|json|txt|svg|xml|webmanifest)$/.test(entry.name))
    look(path.slice(root.length + 1), readFileSync(path, "utf8"), [...secrets, ...inBundleOnly]);
}
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const sizeOf = (file) =>
  (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size;
const landingBytes = filesOf(manifest, [...landingStarts, ...landingLater]).scripts.reduce(
  (sum, file) => sum + sizeOf(file),
  0,
);
if (landingBytes > mostLandingBytes)
  problems.push(
    `the landing page loads ${landingBytes} bytes of JavaScript, compressed; ${mostLandingBytes} are allowed`,
  );
const { stdout } = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
const tracked = stdout.split("\n").filter(Boolean);
for (const file of tracked) {
  if (/(^|\/)\.env$/.test(file)) problems.push(`${file} is tracked`);
  const path = join(root, file);
  const info = statSync(path, { throwIfNoEntry: false });
  if (info?.isFile() && info.size < 2_000_000 && file !== "tools/check-bundle.mjs")
    look(file, readFileSync(path, "latin1"), secrets);
}
for (const line of problems) console.log(line);
console.log(
  `${bundle.length} bundle files, ${tracked.length} tracked files, ${landingBytes} bytes of landing page scripts`,
);
process.exitCode = problems.length === 0 && bundle.length > 0 ? 0 : 1;
