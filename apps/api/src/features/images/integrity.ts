import { createHash } from "node:crypto";
import { z } from "zod";
import type { Db } from "../../platform/db/database.ts";
import type { Logger } from "../../platform/logger.ts";
import type { JobDefinition } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { findStoredPictures } from "./integrity-repository.ts";

export const integrityJob: JobDefinition<Record<string, never>> = {
  name: "images.integrity",
  payload: z.object({}),
  retryLimit: 1,
  every: "20 3 * * *",
};

const batchSize = 200;

export type IntegrityReport = { checked: number; missing: string[]; changed: string[] };

/** The original is the bytes that were scored: what differs by one bit is not that picture any more. */
export const isUnchanged = (bytes: Buffer, sha256: Buffer): boolean =>
  createHash("sha256").update(bytes).digest().equals(sha256);

/** Every picture's files, held against its row. It repairs nothing: a person decides, with the backup at hand. */
export async function checkPictures({
  db,
  storage,
  logger,
}: {
  db: Db;
  storage: Storage;
  logger: Logger;
}): Promise<IntegrityReport> {
  const report: IntegrityReport = { checked: 0, missing: [], changed: [] };
  let after: string | undefined;
  for (;;) {
    const rows = await findStoredPictures(db, { after, limit: batchSize });
    for (const row of rows) {
      const [original, thumbnail, preview] = await Promise.all(
        [row.object_key, row.thumbnail_key, row.preview_key].map((key) => storage.get(key)),
      );
      if (!original || !thumbnail || !preview) report.missing.push(row.id);
      else if (!isUnchanged(original, row.sha256)) report.changed.push(row.id);
    }
    report.checked += rows.length;
    after = rows.at(-1)?.id;
    if (rows.length < batchSize) break;
  }
  const { checked, missing, changed } = report;
  if (missing.length + changed.length > 0) logger.error({ checked, missing, changed }, "pictures are damaged");
  else logger.info({ checked }, "pictures are whole");
  return report;
}
