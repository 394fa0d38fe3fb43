import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

const now = sql<Date>`now()`;

/** A new request; what is there stays until it is replaced. */
export async function startExport(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await tx
    .insertInto("account_exports")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ asked_at: now }))
    .execute();
}

/** Returns the key of the file that it replaces; the new file's own where the person is gone meanwhile. */
export async function finishExport(tx: Tx, { userId, key }: { userId: string; key: string }): Promise<string | null> {
  const row = await tx
    .selectFrom("account_exports")
    .select("object_key")
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return key;
  await tx
    .updateTable("account_exports")
    .set({ object_key: key, ready_at: now, expires_at: sql<Date>`now() + interval '7 days'` })
    .where("user_id", "=", userId)
    .execute();
  return row.object_key;
}

export async function findReadyExport(db: Db, { userId }: { userId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom("account_exports")
    .select("object_key")
    .where("user_id", "=", userId)
    .where("ready_at", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.object_key ?? undefined;
}

/** Those that ran out, or all of one person; returns the keys of their files. */
export async function deleteExpiredExports(tx: Tx, { userId }: { userId?: string } = {}): Promise<string[]> {
  const query = tx.deleteFrom("account_exports");
  const rows = await (userId === undefined ? query.where("expires_at", "<=", now) : query.where("user_id", "=", userId))
    .returning("object_key")
    .execute();
  return rows.flatMap(({ object_key }) => object_key ?? []);
}
