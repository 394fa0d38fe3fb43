import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { UsageKind } from "../../platform/db/tables/creatives-tables.ts";

export type UsagePool = { ownerId: string; kind: UsageKind; periodStart: Date };

/**
 * Takes `amount` out of what is left, in one statement: two requests that both read the same count cannot both pass.
 * Returns false when the limit would be exceeded.
 */
export async function takeFromPool(
  tx: Tx,
  pool: UsagePool,
  { amount, limit }: { amount: number; limit: number | null },
): Promise<boolean> {
  const room =
    limit === null
      ? sql<boolean>`true`
      : sql<boolean>`usage_counters.used + usage_counters.reserved + ${amount} <= ${limit}`;
  await tx
    .insertInto("usage_counters")
    .values({ owner_id: pool.ownerId, kind: pool.kind, period_start: pool.periodStart })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("usage_counters")
    .set((eb) => ({ reserved: eb("reserved", "+", amount) }))
    .where("owner_id", "=", pool.ownerId)
    .where("kind", "=", pool.kind)
    .where("period_start", "=", pool.periodStart)
    .where(room)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was taken from the pool, as used at once; for work that ends in the same transaction. */
export async function settleTaken(tx: Tx, pool: UsagePool, { amount }: { amount: number }): Promise<void> {
  await settle(tx, { owner_id: pool.ownerId, kind: pool.kind, period_start: pool.periodStart, amount }, true);
}

export async function insertReservation(
  tx: Tx,
  pool: UsagePool,
  { amount, userId, aliveSeconds }: { amount: number; userId: string; aliveSeconds: number },
): Promise<string> {
  const { id } = await tx
    .insertInto("usage_reservations")
    .values({
      owner_id: pool.ownerId,
      kind: pool.kind,
      period_start: pool.periodStart,
      amount,
      user_id: userId,
      alive_until: aliveUntil(aliveSeconds),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const aliveUntil = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** How many requests of this user are under way; those of a process that died stop counting after seconds. */
export async function countInFlight(tx: Tx, { userId, kind }: { userId: string; kind: UsageKind }): Promise<number> {
  const row = await tx
    .selectFrom("usage_reservations")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("alive_until", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function keepAlive(db: Db, { id, seconds }: { id: string; seconds: number }): Promise<void> {
  await db
    .updateTable("usage_reservations")
    .set({ alive_until: aliveUntil(seconds) })
    .where("id", "=", id)
    .execute();
}

/** Ends reservations by id: as used, or given back. Returns how many there were. */
export async function endReservation(tx: Tx, { id, isUsed }: { id: string; isUsed: boolean }): Promise<number> {
  const ended = await tx
    .deleteFrom("usage_reservations")
    .where("id", "=", id)
    .returning(["owner_id", "kind", "period_start", "amount"])
    .execute();
  for (const row of ended) await settle(tx, row, isUsed);
  return ended.length;
}

/** Gives back what processes that died had reserved; of one owner, or of all. */
export async function endExpiredReservations(tx: Tx, { ownerId }: { ownerId?: string } = {}): Promise<number> {
  let query = tx.deleteFrom("usage_reservations").where("expires_at", "<", sql<Date>`now()`);
  if (ownerId !== undefined) query = query.where("owner_id", "=", ownerId);
  const ended = await query.returning(["owner_id", "kind", "period_start", "amount"]).execute();
  for (const row of ended) await settle(tx, row, false);
  return ended.length;
}

type ReservationRow = { owner_id: string; kind: UsageKind; period_start: Date; amount: number };

async function settle(
  tx: Tx,
  { owner_id, kind, period_start, amount }: ReservationRow,
  isUsed: boolean,
): Promise<void> {
  await tx
    .updateTable("usage_counters")
    .set((eb) => ({ reserved: eb("reserved", "-", amount), used: eb("used", "+", isUsed ? amount : 0) }))
    .where("owner_id", "=", owner_id)
    .where("kind", "=", kind)
    .where("period_start", "=", period_start)
    .execute();
}

export async function findUsed(db: Db, pool: UsagePool): Promise<number> {
  const row = await db
    .selectFrom("usage_counters")
    .select("used")
    .where("owner_id", "=", pool.ownerId)
    .where("kind", "=", pool.kind)
    .where("period_start", "=", pool.periodStart)
    .executeTakeFirst();
  return row?.used ?? 0;
}
