import type { Db, Tx } from "../../platform/db/database.ts";

export type Erased = { userId: string; emailHmac: string };

export async function insertErasure(tx: Tx, { userId, emailHmac }: Erased): Promise<void> {
  await tx
    .insertInto("erasures")
    .values({ user_id: userId, email_hmac: emailHmac })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that another place remembers; the hash of their address is kept there. */
export async function addErasures(db: Db, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 1_000)
    await db
      .insertInto("erasures")
      .values(ids.slice(start, start + 1_000).map((user_id) => ({ user_id, email_hmac: "" })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function listErasures(db: Db): Promise<Erased[]> {
  const rows = await db.selectFrom("erasures").select(["user_id", "email_hmac"]).execute();
  return rows.map(({ user_id, email_hmac }) => ({ userId: user_id, emailHmac: email_hmac }));
}
