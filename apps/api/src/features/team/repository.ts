import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export type PersonColumns = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  profile_image_key: string | null;
  social_auth_image_url: string | null;
};

export type InvitationRow = {
  id: string;
  sender_id: string;
  email: string;
  email_folded: string;
  invitee_id: string | null;
  is_active: boolean;
  activated: boolean;
  activated_on: Date | null;
  is_expired: boolean;
};

const personColumns = ["id", "first_name", "last_name", "email", "profile_image_key", "social_auth_image_url"] as const;

const invitationColumns = [
  "id",
  "sender_id",
  "email",
  "email_folded",
  "invitee_id",
  "is_active",
  "activated",
  "activated_on",
  sql<boolean>`(expires_at <= now() and not activated)`.as("is_expired"),
] as const;

/** Changes to one sender's team wait for each other until the transaction ends: seats are counted and taken as one act. */
export async function lockTeam(tx: Tx, { senderId }: { senderId: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team:${senderId}`}, 0))`.execute(tx);
}

export async function countSeats(db: Db, { senderId }: { senderId: string }): Promise<number> {
  const row = await db
    .selectFrom("invitations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sender_id", "=", senderId)
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findInvitation(db: Db, { id }: { id: string }): Promise<InvitationRow | undefined> {
  return db.selectFrom("invitations").select(invitationColumns).where("id", "=", id).executeTakeFirst();
}

export function lockInvitation(tx: Tx, { id }: { id: string }): Promise<InvitationRow | undefined> {
  return tx.selectFrom("invitations").select(invitationColumns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findSentTo(
  db: Db,
  { senderId, folded }: { senderId: string; folded: readonly string[] },
): Promise<InvitationRow[]> {
  if (folded.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("invitations")
    .select(invitationColumns)
    .where("sender_id", "=", senderId)
    .where("email_folded", "in", folded)
    .execute();
}

/** A new invitation, or the earlier one to the same address sent again. */
export async function upsertInvitation(
  tx: Tx,
  row: { senderId: string; email: string; folded: string },
): Promise<string> {
  const { id } = await tx
    .insertInto("invitations")
    .values({
      sender_id: row.senderId,
      email: row.email,
      email_folded: row.folded,
      // The transaction's time is one for all of a call; the list keeps the order they were typed in.
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) =>
      conflict.columns(["sender_id", "email_folded"]).doUpdateSet({
        is_active: true,
        activated: false,
        activated_on: null,
        invitee_id: null,
        expires_at: sql<Date>`now() + interval '7 days'`,
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function markAccepted(tx: Tx, { id, inviteeId }: { id: string; inviteeId: string }): Promise<void> {
  await tx
    .updateTable("invitations")
    .set({ activated: true, activated_on: sql<Date>`now()`, invitee_id: inviteeId })
    .where("id", "=", id)
    .execute();
}

export async function markCancelled(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.updateTable("invitations").set({ is_active: false }).where("id", "=", id).execute();
}

export async function markSent(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .updateTable("invitations")
    .set({
      is_active: true,
      activated: false,
      activated_on: null,
      invitee_id: null,
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .where("id", "=", id)
    .execute();
}

/** Remembers who signed up with the invitation; only an open one that was sent to that very address. */
export async function noteSignedUp(db: Db, { id, userId }: { id: string; userId: string }): Promise<void> {
  await db
    .updateTable("invitations")
    .set({ signed_up_user_id: userId })
    .where("id", "=", id)
    .where("is_active", "=", true)
    .where("activated", "=", false)
    .where("email_folded", "=", (eb) => eb.selectFrom("users").select("email_folded").where("id", "=", userId))
    .execute();
}

export function findSignedUp(db: Db, { userId }: { userId: string }): Promise<{ id: string }[]> {
  return db
    .selectFrom("invitations")
    .select("id")
    .where("signed_up_user_id", "=", userId)
    .where("is_active", "=", true)
    .where("activated", "=", false)
    .execute();
}

export async function deleteInvitation(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom("invitations").where("id", "=", id).execute();
}

/** `folded`: the proven address, to which invitations may wait; null where it is not proven. */
export type Mine = { userId: string; folded: string | null };

/** Sent by the user first, then received; newest first in each. */
export function findMine(
  db: Db,
  { userId, folded }: Mine,
  page: { offset: number; limit: number },
): Promise<InvitationRow[]> {
  return mine(db, { userId, folded })
    .select(invitationColumns)
    .orderBy(sql`sender_id = ${userId}`, "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countMine(db: Db, who: Mine): Promise<number> {
  const row = await mine(db, who)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const mine = (db: Db, { userId, folded }: Mine) =>
  db
    .selectFrom("invitations")
    .where((eb) =>
      eb.or([
        eb("sender_id", "=", userId),
        eb("invitee_id", "=", userId),
        ...(folded === null ? [] : [eb.and([eb("invitee_id", "is", null), eb("email_folded", "=", folded)])]),
      ]),
    );

export function findPerson(
  db: Db,
  { id }: { id: string },
): Promise<(PersonColumns & { email_folded: string; email_verified_at: Date | null }) | undefined> {
  return db
    .selectFrom("users")
    .select([...personColumns, "email_folded", "email_verified_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export function findPeople(
  db: Db,
  { ids, folded }: { ids: readonly string[]; folded: readonly string[] },
): Promise<(PersonColumns & { email_folded: string })[]> {
  if (ids.length + folded.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("users")
    .select([...personColumns, "email_folded"])
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb("id", "in", ids)] : []),
        ...(folded.length > 0 ? [eb("email_folded", "in", folded)] : []),
      ]),
    )
    .execute();
}
