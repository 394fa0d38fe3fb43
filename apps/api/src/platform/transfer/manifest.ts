import { createHash } from "node:crypto";
import { z } from "zod";
import { assertStorageKey } from "../storage/storage.ts";
import type { BackupReader } from "./backup-files.ts";
import { TransferError } from "./transfer-error.ts";
import { PendingJob } from "./pending-jobs.ts";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Newest migration the database had. */
  schema: z.string(),
  tables: z.array(
    z.object({ name: Name, columns: z.array(Name), rows: z.number(), checksum: z.string(), sha256: Sha256 }),
  ),
  jobs: z.array(PendingJob),
  files: z.array(z.object({ key: z.string(), byteLength: z.number(), sha256: Sha256 })),
  /** Files that rows name and that were not there to be copied. */
  missing: z.array(z.string()).default([]),
  secretSha256: Sha256.nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

const damaged = (what: string): TransferError =>
  new TransferError(`This backup is damaged (${what}). Nothing was changed.`);

/** Reads a backup's manifest and compares every file in it with its hash, before anything is written anywhere. */
export async function readVerifiedManifest(folder: string, backup: BackupReader): Promise<Manifest> {
  const text = await backup.read(["manifest.json"]).catch((error: unknown) => {
    throw error instanceof TransferError
      ? error
      : new TransferError(`${folder} is no backup: it has no manifest.json.`);
  });
  const recorded = (await backup.read(["manifest.sha256"]).catch(() => "")).toString().trim();
  if (createHash("sha256").update(text).digest("hex") !== recorded) throw damaged("manifest.json");
  const parsed = Manifest.safeParse(JSON.parse(text.toString()));
  if (!parsed.success) throw damaged("manifest.json");
  const { tables, files, secretSha256 } = parsed.data;
  for (const { name, sha256 } of tables) await compare(backup, ["database", `${name}.copy`], sha256);
  for (const { key, sha256 } of files) {
    assertStorageKey(key);
    await compare(backup, ["files", ...key.split("/")], sha256);
  }
  if (secretSha256 !== null) await compare(backup, ["secret.key"], secretSha256);
  return parsed.data;
}

async function compare(backup: BackupReader, path: readonly string[], expected: string): Promise<void> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of backup.open(path)) hash.update(chunk as Buffer);
  } catch {
    throw damaged(path.join("/"));
  }
  if (hash.digest("hex") !== expected) throw damaged(path.join("/"));
}
