import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Tx } from "./database.ts";
import { isRetryable } from "./failure.ts";

const attempts = 3;

/**
 * Runs `work` in one transaction. Deadlocks and serialization failures are tried again, so `work` must have no
 * effect outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await sleep(randomInt(5, 50) * attempt);
    }
  }
}
