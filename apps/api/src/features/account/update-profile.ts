import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { isDatabaseUnavailable } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { requireLiveSession, type Session } from "../../platform/sessions/session-store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { avatarUrl } from "./presenter.ts";
import { findUser, lockUser, updateProfile, type ProfileChanges, type UserRow } from "./repository.ts";

export type ProfileUpdate = {
  session: Session;
  /** Whose profile; only one's own exists for the caller. */
  id: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  companyName?: string | undefined;
  email?: string | undefined;
  /** One of them must come with a new address. */
  currentPassword?: string | undefined;
  otp?: string | undefined;
  /** null: without a picture from now on. */
  picture?: Buffer | null | undefined;
  /** Names of fields that came along and are not the user's to set. */
  ignored: readonly string[];
  ip: string;
};

export async function saveProfile(deps: AccountDependencies, update: ProfileUpdate): Promise<void> {
  const { db, auth, avatars } = deps;
  const { session, id, email, picture, ignored, ip } = update;
  if (id !== session.userId) throw notFound();
  const user = await findUser(db, { id });
  if (!user) throw notFound();
  const isNewEmail =
    email !== undefined && ![user.email, user.pending_email ?? ""].some((known) => isSameText(known, email));
  if (isNewEmail) {
    const { currentPassword: password, otp } = update;
    await auth.proveOwner({ userId: id, password, otp, field: "current_password", ip });
    await auth.countEmailChange({ userId: id, email });
  }
  const pictureKey = picture ? await avatars.save(picture, { userId: id }) : picture;
  try {
    await inTransaction(db, async (tx) => {
      const current = await lockUser(tx, { id });
      if (!current) throw notFound();
      await requireLiveSession(tx, session);
      const changes = toChanges(update, current, pictureKey);
      await updateProfile(tx, { id, changes });
      if (pictureKey !== undefined) for (const key of oldPictures(current)) await avatars.removeLater(tx, key);
      if (Object.keys(changes).length > 0)
        await appendAudit(tx, { userId: id, action: "profile.updated", detail: { fields: Object.keys(changes) }, ip });
      if (ignored.length > 0)
        await appendAudit(tx, { userId: id, action: "profile.fields-ignored", detail: { fields: named(ignored) }, ip });
      if (email !== undefined) await auth.requestEmailChange(tx, { userId: id, sessionId: session.id, email }, { ip });
    });
  } catch (error) {
    // A database that went away may have committed before it did: then the sweeper looks whether the profile names it.
    if (pictureKey && !isDatabaseUnavailable(error)) await avatars.discard(pictureKey).catch(() => undefined);
    throw error;
  }
}

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

// Whoever sends them chooses the names; the trail keeps a few, and only what reads as a name.
const named = (fields: readonly string[]): string[] =>
  fields.slice(0, 20).map((name) => (/^[\w.-]{1,40}$/.test(name) ? name : "(unreadable)"));

function toChanges(
  { firstName, lastName, companyName }: ProfileUpdate,
  current: UserRow,
  pictureKey: string | null | undefined,
): ProfileChanges {
  return {
    ...(firstName !== undefined && firstName !== current.first_name ? { first_name: firstName } : {}),
    ...(lastName !== undefined && lastName !== current.last_name ? { last_name: lastName } : {}),
    ...(companyName !== undefined && companyName !== current.company_name ? { company_name: companyName } : {}),
    // The picture of a social account is shown first; an own one replaces it, or the upload would change nothing to see.
    ...(pictureKey === undefined ? {} : { profile_image_key: pictureKey, social_auth_image_url: null }),
  };
}

/** Keys of the files a user's pictures are in. */
export function oldPictures({
  profile_image_key,
  social_auth_image_url,
}: Pick<UserRow, "profile_image_key" | "social_auth_image_url">): string[] {
  const social = social_auth_image_url?.startsWith(avatarUrl(""))
    ? `avatars/${social_auth_image_url.slice(avatarUrl("").length)}`
    : null;
  return [profile_image_key, social].filter((key) => key !== null);
}
