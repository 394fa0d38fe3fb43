import { resolve } from "node:path";
import { exitWithSentence } from "../platform/process-end.ts";
import { TransferError } from "../platform/transfer/transfer-error.ts";
import { restoreBackup } from "../platform/transfer/restore.ts";
import { readPassphrase } from "./backup-passphrase.ts";
import { withInstallation } from "./open-for-transfer.ts";

/** `npm run restore -- folder`: into an installation that holds no data yet. */
async function main(): Promise<void> {
  const folder = process.argv[2];
  if (folder === undefined) throw new TransferError("Name the backup: npm run restore -- <folder>");
  await withInstallation(async ({ config, target, storage, secretPath }) => {
    const backup = { folder: resolve(folder), passphrase: readPassphrase(config) };
    const { tables, files, createdAt } = await restoreBackup({ target, storage, secretPath, ...backup });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Restored ${rows} rows and ${files.length} files from the backup of ${createdAt}\n`);
  });
  process.exit(0);
}

main().catch(exitWithSentence);
