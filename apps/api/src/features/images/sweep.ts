import type { Db } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";
import { giveBackExpired } from "../usage/service.ts";
import { findKnownKeys } from "./removal-repository.ts";

const hourMs = 3_600_000;
const batchSize = 500;

export const pictureFolder = "objects/";

/**
 * Clears what a process that died left behind: places in the quota, files that no row names, files half written. A file younger than an
 * hour may belong to an upload that is about to commit.
 */
export async function sweep({
  db,
  storage,
  now,
  logger,
}: {
  db: Db;
  storage: Storage;
  now: Date;
  logger: Logger;
}): Promise<{ removed: number }> {
  const released = await giveBackExpired(db);
  if (!(await mayRemoveFiles(db))) return { removed: 0 };
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const known = await findKnownKeys(db, batch);
    for (const key of batch) {
      if (known.has(key)) continue;
      await storage.remove(key);
      removed++;
    }
    batch = [];
  };
  for await (const file of storage.list(pictureFolder)) {
    if (now.getTime() - file.modifiedAt.getTime() < hourMs) continue;
    batch.push(file.key);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  removed += await storage.removeDrafts(new Date(now.getTime() - hourMs));
  if (released + removed > 0) logger.info({ released, removed }, "swept up");
  return { removed };
}
