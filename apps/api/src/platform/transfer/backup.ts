import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { clientConfig, type ConnectionTarget } from "../db/connect.ts";
import type { Storage } from "../storage/storage.ts";
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

type BackupOptions = { target: ConnectionTarget; storage: Storage; folder: string; secretPath: string; now: Date };

/**
 * Writes database and files into a new folder. The database is one snapshot and comes first: files are never
 * changed once written, and none is removed until the copy is done, so every file that a row of the snapshot names is still
 * there when files are copied. One that is not, because it had been lost before, is named in the manifest.
 */
export async function writeBackup({ target, storage, folder, secretPath, now }: BackupOptions): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined))
    throw new TransferError(`${folder} already exists. A backup is never written over.`);
  const draft = `${folder}.part-${process.pid}`;
  await mkdir(join(draft, "database"), { recursive: true, mode: 0o700 });
  const { database, files, missing } = await copyAll({ target, storage, draft });
  const secret = await readFile(secretPath, "utf8").catch(() => undefined);
  if (secret !== undefined) await writeFile(join(draft, "secret.key"), secret, { mode: 0o600 });
  const secretSha256 = secret === undefined ? null : createHash("sha256").update(secret).digest("hex");
  const manifest: Manifest = { format: 1, createdAt: now.toISOString(), ...database, files, missing, secretSha256 };
  const text = JSON.stringify(manifest, null, 1);
  await writeDurably(join(draft, "manifest.json"), text);
  await writeDurably(join(draft, "manifest.sha256"), `${createHash("sha256").update(text).digest("hex")}\n`);
  // The name appears only when everything is in it.
  await rename(draft, folder);
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
  draft,
}: {
  target: ConnectionTarget;
  storage: Storage;
  draft: string;
}): Promise<Copied> {
  const hold = new pg.Client(clientConfig(target));
  // Said by the next query as well; without a listener it would end the process.
  hold.on("error", () => undefined);
  await hold.connect();
  try {
    await holdFiles(hold);
    const { named, ...database } = await dumpDatabase(target, draft);
    const files = await copyFiles(storage, draft);
    await hold.query("select 1"); // the hold has lasted until here
    const copied = new Set(files.map(({ key }) => key));
    return { database, files, missing: named.filter((key) => !copied.has(key)).toSorted() };
  } finally {
    await hold.end();
  }
}

async function dumpDatabase(
  target: ConnectionTarget,
  folder: string,
): Promise<Pick<Manifest, "schema" | "tables" | "jobs"> & { named: string[] }> {
  const client = new pg.Client(clientConfig(target));
  await client.connect();
  try {
    await plainTextForms(client);
    await client.query("begin isolation level repeatable read read only");
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(client)) {
      const hash = createHash("sha256");
      const file = join(folder, "database", `${table.name}.copy`);
      await pipeline(
        client.query(copyTo(`copy (select ${columnList(table)} from ${tableName(table)}) to stdout`)),
        new Transform({
          transform(chunk: Buffer, _encoding, done) {
            hash.update(chunk);
            done(null, chunk);
          },
        }),
        createWriteStream(file, { mode: 0o600, flush: true }),
      );
      tables.push({ ...(await digestTable(client, table)), columns: table.columns, sha256: hash.digest("hex") });
    }
    const named = await listNamedFiles(client);
    return { schema: await schemaVersion(client), tables, jobs: await readPendingJobs(client), named };
  } finally {
    await client.end();
  }
}

async function copyFiles(storage: Storage, folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for await (const { key } of storage.list("")) {
    const bytes = await storage.get(key);
    if (!bytes) continue; // removed meanwhile
    const path = join(folder, "files", ...key.split("/"));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeDurably(path, bytes);
    files.push({ key, byteLength: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return files;
}

async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
