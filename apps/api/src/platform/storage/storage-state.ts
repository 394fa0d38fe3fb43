import { AppError } from "../app-error.ts";
import { withinTime } from "../within-time.ts";
import { StorageMisconfiguredError, type Storage } from "./storage.ts";

/** One threshold for everybody who asks: the database and the mail need room too, and uploads in flight still fit. */
export const leastFreeBytes = 2 * 1024 ** 3;
const answerMs = 3_000;

export type StorageState = { problem: "full" | "away"; reason: string } | { problem: null };

/** Whether files can be kept right now, and in words why not. */
export async function lookAtStorage(storage: Storage): Promise<StorageState> {
  try {
    const { isWritable, freeBytes } = await withinTime(storage.check(), answerMs);
    if (!isWritable) return { problem: "away", reason: "file storage cannot be written" };
    return freeBytes !== null && freeBytes < leastFreeBytes
      ? { problem: "full", reason: "disk is nearly full" }
      : { problem: null };
  } catch (error) {
    const isKnown = error instanceof StorageMisconfiguredError;
    return { problem: "away", reason: isKnown ? error.message : "file storage does not answer" };
  }
}

/** Refuses an upload that could not be kept. Asked before a picture is read, and again before it is written. */
export async function requireRoom(storage: Storage): Promise<void> {
  const { problem } = await lookAtStorage(storage);
  if (problem === "full")
    throw new AppError("storage_full", "Uploads are paused: the storage is full.", { retryAfterSeconds: 300 });
  if (problem === "away")
    throw new AppError("unavailable", "Uploads are paused: the file storage does not answer.", {
      retryAfterSeconds: 10,
    });
}
