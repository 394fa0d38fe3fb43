import { randomUUID } from "node:crypto";
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
import { writePendingJobs, type PendingJob } from "./pending-jobs.ts";
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
  /** A newer backup: who was erased between the two stays erased. */
  erasuresFrom?: string;
};

/** Puts a backup into an empty installation. A backup of an older release is brought forward afterwards. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, storage, folder, secretPath, passphrase = null, erasuresFrom } = options;
  const backup = createBackupReader(folder, passphrase);
  const manifest = await readVerifiedManifest(folder, backup);
  const erased = erasuresFrom === undefined ? [] : await readErased(erasuresFrom, passphrase);
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
    erased.push(...(await readErasedHere(client)));
    await client.query("begin");
    await loadTables(client, backup, manifest);
    await client.query("commit");
  } finally {
    await client.end();
  }
  await migrate(target);
  const pool = new pg.Pool({ ...clientConfig(target), max: 2 });
  try {
    for (const [id = "", hmac = ""] of erased)
      await pool.query("insert into erasures (user_id, email_hmac) values ($1, $2) on conflict do nothing", [id, hmac]);
    await writePendingJobs(pool, [...manifest.jobs, eraseAgain()]);
  } finally {
    await pool.end();
  }
  if (manifest.secretSha256 !== null && !existsSync(secretPath))
    await writeFile(secretPath, await backup.read(["secret.key"]), { mode: 0o600, flag: "wx" });
  return manifest;
}

// The account feature's own job: who was erased after this backup is erased again as soon as a worker runs.
const eraseAgain = (): PendingJob => ({
  id: randomUUID(),
  name: "account.sweep",
  data: {},
  priority: 1,
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 610,
  startAfter: new Date(0).toISOString(),
  singletonKey: null,
});

/** From the table's own file in another backup: id and hash, the first two columns. */
async function readErased(folder: string, passphrase: string | null): Promise<string[][]> {
  const backup = createBackupReader(folder, passphrase);
  const { tables } = await readVerifiedManifest(folder, backup);
  if (!tables.some(({ name }) => name === "erasures")) return [];
  const text = await backup.read(["database", "erasures.copy"]);
  return text
    .toString()
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [line.split("\t").slice(0, 2)]));
}

/** Who the database itself remembers: it was emptied for the restore, not forgotten. */
async function readErasedHere(client: pg.Client): Promise<string[][]> {
  const { rows } = await client.query<{ is_there: boolean }>("select to_regclass('erasures') is not null as is_there");
  if (rows[0]?.is_there !== true) return [];
  const { rows: erased } = await client.query<{ id: string; hmac: string }>(
    "select user_id as id, email_hmac as hmac from erasures",
  );
  return erased.map(({ id, hmac }) => [id, hmac]);
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
