import type { Db, Tx } from "../../platform/db/database.ts";

export type ConsentRow = { destination: string; agreed_at: Date };

export const findConsent = (db: Db, { ownerId }: { ownerId: string }): Promise<ConsentRow | undefined> =>
  db
    .selectFrom("critic_consents")
    .select(["destination", "agreed_at"])
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();

/** Held until the transaction ends, so that a withdrawal and what it forbids wait for each other. */
export async function holdConsent(
  tx: Tx,
  { ownerId, destination }: { ownerId: string; destination: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("critic_consents")
    .select("owner_id")
    .where("owner_id", "=", ownerId)
    .where("destination", "=", destination)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveConsent(
  tx: Tx,
  { ownerId, destination }: { ownerId: string; destination: string },
): Promise<void> {
  await tx
    .insertInto("critic_consents")
    .values({ owner_id: ownerId, destination })
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ destination, agreed_at: new Date() }))
    .execute();
}

export async function deleteConsent(tx: Tx, { ownerId }: { ownerId: string }): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("critic_consents").where("owner_id", "=", ownerId).executeTakeFirst();
  return numDeletedRows > 0n;
}
