import { join } from "node:path";
import { openStorage } from "../compose-platform.ts";
import type { Config } from "../platform/config.ts";
import type { ConnectionTarget } from "../platform/db/connect.ts";
import { reachServer } from "../platform/db/open-database.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { createLogger } from "../platform/logger.ts";
import type { Storage } from "../platform/storage/storage.ts";

type Opened = { config: Config; target: ConnectionTarget; storage: Storage; secretPath: string };

/** Runs a command on this installation's database and files, whether or not the product is running on them. */
export async function withInstallation(work: (opened: Opened) => Promise<void>): Promise<void> {
  const config = loadConfig(process.cwd());
  const { target, stop } = await reachServer({ config, logger: createLogger({ level: config.logLevel }) });
  try {
    await work({ config, target, storage: await openStorage(config), secretPath: join(config.dataDir, "secret.key") });
  } finally {
    await stop();
  }
}

/** What the database names and the storage did not have. The rest is as it should be; the exit says that something is not. */
export function reportMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  process.stderr.write(`${missing.length} files that rows name were not there:\n${missing.join("\n")}\n`);
  process.exitCode = 2;
}
