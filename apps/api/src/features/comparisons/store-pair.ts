import type { Tx } from "../../platform/db/database.ts";
import { endReservationAsUsed, type Reservation, type UsagePool } from "../usage/service.ts";
import { insertComparison } from "./repository.ts";

/** What else is to follow a comparison that was stored. */
export type OnCompared = (tx: Tx, comparison: { id: string; ownerId: string }) => Promise<void>;

type NewPair = { ownerId: string; ids: readonly [string, string]; verdict: unknown };

export async function storePair(
  tx: Tx,
  { ownerId, ids, verdict, pool }: NewPair & { pool: UsagePool },
): Promise<string> {
  const [image1Id, image2Id] = ids;
  const made = await insertComparison(tx, {
    ownerId,
    image1Id,
    image2Id,
    verdict,
    planOwnerId: pool.ownerId,
    usagePeriodStart: pool.periodStart,
  });
  if (!made) throw new Error("the pair has been compared already");
  return made.id;
}

/** Two pictures just stored, with their comparison, in the same commit as the counter. */
export async function storeChargedPair(
  tx: Tx,
  { reservation, ...pair }: NewPair & { reservation: Reservation },
): Promise<string> {
  await endReservationAsUsed(tx, reservation);
  return storePair(tx, { ...pair, pool: reservation.pool });
}
