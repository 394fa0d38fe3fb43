// No copyleft in what ships: every package that production code can load has a permissive licence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const permissive = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Python-2.0",
  "PostgreSQL",
  "OFL-1.1",
  "Zlib",
]);
// sharp's prebuilt libvips is LGPL: loaded as a shared library that anyone can replace, which is what that licence asks for.
const sharedLibraries = /^@img\/sharp-(libvips-|win32|wasm32)/;

const isPermissive = (expression) => {
  const words = expression.replaceAll(/[()]/g, " ").trim();
  if (/ OR /i.test(words)) return words.split(/ OR /i).some(isPermissive);
  return words.split(/ AND /i).every((part) => permissive.has(part.trim()));
};

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const bad = [];
let count = 0;
for (const [path, entry] of Object.entries(packages)) {
  if (!path.includes("node_modules/") || entry.link || entry.dev) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + 13);
  const manifest = join(root, path, "package.json");
  if (!existsSync(manifest)) continue; // for another platform
  const { license, licenses } = JSON.parse(readFileSync(manifest, "utf8"));
  const stated =
    typeof license === "string"
      ? license
      : (license?.type ?? licenses?.map(({ type }) => type).join(" OR ") ?? "none stated");
  count++;
  if (!isPermissive(stated) && !sharedLibraries.test(name)) bad.push(`${name}: ${stated}`);
}
for (const line of bad) console.log(line);
console.log(`${count} packages`);
process.exitCode = bad.length === 0 && count > 0 ? 0 : 1;
