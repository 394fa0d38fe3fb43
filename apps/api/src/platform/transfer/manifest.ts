import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { assertStorageKey } from "../storage/storage.ts";
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
export async function readVerifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new TransferError(`${folder} is no backup: it has no manifest.json.`);
  });
  const recorded = (await readFile(join(folder, "manifest.sha256"), "utf8").catch(() => "")).trim();
  if (createHash("sha256").update(text).digest("hex") !== recorded) throw damaged("manifest.json");
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw damaged("manifest.json");
  const { tables, files, secretSha256 } = parsed.data;
  for (const { name, sha256 } of tables) await compare(join(folder, "database", `${name}.copy`), sha256);
  for (const { key, sha256 } of files) {
    assertStorageKey(key);
    await compare(join(folder, "files", ...key.split("/")), sha256);
  }
  if (secretSha256 !== null) await compare(join(folder, "secret.key"), secretSha256);
  return parsed.data;
}

async function compare(path: string, expected: string): Promise<void> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch {
    throw damaged(path);
  }
  if (hash.digest("hex") !== expected) throw damaged(path);
}
