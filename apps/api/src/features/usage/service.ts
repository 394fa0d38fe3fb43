import { AppError } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { UsageKind } from "../../platform/db/tables/creatives-tables.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { requireUnrestricted } from "../account/service.ts";
import { getEntitlement, type Entitlement } from "../entitlements/service.ts";
import {
  countInFlight,
  endExpiredReservations,
  endReservation,
  findUsed,
  insertReservation,
  keepAlive,
  settleTaken,
  takeFromPool,
  type UsagePool,
} from "./repository.ts";

export type { UsagePool } from "./repository.ts";

export type Reservation = { id: string; pool: UsagePool };

type ActiveEntitlement = Extract<Entitlement, { isActive: true }>;

const limitOf = (entitlement: ActiveEntitlement, kind: UsageKind): number | null =>
  kind === "upload" ? entitlement.limits.uploads : entitlement.limits.comparisons;

const poolOf = (entitlement: ActiveEntitlement, kind: UsageKind): UsagePool => ({
  ownerId: entitlement.ownerId,
  kind,
  periodStart: entitlement.period.start,
});

const inFlightRetrySeconds = 2;
/** How long a request counts as under way after it last said so; long enough for a machine that is short of breath. */
const aliveSeconds = 20;

const nouns: Record<UsageKind, string> = { upload: "uploads", comparison: "A/B comparisons" };

/** Refuses who has no plan, or none with this in it. */
export async function requireEntitlement(db: Db, userId: string, kind: UsageKind): Promise<ActiveEntitlement> {
  const entitlement = await getEntitlement(db, userId);
  if (!entitlement.isActive) throw new AppError("subscription_required", "Choose a plan to start scoring your ads.");
  if (limitOf(entitlement, kind) === 0)
    throw new AppError("upgrade_required", `Your plan does not include ${nouns[kind]}. Upgrade Plan to use them.`);
  await requireUnrestricted(db, userId);
  return entitlement;
}

type ReserveInput = {
  userId: string;
  kind: UsageKind;
  amount?: number;
  /** How many requests of this kind one user may have under way. */
  mostInFlight?: number;
};

/** Keeps a place in the quota before the work starts; `endReservationAsUsed` or `giveBack` must follow. */
export async function reserve(
  db: Db,
  { userId, kind, amount = 1, mostInFlight = Infinity }: ReserveInput,
): Promise<Reservation> {
  const entitlement = await requireEntitlement(db, userId, kind);
  const pool = poolOf(entitlement, kind);
  const limit = limitOf(entitlement, kind);
  const take = (): Promise<string | undefined> =>
    inTransaction(db, async (tx) => {
      if (!(await takeFromPool(tx, pool, { amount, limit }))) return undefined;
      // The pool's row is locked by now, so that requests of one user are counted one after the other.
      if (mostInFlight < Infinity && (await countInFlight(tx, { userId, kind })) >= mostInFlight)
        throw new AppError("rate_limited", `At most ${mostInFlight} ${nouns[kind]} can run at a time.`, {
          retryAfterSeconds: inFlightRetrySeconds,
        });
      return insertReservation(tx, pool, { amount, userId, aliveSeconds });
    });
  // What a crash left reserved may be all that stands in the way.
  const id = (await take()) ?? ((await giveBackExpired(db, { ownerId: pool.ownerId })) > 0 ? await take() : undefined);
  if (id === undefined) throw usedUp(limit, kind);
  return { id, pool };
}

const usedUp = (limit: number | null, kind: UsageKind): AppError =>
  new AppError("quota_exceeded", `You have used all ${String(limit)} ${nouns[kind]} of this period.`);

/** Takes one from the quota in the transaction that stores the result: for work too short to keep a place for. */
export async function charge(tx: Tx, { userId, kind }: { userId: string; kind: UsageKind }): Promise<UsagePool> {
  const entitlement = await requireEntitlement(tx, userId, kind);
  const pool = poolOf(entitlement, kind);
  const limit = limitOf(entitlement, kind);
  const take = (): Promise<boolean> => takeFromPool(tx, pool, { amount: 1, limit });
  const isTaken =
    (await take()) || ((await endExpiredReservations(tx, { ownerId: pool.ownerId })) > 0 && (await take()));
  if (!isTaken) throw usedUp(limit, kind);
  await settleTaken(tx, pool, { amount: 1 });
  return pool;
}

/** Says every few seconds that the request is still under way, until `stop` is called. */
export function holdAlive(db: Db, reservation: Reservation): { stop: () => void } {
  const beat = (): void => void keepAlive(db, { id: reservation.id, seconds: aliveSeconds }).catch(() => undefined);
  const timer = setInterval(beat, (aliveSeconds * 1000) / 3).unref();
  return { stop: () => clearInterval(timer) };
}

/** Part of the transaction that stores the result, so that counter and rows never disagree. */
export async function endReservationAsUsed(tx: Tx, reservation: Reservation): Promise<void> {
  const ended = await endReservation(tx, { id: reservation.id, isUsed: true });
  // It expired meanwhile and somebody else may have taken the place: nothing may be stored without one.
  if (ended === 0) throw new AppError("unavailable", "This took too long. Please try again.", { retryAfterSeconds: 1 });
}

/** As endReservationAsUsed, for a result that costs nothing: its place is free again in the same commit. */
export async function endReservationAsFree(tx: Tx, reservation: Reservation): Promise<void> {
  await endReservation(tx, { id: reservation.id, isUsed: false });
}

/** Used up although nothing was stored. */
export async function countAsUsed(db: Db, reservation: Reservation): Promise<void> {
  await inTransaction(db, (tx) => endReservation(tx, { id: reservation.id, isUsed: true }));
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
