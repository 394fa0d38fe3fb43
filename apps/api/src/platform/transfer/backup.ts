import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { clientConfig, type ConnectionTarget } from "../db/connect.ts";
import type { Storage } from "../storage/storage.ts";
import { createBackupWriter, type BackupWriter } from "./backup-files.ts";
import { holdFiles } from "./file-hold.ts";
import type { Manifest } from "./manifest.ts";
import { readPendingJobs } from "./pending-jobs.ts";
import {
  columnList,
  digestTable,
  listNamedFiles,
  listTables,
  plainTextForms,
  schemaVersion,
  tableName,
} from "./tables.ts";
import { TransferError } from "./transfer-error.ts";

type BackupOptions = {
  target: ConnectionTarget;
  storage: Storage;
  folder: string;
  secretPath: string;
  now: Date;
  /** Every file is sealed under it. */
  passphrase?: string | null;
};

/**
 * Writes database and files into a new folder. The database is one snapshot and comes first: files are never
 * changed once written, and none is removed until the copy is done, so every file that a row of the snapshot names is still
 * there when files are copied. One that is not, because it had been lost before, is named in the manifest.
 */
export async function writeBackup({ folder, passphrase = null, ...content }: BackupOptions): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined))
    throw new TransferError(`${folder} already exists. A backup is never written over.`);
  const draft = `${folder}.part-${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await writeContent(await createBackupWriter(draft, passphrase), content);
    // The name appears only when everything is in it.
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeContent(
  write: BackupWriter,
  { target, storage, secretPath, now }: Omit<BackupOptions, "folder" | "passphrase">,
): Promise<Manifest> {
  const { database, files, missing } = await copyAll({ target, storage, write });
  const secret = await readFile(secretPath, "utf8").catch(() => undefined);
  const secretSha256 = secret === undefined ? null : (await write(["secret.key"], secret)).sha256;
  const manifest: Manifest = { format: 1, createdAt: now.toISOString(), ...database, files, missing, secretSha256 };
  const { sha256 } = await write(["manifest.json"], JSON.stringify(manifest, null, 1));
  await write(["manifest.sha256"], `${sha256}\n`);
  return manifest;
}

type Copied = {
  database: Pick<Manifest, "schema" | "tables" | "jobs">;
  files: Manifest["files"];
  missing: string[];
};

async function copyAll({
  target,
  storage,
  write,
}: {
  target: ConnectionTarget;
  storage: Storage;
  write: BackupWriter;
}): Promise<Copied> {
  const hold = new pg.Client(clientConfig(target));
  // Said by the next query as well; without a listener it would end the process.
  hold.on("error", () => undefined);
  await hold.connect();
  try {
    await holdFiles(hold);
    const { named, ...database } = await dumpDatabase(target, write);
    const files = await copyFiles(storage, write);
    await hold.query("select 1"); // the hold has lasted until here
    const copied = new Set(files.map(({ key }) => key));
    return { database, files, missing: named.filter((key) => !copied.has(key)).toSorted() };
  } finally {
    await hold.end();
  }
}

async function dumpDatabase(
  target: ConnectionTarget,
  write: BackupWriter,
): Promise<Pick<Manifest, "schema" | "tables" | "jobs"> & { named: string[] }> {
  const client = new pg.Client(clientConfig(target));
  await client.connect();
  try {
    await plainTextForms(client);
    await client.query("begin isolation level repeatable read read only");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) {
      const rows = client.query(copyTo(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`));
      const { sha256 } = await write(["database", `${table.name}.copy`], rows);
      tables.push({ ...(await digestTable(client, table)), columns: table.columns, sha256 });
    }
    const named = await listNamedFiles(client);
    return { schema: await schemaVersion(client), tables, jobs: await readPendingJobs(client), named };
  } finally {
    await client.end();
  }
}

async function copyFiles(storage: Storage, write: BackupWriter): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for await (const { key } of storage.list("")) {
    const bytes = await storage.get(key);
    if (!bytes) continue; // removed meanwhile
    const { sha256 } = await write(["files", ...key.split("/")], bytes);
    files.push({ key, byteLength: bytes.length, sha256 });
  }
  return files;
}
