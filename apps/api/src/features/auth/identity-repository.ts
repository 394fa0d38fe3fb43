import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { storableJson } from "../../platform/db/storable-json.ts";

const now = sql<Date>`now()`;

export type NewIdentity = {
  provider: string;
  subject: string;
  userId: string;
  email: string | null;
  isEmailVerified: boolean;
};

export async function findIdentityOwner(
  db: Db,
  { provider, subject }: { provider: string; subject: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable("user_identities")
    .set({ last_used_at: now })
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentity(db: Db, identity: NewIdentity): Promise<void> {
  await db
    .insertInto("user_identities")
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      email: identity.email,
      is_email_verified: identity.isEmailVerified,
    })
    .execute();
}

/** Identities whose provider never proved the address that the account has now. */
export async function dropForeignIdentities(db: Db, { userId }: { userId: string }): Promise<void> {
  await db
    .deleteFrom("user_identities")
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("is_email_verified", "=", false),
        sql<boolean>`lower(coalesce(email, '')) <> (select email_folded from users where id = ${userId})`,
      ]),
    )
    .execute();
}

export type IdentityRow = { provider: string; subject: string; email: string | null; created_at: Date };

export function listIdentities(db: Db, { userId }: { userId: string }): Promise<IdentityRow[]> {
  return db
    .selectFrom("user_identities")
    .select(["provider", "subject", "email", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export async function deleteIdentities(
  db: Db,
  { userId, provider }: { userId: string; provider: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("user_identities")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type OAuthState = {
  stateSha256: Buffer;
  provider: string;
  browserSha256: Buffer;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  /** Who connects a provider; null for a sign-in. */
  userId: string | null;
};

export async function insertState(db: Db, state: OAuthState): Promise<void> {
  await db
    .insertInto("oauth_states")
    .values({
      state_sha256: state.stateSha256,
      provider: state.provider,
      browser_sha256: state.browserSha256,
      nonce: state.nonce,
      code_verifier: state.codeVerifier,
      redirect_uri: state.redirectUri,
      user_id: state.userId,
    })
    .execute();
}

/** What the browser has to come back with: the state, the nonce in a token, or nothing but itself (the latest counts). */
export type StateProof = { stateSha256: Buffer } | { nonce: string } | { redirectUri: string };
export type UsedState = { nonce: string; code_verifier: string; redirect_uri: string };

type StateOwner = { provider: string; browserSha256: Buffer; userId: string | null };

/** Uses up a state of this provider, browser and purpose; undefined when there is none that is still good. */
export function consumeState(
  db: Db,
  { provider, browserSha256, userId, proof }: StateOwner & { proof: StateProof },
): Promise<UsedState | undefined> {
  const candidates = db
    .selectFrom("oauth_states")
    .select("state_sha256")
    .where("provider", "=", provider)
    .where("browser_sha256", "=", browserSha256)
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1);
  const chosen =
    "stateSha256" in proof
      ? candidates.where("state_sha256", "=", proof.stateSha256)
      : "nonce" in proof
        ? candidates.where("nonce", "=", proof.nonce)
        : candidates.where("redirect_uri", "=", proof.redirectUri);
  return db
    .deleteFrom("oauth_states")
    .where("state_sha256", "in", chosen)
    .returning(["nonce", "code_verifier", "redirect_uri"])
    .executeTakeFirst();
}

export type OAuthHandle = { tokenSha256: Buffer; provider: string; browserSha256: Buffer };

export async function insertHandle(db: Db, handle: OAuthHandle & { profile: unknown }): Promise<void> {
  await db
    .insertInto("oauth_handles")
    .values({
      token_sha256: handle.tokenSha256,
      provider: handle.provider,
      browser_sha256: handle.browserSha256,
      profile: storableJson(handle.profile),
    })
    .execute();
}

export async function consumeHandle(db: Db, handle: OAuthHandle): Promise<unknown> {
  const row = await db
    .deleteFrom("oauth_handles")
    .where("token_sha256", "=", handle.tokenSha256)
    .where("provider", "=", handle.provider)
    .where("browser_sha256", "=", handle.browserSha256)
    .where("expires_at", ">", now)
    .returning("profile")
    .executeTakeFirst();
  return row?.profile;
}
