import type { Db } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { removeUnnamed, unnamedForMs } from "../../platform/storage/remove-unnamed.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";
import { giveBackExpired } from "../usage/service.ts";
import { findKnownKeys } from "./removal-repository.ts";

export const pictureFolder = "objects/";

/**
 * Clears what a process that died left behind: places in the quota, files that no row names, files half written.
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
  let removed = await removeUnnamed(storage, {
    prefix: pictureFolder,
    now,
    findNamed: (keys) => findKnownKeys(db, keys),
  });
  removed += await storage.removeDrafts(new Date(now.getTime() - unnamedForMs));
  if (released + removed > 0) logger.info({ released, removed }, "swept up");
  return { removed };
}
