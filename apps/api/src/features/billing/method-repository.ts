import type { Db } from "../../platform/db/database.ts";

const columns = [
  "id",
  "provider_payment_method_id",
  "name",
  "description",
  "brand",
  "last4",
  "fingerprint",
  "exp_month",
  "exp_year",
] as const;

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

/** The row of a card's number, whatever id it was saved under. */
export async function findMethodOfCard(
  db: Db,
  { userId, fingerprint }: { userId: string; fingerprint: string | null },
): Promise<MethodRow | undefined> {
  if (fingerprint === null) return undefined;
  return db
    .selectFrom("payment_methods")
    .select(columns)
    .where("user_id", "=", userId)
    .where("fingerprint", "=", fingerprint)
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
  expMonth: number;
  expYear: number;
};

const valuesOf = (method: NewMethod) => ({
  provider_payment_method_id: method.providerId,
  name: method.name,
  description: method.description,
  brand: method.brand,
  last4: method.last4,
  fingerprint: method.fingerprint,
  exp_month: method.expMonth,
  exp_year: method.expYear,
});

/** False: this card, or this id, is there already. */
export async function insertMethod(db: Db, method: NewMethod): Promise<boolean> {
  const row = await db
    .insertInto("payment_methods")
    .values({ user_id: method.userId, ...valuesOf(method) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceMethod(db: Db, { id, card }: { id: string; card: NewMethod }): Promise<void> {
  await db.updateTable("payment_methods").set(valuesOf(card)).where("id", "=", id).execute();
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
