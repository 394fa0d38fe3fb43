import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../platform/clock.ts";
import { exitWithSentence } from "../platform/process-end.ts";
import { writeBackup } from "../platform/transfer/backup.ts";
import { TransferError } from "../platform/transfer/transfer-error.ts";
import { readPassphrase } from "./backup-passphrase.ts";
import { reportMissing, withInstallation } from "./open-for-transfer.ts";

/** `npm run backup [-- [--encrypt] folder]`: database and files together, into a new folder. */
async function main(): Promise<void> {
  const { values, positionals } = parseArguments(process.argv.slice(2));
  await withInstallation(async ({ config, target, storage, secretPath }) => {
    const now = systemClock.now();
    const name = `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
    const passphrase = values.encrypt ? readPassphrase(config) : null;
    if (values.encrypt && passphrase === null)
      throw new TransferError("Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE to encrypt a backup.");
    const folder = resolve(positionals[0] ?? join(config.dataDir, "..", name));
    const { tables, files, missing } = await writeBackup({ target, storage, secretPath, folder, now, passphrase });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const sealed = passphrase === null ? "" : ", encrypted under the passphrase";
    process.stdout.write(`Backup of ${rows} rows and ${files.length} files written to ${folder}${sealed}\n`);
    reportMissing(missing);
  });
  process.exit();
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { encrypt: { type: "boolean", default: false } }, allowPositionals: true });
  } catch {
    // A misspelt --encrypt must not end in a backup that everybody can read.
    throw new TransferError("Use: npm run backup -- [--encrypt] [folder]");
  }
}

main().catch(exitWithSentence);
