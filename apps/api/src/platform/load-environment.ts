import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { meantName } from "./misspelt.ts";
import { ConfigError, parseConfig, type Config } from "./config.ts";
import { settings } from "./settings/settings.ts";

/** The process's environment on top of a `.env` file, checked as a whole. */
export function loadConfig(folder: string): Config {
  const file = readEnvFile(resolve(folder, ".env"));
  const config = parseConfig({ ...file, ...process.env });
  // Whatever stands in this file was meant for us.
  const foreign = Object.keys(file).filter((name) => !Object.hasOwn(settings, name));
  const misspelt = foreign.flatMap((name) => {
    const meant = meantName(name, Object.keys(settings));
    return meant === undefined ? [] : [`${name} in .env is not a setting; did you mean ${meant}?`];
  });
  if (misspelt.length > 0)
    throw new ConfigError(`These settings need attention:\n${misspelt.map((line) => `  - ${line}`).join("\n")}`);
  const warnings = new Set([...config.warnings, ...foreign.map((name) => `${name} is not a setting of Adjudge`)]);
  const dataDir = resolve(folder, config.dataDir);
  assertWritable(dataDir);
  return { ...config, dataDir, warnings: [...warnings] };
}

function readEnvFile(path: string): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(parseEnv(readFileSync(path, "utf8"))).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new ConfigError(`${path} cannot be read.`);
  }
}

function assertWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written. Give it to this user or set DATA_DIR to another folder.`,
    );
  }
}
