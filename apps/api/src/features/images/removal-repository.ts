import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export type RemovedFiles = { object_key: string; thumbnail_key: string; preview_key: string };

/** Held until the transaction ends: nobody can begin to compare a picture that is about to be deleted. */
export async function lockImages(
  tx: Tx,
  which: { id: string; ownerId: string } | { categoryId: string },
): Promise<number> {
  const all = tx.selectFrom("images").select("id").orderBy("id").forUpdate();
  const rows = await (
    "id" in which
      ? all.where("id", "=", which.id).where("owner_id", "=", which.ownerId)
      : all.where("category_id", "=", which.categoryId)
  ).execute();
  return rows.length;
}

/** Held as they are until the transaction ends: whoever changes one of them sees afterwards what was stored about it. */
export async function holdImages(tx: Tx, { ids, ownerId }: { ids: readonly string[]; ownerId: string }): Promise<void> {
  await tx
    .selectFrom("images")
    .select("id")
    .where("id", "in", [...ids])
    .where("owner_id", "=", ownerId)
    .orderBy("id")
    .forShare()
    .execute();
}

export function deleteImageRow(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<RemovedFiles | undefined> {
  return tx
    .deleteFrom("images")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returning(["object_key", "thumbnail_key", "preview_key"])
    .executeTakeFirst();
}

export function deleteImagesOfCategory(tx: Tx, { categoryId }: { categoryId: string }): Promise<RemovedFiles[]> {
  return tx
    .deleteFrom("images")
    .where("category_id", "=", categoryId)
    .returning(["object_key", "thumbnail_key", "preview_key"])
    .execute();
}

/** Which of these keys some picture still needs. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where exists (select from images where object_key = key or thumbnail_key = key or preview_key = key)`.execute(db);
  return new Set(rows.map((row) => row.key));
}
