import { AppError } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { UsageKind } from "../../platform/db/tables/creatives-tables.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { getEntitlement, type Entitlement } from "../entitlements/service.ts";
import {
  endExpiredReservations,
  endReservation,
  findUsed,
  insertReservation,
  takeFromPool,
  type UsagePool,
} from "./repository.ts";

export type Reservation = { id: string; pool: UsagePool };

type ActiveEntitlement = Extract<Entitlement, { isActive: true }>;

const limitOf = (entitlement: ActiveEntitlement, kind: UsageKind): number | null =>
  kind === "upload" ? entitlement.limits.uploads : entitlement.limits.comparisons;

const poolOf = (entitlement: ActiveEntitlement, kind: UsageKind): UsagePool => ({
  ownerId: entitlement.ownerId,
  kind,
  periodStart: entitlement.period.start,
});

const nouns: Record<UsageKind, string> = { upload: "uploads", comparison: "A/B comparisons" };

async function requireEntitlement(db: Db, userId: string, kind: UsageKind): Promise<ActiveEntitlement> {
  const entitlement = await getEntitlement(db, userId);
  if (!entitlement.isActive) throw new AppError("subscription_required", "Choose a plan to start scoring your ads.");
  if (limitOf(entitlement, kind) === 0)
    throw new AppError("upgrade_required", `Your plan does not include ${nouns[kind]}. Upgrade Plan to use them.`);
  return entitlement;
}

/** Keeps a place in the quota before the work starts; `endReservationAsUsed` or `giveBack` must follow. */
export async function reserve(
  db: Db,
  { userId, kind, amount = 1 }: { userId: string; kind: UsageKind; amount?: number },
): Promise<Reservation> {
  const entitlement = await requireEntitlement(db, userId, kind);
  const pool = poolOf(entitlement, kind);
  const limit = limitOf(entitlement, kind);
  const take = (): Promise<string | undefined> =>
    inTransaction(db, async (tx) =>
      (await takeFromPool(tx, pool, { amount, limit })) ? insertReservation(tx, pool, { amount }) : undefined,
    );
  // What a crash left reserved may be all that stands in the way.
  const id = (await take()) ?? ((await giveBackExpired(db, { ownerId: pool.ownerId })) > 0 ? await take() : undefined);
  if (id === undefined)
    throw new AppError("quota_exceeded", `You have used all ${String(limit)} ${nouns[kind]} of this period.`);
  return { id, pool };
}

/** Part of the transaction that stores the result, so that counter and rows never disagree. */
export async function endReservationAsUsed(tx: Tx, reservation: Reservation): Promise<void> {
  const ended = await endReservation(tx, { id: reservation.id, isUsed: true });
  // It expired meanwhile and somebody else may have taken the place: nothing may be stored without one.
  if (ended === 0) throw new AppError("unavailable", "This took too long. Please try again.", { retryAfterSeconds: 1 });
}

export async function giveBack(db: Db, reservation: Reservation): Promise<void> {
  await inTransaction(db, (tx) => endReservation(tx, { id: reservation.id, isUsed: false }));
}

export async function giveBackExpired(db: Db, filter: { ownerId?: string } = {}): Promise<number> {
  return inTransaction(db, (tx) => endExpiredReservations(tx, filter));
}

/** `limit` 0 also for a user without a plan: the counters then lead to the plans. */
export async function usageOf(
  db: Db,
  { userId, kind }: { userId: string; kind: UsageKind },
): Promise<{ used: number; limit: number | null }> {
  const entitlement = await getEntitlement(db, userId);
  if (!entitlement.isActive) return { used: 0, limit: 0 };
  return { used: await findUsed(db, poolOf(entitlement, kind)), limit: limitOf(entitlement, kind) };
}
