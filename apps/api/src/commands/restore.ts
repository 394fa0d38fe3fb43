import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { exitWithSentence } from "../platform/process-end.ts";
import { TransferError } from "../platform/transfer/transfer-error.ts";
import { restoreBackup } from "../platform/transfer/restore.ts";
import { readPassphrase } from "./backup-passphrase.ts";
import { reportMissing, withInstallation } from "./open-for-transfer.ts";

/** `npm run restore -- folder`: into an installation that holds no data yet. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { erasures: { type: "string" } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new TransferError("Name the backup: npm run restore -- <folder> [--erasures <newer backup>]");
  await withInstallation(async ({ config, target, storage, secretPath }) => {
    const { tables, files, createdAt, missing } = await restoreBackup({
      target,
      storage,
      secretPath,
      folder: resolve(folder),
      passphrase: readPassphrase(config),
      ...(values.erasures === undefined ? {} : { erasuresFrom: resolve(values.erasures) }),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Restored ${rows} rows and ${files.length} files from the backup of ${createdAt}\n`);
    reportMissing(missing);
  });
  process.exit();
}

main().catch(exitWithSentence);
