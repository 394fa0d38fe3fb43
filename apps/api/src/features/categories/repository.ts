import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export type CategoryRow = { id: string; name: string; is_ab_testing: boolean };

const columns = ["id", "name", "is_ab_testing"] as const;

export type CategoryPage = { offset: number; limit: number };

export function findCategories(
  db: Db,
  { ownerId }: { ownerId: string },
  { offset, limit }: CategoryPage,
): Promise<CategoryRow[]> {
  return db
    .selectFrom("categories")
    .select(columns)
    .where("owner_id", "=", ownerId)
    .orderBy("is_ab_testing", "desc")
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
}

export function findAbTesting(db: Db, { ownerId }: { ownerId: string }): Promise<CategoryRow | undefined> {
  return db
    .selectFrom("categories")
    .select(columns)
    .where("owner_id", "=", ownerId)
    .where("is_ab_testing", "=", true)
    .executeTakeFirst();
}

export async function countCategories(db: Db, { ownerId }: { ownerId: string }): Promise<number> {
  const row = await db
    .selectFrom("categories")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Changes to one owner's categories wait for each other until the transaction ends: counted and added as one act. */
export async function lockCategoriesOf(tx: Tx, { ownerId }: { ownerId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`categories:${ownerId}`}, 0))`.execute(tx);
}

export function findCategory(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<CategoryRow | undefined> {
  return db
    .selectFrom("categories")
    .select(columns)
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

/** Held until the transaction ends: the category cannot be deleted under a picture that is being stored in it. */
export function lockCategory(
  tx: Tx,
  { id, ownerId, forDelete }: { id: string; ownerId: string; forDelete: boolean },
): Promise<CategoryRow | undefined> {
  const query = tx.selectFrom("categories").select(columns).where("id", "=", id).where("owner_id", "=", ownerId);
  return (forDelete ? query.forUpdate() : query.forKeyShare()).executeTakeFirst();
}

export function insertCategory(
  db: Db,
  row: { ownerId: string; name: string; nameFolded: string; isAbTesting: boolean },
): Promise<CategoryRow | undefined> {
  return db
    .insertInto("categories")
    .values({ owner_id: row.ownerId, name: row.name, name_folded: row.nameFolded, is_ab_testing: row.isAbTesting })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteCategoryRow(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom("categories").where("id", "=", id).execute();
}
