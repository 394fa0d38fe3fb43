import { accessSync, constants, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError, parseConfig, settings, type Config } from "./config.ts";

/** The process's environment on top of a `.env` file, checked as a whole. */
export function loadConfig(folder: string): Config {
  const file = readEnvFile(resolve(folder, ".env"));
  const unknown = Object.keys(file).filter((name) => !Object.hasOwn(settings, name));
  const config = withExtraProblems(
    unknown.map((name) => `${name} in .env is not a setting`),
    () => parseConfig({ ...file, ...process.env }),
  );
  const dataDir = resolve(folder, config.dataDir);
  assertWritable(dataDir);
  return { ...config, dataDir };
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

function withExtraProblems(extra: readonly string[], parse: () => Config): Config {
  const lines = extra.map((line) => `  - ${line}`).join("\n");
  try {
    const config = parse();
    if (extra.length === 0) return config;
  } catch (error) {
    if (!(error instanceof ConfigError) || extra.length === 0) throw error;
    throw new ConfigError(`${error.message}\n${lines}`);
  }
  throw new ConfigError(`These settings need attention:\n${lines}`);
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
