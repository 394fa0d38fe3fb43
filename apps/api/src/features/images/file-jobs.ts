import { z } from "zod";
import type { Tx } from "../../platform/db/database.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { RemovedFiles } from "./removal-repository.ts";

const RemoveFiles = z.object({ keys: z.array(z.string()).max(300) });

export const removeFilesJob: JobDefinition<z.infer<typeof RemoveFiles>> = {
  name: "images.remove-files",
  payload: RemoveFiles,
  retryLimit: 20,
  retryDelaySeconds: 10,
};

export const sweepJob: JobDefinition<Record<string, never>> = {
  name: "images.sweep",
  payload: z.object({}),
  retryLimit: 0,
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
