import { z } from "zod";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";
import type { RemovedFiles } from "./removal-repository.ts";

const RemoveFiles = z.object({ keys: z.array(z.string()).max(300) });

export const removeFilesJob: JobDefinition<z.infer<typeof RemoveFiles>> = {
  name: "images.remove-files",
  payload: RemoveFiles,
  retryLimit: 20,
  retryDelaySeconds: 10,
  concurrency: 4,
};

export const sweepJob: JobDefinition<Record<string, never>> = {
  name: "images.sweep",
  payload: z.object({}),
  retryLimit: 0,
  every: "*/10 * * * *",
};

const keysOf = ({ object_key, thumbnail_key, preview_key }: RemovedFiles): string[] => [
  object_key,
  thumbnail_key,
  preview_key,
];

const batchSize = 100;

/** The files go after the rows, by a job of the same commit: a crash in between leaves work to do, not an orphan. */
export async function scheduleRemoval(queue: Queue, tx: Tx, files: readonly RemovedFiles[]): Promise<void> {
  for (let start = 0; start < files.length; start += batchSize)
    await queue.send(tx, removeFilesJob, { keys: files.slice(start, start + batchSize).flatMap(keysOf) });
}

export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key);
}

/** While a backup is being written files stay: it copies what the rows of its snapshot name. */
export async function removeFilesWhenFree(
  { db, queue, storage }: { db: Db; queue: Queue; storage: Storage },
  keys: readonly string[],
): Promise<void> {
  if (await mayRemoveFiles(db)) return removeFiles(storage, keys);
  await queue.send(db, removeFilesJob, { keys: [...keys] }, { startAfterSeconds: 30 });
}
