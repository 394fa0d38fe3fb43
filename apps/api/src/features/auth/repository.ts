import { sql, type Selectable } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { UsersTable } from "../../platform/db/tables/foundation-tables.ts";

export type UserRow = Selectable<UsersTable>;

const now = sql<Date>`now()`;

export function findUserByEmail(db: Db, { folded }: { folded: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("email_folded", "=", folded)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export function findUser(db: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

/** The row stays ours until the transaction ends. */
export function lockUser(db: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** As it is until the transaction ends: whoever ends its sessions meanwhile ends those that are opened here as well. */
export function holdUser(tx: Db, { id }: { id: string }): Promise<UserRow | undefined> {
  return tx
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
}

/** Of all accounts that wait for one address, the one that asked last; a change stops waiting after a day. */
export function findNewestPending(db: Db, { folded }: { folded: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where(sql`lower(pending_email)`, "=", folded)
    .where("pending_email_at", ">", sql<Date>`now() - interval '24 hours'`)
    .where("deleted_at", "is", null)
    .orderBy("pending_email_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type NewUser = {
  email: string;
  folded: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  isVerified: boolean;
};

/** Undefined when the address is taken. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto("users")
    .values({
      email: user.email,
      email_folded: user.folded,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      email_verified_at: user.isVerified ? now : null,
    })
    .onConflict((conflict) => conflict.column("email_folded").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function setPassword(db: Db, { id, hash }: { id: string; hash: string | null }): Promise<void> {
  await db.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Only over the hash it was computed for: a change in between wins. */
export async function replaceHash(db: Db, { id, from, to }: { id: string; from: string; to: string }): Promise<void> {
  await db
    .updateTable("users")
    .set({ password_hash: to })
    .where("id", "=", id)
    .where("password_hash", "=", from)
    .execute();
}

export async function markVerified(db: Db, { id }: { id: string }): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where("id", "=", id)
    .execute();
}

/** `from`: where it was asked, hashed. */
export async function setPendingEmail(
  db: Db,
  { id, email, from }: { id: string; email: string; from: string } | { id: string; email: null; from?: null },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ pending_email: email, pending_email_at: email === null ? null : now, pending_email_from: from ?? null })
    .where("id", "=", id)
    .execute();
}

/** False when somebody else has the address by now. */
export async function takeEmail(
  db: Db,
  { id, email, folded }: { id: string; email: string; folded: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({
      email,
      email_folded: folded,
      pending_email: null,
      pending_email_at: null,
      pending_email_from: null,
      email_verified_at: now,
    })
    .where("id", "=", id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("users as other")
            .select("other.id")
            .where("other.email_folded", "=", folded)
            .where("other.id", "<>", id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
