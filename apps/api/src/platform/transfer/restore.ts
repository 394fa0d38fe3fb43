import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { clientConfig, type ConnectionTarget } from "../db/connect.ts";
import { migrate, readMigrations } from "../db/migrate.ts";
import type { Storage } from "../storage/storage.ts";
import { createBackupReader, type BackupReader } from "./backup-files.ts";
import { readVerifiedManifest, type Manifest } from "./manifest.ts";
import { TransferError } from "./transfer-error.ts";
import { writePendingJobs } from "./pending-jobs.ts";
import {
  alignSequences,
  columnList,
  digestTable,
  emptyTables,
  isUnused,
  listTables,
  plainTextForms,
  schemaVersion,
  tableName,
} from "./tables.ts";

type RestoreOptions = {
  target: ConnectionTarget;
  storage: Storage;
  folder: string;
  secretPath: string;
  /** Of a sealed backup. */
  passphrase?: string | null;
};

/** Puts a backup into an empty installation. A backup of an older release is brought forward afterwards. */
export async function restoreBackup({
  target,
  storage,
  folder,
  secretPath,
  passphrase = null,
}: RestoreOptions): Promise<Manifest> {
  const backup = createBackupReader(folder, passphrase);
  const manifest = await readVerifiedManifest(folder, backup);
  const known = readMigrations();
  if (!known.some(({ version }) => version === manifest.schema))
    throw new TransferError("This backup was made by a newer release. Nothing was changed.");
  // Only as far as the backup: a newer schema may have columns that its rows lack.
  await migrate(
    target,
    known.filter(({ version }) => version <= manifest.schema),
  );
  const client = new pg.Client(clientConfig(target));
  await client.connect();
  try {
    await plainTextForms(client);
    if ((await schemaVersion(client)) !== manifest.schema)
      throw new TransferError(
        "The database is newer than this backup. Restore into an empty one. Nothing was changed.",
      );
    if (!(await isUnused(client, await listTables(client))))
      throw new TransferError("The database already holds data. Nothing was changed.");
    // Files first: a row must never be visible without its file.
    await putFiles(storage, backup, manifest);
    await client.query("begin");
    await loadTables(client, backup, manifest);
    await client.query("commit");
  } finally {
    await client.end();
  }
  await migrate(target);
  const pool = new pg.Pool({ ...clientConfig(target), max: 2 });
  try {
    await writePendingJobs(pool, manifest.jobs);
  } finally {
    await pool.end();
  }
  if (manifest.secretSha256 !== null && !existsSync(secretPath))
    await writeFile(secretPath, await backup.read(["secret.key"]), { mode: 0o600, flag: "wx" });
  return manifest;
}

async function putFiles(storage: Storage, backup: BackupReader, { files }: Manifest): Promise<void> {
  for (const { key } of files) {
    const bytes = await backup.read(["files", ...key.split("/")]);
    await storage.put(key, bytes, { contentType: "application/octet-stream" });
  }
}

async function loadTables(client: pg.Client, backup: BackupReader, manifest: Manifest): Promise<void> {
  await emptyTables(client, manifest.tables);
  for (const table of manifest.tables) {
    const sink = client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`));
    await pipeline(backup.open(["database", `${table.name}.copy`]), sink);
    const { rows, checksum } = await digestTable(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new TransferError(`${table.name} differs after restoring. Nothing was changed.`);
  }
  await alignSequences(client);
}
