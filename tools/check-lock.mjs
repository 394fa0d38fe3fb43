// Every compiled package is locked for the machines we start on. A release may lack the build for one of them
// (rolldown 1.2.19 had none for ARM servers): installed there, npm leaves it out without a word and nothing starts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const machines = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
];

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

const fits = ({ os = [], cpu = [], libc = ["glibc"] }, machine) =>
  os.includes(machine.os) && cpu.includes(machine.cpu) && libc.includes("glibc");
/** "@rolldown/binding-linux-arm64-gnu" and "@esbuild/linux-x64" without what names the machine. */
const family = (path) => path.replace(/linux.*$/, "").replace(/^.*node_modules\//, "");

const builds = machines.map((machine) => ({
  machine,
  families: new Set(
    Object.entries(packages)
      .filter(([, entry]) => entry.integrity && fits(entry, machine))
      .map(([path]) => family(path)),
  ),
}));
const all = new Set(builds.flatMap(({ families }) => [...families]));
const missing = builds.flatMap(({ machine, families }) =>
  [...all].filter((name) => !families.has(name)).map((name) => `${name}* for ${machine.os} ${machine.cpu}`),
);
for (const one of missing) console.log(`no build locked: ${one}`);
console.log(`${all.size} compiled packages on ${machines.length} kinds of machine`);
process.exitCode = missing.length > 0 || all.size === 0 ? 1 : 0;
