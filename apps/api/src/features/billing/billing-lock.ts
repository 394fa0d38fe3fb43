import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import { createKeyedQueue } from "../../platform/keyed-queue.ts";
import { createSlots } from "./slots.ts";

/** Runs work that talks to the provider for one user; nobody else does at the same time, in any process. */
export type BillingLock = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Each holds one connection for as long as the provider takes, and needs a second one at times. */
const atOnce = 6;
const waitMs = 30_000;

const busy = (): AppError =>
  new AppError("provider_unavailable", "The payment provider is slow right now. Nothing was charged.", {
    retryAfterSeconds: 5,
  });

/**
 * Taken before the provider is asked, so that a slower, older response cannot overwrite a newer one. Callers of this
 * process queue up outside the database: waiting there would hold the connections that the first one needs.
 */
export function createBillingLock(db: Db): BillingLock {
  // Clicks of one payer while the provider does not answer must not wait for each other's minute.
  const queued = createKeyedQueue({ waitMs, tooLong: busy });
  const inSlot = createSlots({ count: atOnce, waitMs, tooLong: busy });
  return (userId, work) =>
    queued(userId, () =>
      inSlot(() =>
        db.transaction().execute(async (tx) => {
          await sql`set local idle_in_transaction_session_timeout = '120s'`.execute(tx);
          await sql`set local lock_timeout = '30s'`.execute(tx);
          await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${userId}`}, 0))`.execute(tx);
          return work();
        }),
      ),
    );
}
