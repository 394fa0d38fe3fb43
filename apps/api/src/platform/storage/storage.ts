/** Where files live. Keys are ours (`objects/ab/cd/….png`); a file never changes once written. */
export type Storage = {
  /** When it returns, the file survives a crash. */
  put: (key: string, bytes: Uint8Array, options: { contentType: string }) => Promise<void>;
  /** As put(), for what is too large to hold in memory. */
  putStream: (key: string, chunks: AsyncIterable<Uint8Array>, options: { contentType: string }) => Promise<void>;
  /** The same file piece by piece; undefined: there is no such file. */
  getStream: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** undefined: there is no such file. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Keys below a prefix, for sweepers and backups. */
  list: (prefix: string) => AsyncIterable<StoredFile>;
  /** Removes what writers that died left half written before that time; says how many. */
  removeDrafts: (before: Date) => Promise<number>;
  /** Whether it can be written to right now; `freeBytes` null where the store does not say. */
  check: () => Promise<{ isWritable: boolean; freeBytes: number | null }>;
};

export type StoredFile = { key: string; byteLength: number; modifiedAt: Date };

export class StorageKeyError extends Error {
  override name = "StorageKeyError";
}

/** Wrong in a way that waiting does not mend, such as a bucket that is not there. The message is for the operator. */
export class StorageMisconfiguredError extends Error {
  override name = "StorageMisconfiguredError";
}

const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** Nothing that came from outside is a path: letters, digits, `._-`, no dot at the start of a segment. */
export function assertStorageKey(key: string): void {
  const isSafe = key.length <= 300 && key.split("/").every((part) => segment.test(part) && !part.includes(".."));
  if (!isSafe) throw new StorageKeyError("not a storage key");
}
