import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const folders = ["apps", "packages", "e2e", "tools", "bench"];

/** Source files that git knows or would add. */
export function sourceFiles(folder = root) {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return stdout
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && existsSync(join(folder, file)));
}

/** Runs dependency-cruiser; returns its violations and how many modules it has seen. */
export function cruise(folder) {
  const present = folders.filter((name) => existsSync(join(folder, name)));
  const args = [
    join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
    ...present,
    "--config",
    join(root, "tools/dependency-rules.cjs"),
    "--output-type",
    "json",
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1e9 });
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser did not run: ${stderr}`);
  const { summary, modules } = JSON.parse(stdout);
  return {
    violations: summary.violations,
    cruised: modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes("node_modules")).length,
  };
}

if (process.argv[1]?.endsWith("check-imports.mjs")) {
  const { violations, cruised } = cruise(root);
  const expected = sourceFiles().length;
  for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);
  // A gate that sees nothing finds nothing.
  if (cruised < expected) console.log(`only ${cruised} of ${expected} source files were looked at`);
  console.log(`${cruised} modules, ${violations.length} breaches`);
  process.exitCode = violations.length > 0 || cruised < expected ? 1 : 0;
}
