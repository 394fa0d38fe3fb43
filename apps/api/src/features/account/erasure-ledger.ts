import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Db, Tx } from "../../platform/db/database.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { addErasures, insertErasure, listErasures, type Erased } from "./erasure-repository.ts";

export type ErasureLedger = {
  /** In the transaction that erases: either both happened or neither. */
  add: (tx: Tx, erased: { userId: string; email: string }) => Promise<void>;
  /** Right after that commit: the copy that outlives the database. What fails here is made up for by read(). */
  keepCopy: (erased: { userId: string; email: string }) => Promise<void>;
  /** Ids of everybody who was erased, by whichever instance, and before whichever restore. */
  read: () => Promise<string[]>;
};

const folder = "erasures/";
const keyOf = (userId: string): string => `${folder}${userId}`;

/**
 * Who was erased, in the database and its backups; and once more in the file storage, which outlives a database that is
 * restored from an older backup. Addresses are kept as a keyed hash only.
 */
export function createErasureLedger({
  db,
  storage,
  secrets,
  dataDir,
}: {
  db: Db;
  storage: Storage;
  secrets: Secrets;
  dataDir: string;
}): ErasureLedger {
  const hashed = ({ userId, email }: { userId: string; email: string }): Erased => ({
    userId,
    emailHmac: secrets.sign("export", "erased", email),
  });
  const copyMissing = async (rows: readonly Erased[], kept: ReadonlySet<string>): Promise<void> => {
    for (const { userId, emailHmac } of rows)
      if (!kept.has(userId))
        await storage.put(keyOf(userId), Buffer.from(emailHmac), { contentType: "text/plain; charset=utf-8" });
  };
  const readKept = async (): Promise<Set<string>> => {
    const ids = new Set<string>();
    for await (const { key } of storage.list(folder)) ids.add(key.slice(folder.length));
    return ids;
  };
  return {
    add: (tx, erased) => insertErasure(tx, hashed(erased)),
    keepCopy: (erased) => copyMissing([hashed(erased)], new Set()),
    read: async () => {
      const rows = await listErasures(db);
      const known = new Set(rows.map(({ userId }) => userId));
      const kept = await readKept();
      await copyMissing(rows, kept);
      const foreign = [...kept, ...(await readOldFile(dataDir))].filter((id) => isUuid(id) && !known.has(id));
      await addErasures(db, foreign);
      return [...known, ...foreign];
    },
  };
}

// Where releases before the table kept it, on the instance that had erased.
async function readOldFile(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, "erasures.jsonl"), "utf8").catch(() => "");
  // A line that a crash cut short names nobody.
  return [...text.matchAll(/"user_id":"([^"]+)"/g)].map(([, id]) => id ?? "");
}
