import type { Db } from "../../platform/db/database.ts";

const columns = ["id", "provider_payment_method_id", "name", "description", "brand", "last4", "fingerprint"] as const;

export type MethodRow = NonNullable<Awaited<ReturnType<typeof findMethod>>>;

export function findMethods(db: Db, { userId }: { userId: string }) {
  return db.selectFrom("payment_methods").select(columns).where("user_id", "=", userId).orderBy("created_at").execute();
}

export function findMethod(db: Db, { userId, providerId }: { userId: string; providerId: string }) {
  return db
    .selectFrom("payment_methods")
    .select(columns)
    .where("user_id", "=", userId)
    .where("provider_payment_method_id", "=", providerId)
    .executeTakeFirst();
}

export type NewMethod = {
  userId: string;
  providerId: string;
  name: string;
  description: string;
  brand: string;
  last4: string;
  fingerprint: string | null;
};

/** False: this card, or this id, is there already. */
export async function insertMethod(db: Db, method: NewMethod): Promise<boolean> {
  const row = await db
    .insertInto("payment_methods")
    .values({
      user_id: method.userId,
      provider_payment_method_id: method.providerId,
      name: method.name,
      description: method.description,
      brand: method.brand,
      last4: method.last4,
      fingerprint: method.fingerprint,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMethod(
  db: Db,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<void> {
  await db
    .deleteFrom("payment_methods")
    .where("user_id", "=", userId)
    .where("provider_payment_method_id", "=", providerId)
    .execute();
}
