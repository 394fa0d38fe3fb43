import { AppError } from "../app-error.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { StorageKeyError, type Storage } from "./storage.ts";

const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** Counts and times every call; a store that is away is a 503 that may be tried again, not an error of ours. */
export function measureStorage(storage: Storage, { storage: duration, storageErrors }: Metrics): Storage {
  const timed = async <T>(operation: string, call: () => Promise<T>): Promise<T> => {
    const end = duration.startTimer({ operation });
    try {
      return await call();
    } catch (error) {
      if (error instanceof StorageKeyError) throw error;
      storageErrors.inc({ operation });
      // Whoever can do something about a full disk looks at the error itself.
      if (isFull(error)) throw error;
      throw new AppError("unavailable", "The file storage does not answer. Please try again in a moment.", {
        cause: error,
        retryAfterSeconds: 10,
      });
    } finally {
      end();
    }
  };
  return {
    ...storage,
    put: (...given) => timed("put", () => storage.put(...given)),
    putStream: (...given) => timed("put", () => storage.putStream(...given)),
    get: (key) => timed("get", () => storage.get(key)),
    getStream: (key) => timed("get", () => storage.getStream(key)),
    remove: (key) => timed("remove", () => storage.remove(key)),
  };
}
