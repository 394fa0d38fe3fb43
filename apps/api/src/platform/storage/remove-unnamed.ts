import type { Storage } from "./storage.ts";

const batchSize = 500;

/** A file younger than an hour may belong to something that is about to commit. */
export const unnamedForMs = 3_600_000;

type Options = {
  /** Files below this; no more than one feature keeps there. */
  prefix: string;
  now: Date;
  /** Which of these keys some row names. */
  findNamed: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** Removes what a process wrote and died before a row named it. Returns how many files that were. */
export async function removeUnnamed(storage: Storage, { prefix, now, findNamed }: Options): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const named = await findNamed(batch);
    for (const key of batch) {
      if (named.has(key)) continue;
      await storage.remove(key);
      removed++;
    }
    batch = [];
  };
  for await (const file of storage.list(prefix)) {
    if (now.getTime() - file.modifiedAt.getTime() < unnamedForMs) continue;
    batch.push(file.key);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return removed;
}
