import { join, resolve } from "node:path";
import { systemClock } from "../platform/clock.ts";
import { exitWithSentence } from "../platform/process-end.ts";
import { writeBackup } from "../platform/transfer/backup.ts";
import { reportMissing, withInstallation } from "./open-for-transfer.ts";

/** `npm run backup [-- folder]`: database and files together, into a new folder. */
async function main(): Promise<void> {
  await withInstallation(async ({ config, target, storage, secretPath }) => {
    const now = systemClock.now();
    const name = `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
    const folder = resolve(process.argv[2] ?? join(config.dataDir, "..", name));
    const { tables, files, missing } = await writeBackup({ target, storage, secretPath, folder, now });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Backup of ${rows} rows and ${files.length} files written to ${folder}\n`);
    reportMissing(missing);
  });
  process.exit();
}

main().catch(exitWithSentence);
