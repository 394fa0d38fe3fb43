import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

export type AttemptClaim = {
  isAllowed: boolean;
  failuresInRow: number;
  retryAfterSeconds: number;
  /** If this one fails too, the account pauses. */
  startsPause: boolean;
};

// After the first pause a single failure is enough for the next, longer one; a quiet day forgives that.
const isPausing = sql`((p.pause_count > 0 and p.updated_at > now() - interval '1 day') or (p.window_ends_at > now() and p.recent_failures >= 4))`;

/**
 * Counts the attempt as a failure before the password is looked at; success takes it back. The fifth within five
 * minutes starts a pause of 1 minute, and each one after a pause doubles it, up to 15.
 */
export async function claimAttempt(db: Db, { key }: { key: string }): Promise<AttemptClaim> {
  const { rows } = await sql<{ failures_in_row: number; starts_pause: boolean }>`
    insert into login_pauses as p (key, failures_in_row, recent_failures, window_ends_at)
    values (${key}, 1, 1, now() + interval '5 minutes')
    on conflict (key) do update set
      failures_in_row = p.failures_in_row + 1,
      recent_failures = case when p.window_ends_at <= now() then 1 else p.recent_failures + 1 end,
      window_ends_at = case when p.window_ends_at <= now() then now() + interval '5 minutes' else p.window_ends_at end,
      pause_count = case when ${isPausing} then p.pause_count + 1 else p.pause_count end,
      paused_until = case when ${isPausing} then now() + least(power(2, least(p.pause_count, 4)), 15) * interval '1 minute' end,
      updated_at = now()
    where p.paused_until is null or p.paused_until <= now()
    returning failures_in_row, paused_until is not null as starts_pause`.execute(db);
  const [row] = rows;
  if (row)
    return {
      isAllowed: true,
      failuresInRow: row.failures_in_row,
      retryAfterSeconds: 0,
      startsPause: row.starts_pause,
    };
  const { rows: waits } = await sql<{ seconds: number; failures_in_row: number }>`
    select greatest(1, ceil(extract(epoch from paused_until - now())))::int as seconds, failures_in_row
    from login_pauses where key = ${key}`.execute(db);
  return {
    isAllowed: false,
    failuresInRow: waits[0]?.failures_in_row ?? 0,
    retryAfterSeconds: waits[0]?.seconds ?? 1,
    startsPause: false,
  };
}

export async function clearPause(db: Db, { key }: { key: string }): Promise<void> {
  await db.deleteFrom("login_pauses").where("key", "=", key).execute();
}
