import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { erasedAccount, isUniqueViolation } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { OAuthProfile, OAuthProvider } from "../../platform/oauth/oauth-provider.ts";
import { revokeSessions } from "../../platform/sessions/session-store.ts";
import { burnCodes, burnResetLinks } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { isAddressHeld } from "./email-change-repository.ts";
import { foldEmail } from "./fold-email.ts";
import { dropForeignIdentities, findIdentityOwner, insertIdentity } from "./identity-repository.ts";
import { providerLinkedNotice } from "./mails.ts";
import {
  findUserByEmail,
  insertUser,
  lockUser,
  markVerified,
  setPassword,
  setPendingEmail,
  type UserRow,
} from "./repository.ts";

export type SocialPerson = { provider: OAuthProvider; profile: OAuthProfile; hasAgreed: boolean };

/** The account of a person whom a provider vouches for; made where there is none. */
export async function resolveIdentity(deps: AuthDependencies, person: SocialPerson, origin: Origin): Promise<string> {
  for (let triesLeft = mostTries; ; triesLeft--) {
    try {
      return await inTransaction(deps.db, (tx) => findOrLink(deps, tx, person, origin));
    } catch (error) {
      // The same person signed in twice at once: the second finds what the first has made. One by another provider may come between.
      if (!isMeanwhile(error) || triesLeft === 1) throw error;
    }
  }
}

const mostTries = 5;
const isMeanwhile = (error: unknown): boolean => isUniqueViolation(error) || erasedAccount(error) === "own";

async function findOrLink(deps: AuthDependencies, tx: Tx, person: SocialPerson, origin: Origin): Promise<string> {
  const { provider, profile } = person;
  const known = await findIdentityOwner(tx, { provider: provider.name, subject: profile.subject });
  if (known !== undefined) return known;
  if (profile.email === null)
    throw new AppError("email_required", `${provider.label} did not share an email address, which an account needs.`);
  const user = await findUserByEmail(tx, { folded: foldEmail(profile.email) });
  if (!user && !(await isAddressHeld(tx, { folded: foldEmail(profile.email) })))
    return createFrom(tx, { ...person, email: profile.email }, origin);
  // An address that nobody proved opens no account: anybody can write it into a profile.
  if (!user || !profile.isEmailVerified)
    throw new AppError(
      "link_required",
      `An account with this email may exist. Log in with your password to connect ${provider.label}.`,
    );
  await lockUser(tx, { id: user.id });
  if (user.email_verified_at === null) await takeOver(tx, user);
  await link(tx, user.id, person);
  await appendAudit(tx, {
    userId: user.id,
    action: "identity.linked",
    detail: { provider: provider.name },
    ip: origin.ip,
  });
  await deps.mail.enqueue(
    tx,
    providerLinkedNotice({ to: user.email, provider: provider.label, appOrigin: deps.config.appOrigin }),
  );
  return user.id;
}

// Somebody registered the address without owning it; the provider's proof wins and nothing of theirs stays usable.
async function takeOver(tx: Tx, { id }: UserRow): Promise<void> {
  await setPassword(tx, { id, hash: null });
  await dropForeignIdentities(tx, { userId: id });
  await setPendingEmail(tx, { id, email: null });
  await burnCodes(tx, { userId: id });
  await burnResetLinks(tx, { userId: id });
  await revokeSessions(tx, { userId: id, reason: "address proved by another" });
  await markVerified(tx, { id });
}

async function createFrom(
  tx: Tx,
  { provider, profile, hasAgreed, email }: SocialPerson & { email: string },
  { ip }: Origin,
): Promise<string> {
  if (!hasAgreed) throw new AppError("validation_failed", "Please agree to the terms to create an account.");
  const user = await insertUser(tx, {
    email,
    folded: foldEmail(email),
    passwordHash: null,
    firstName: profile.firstName,
    lastName: profile.lastName,
    isVerified: profile.isEmailVerified,
  });
  // Taken in this very moment: the caller tries again and finds it.
  if (!user) throw Object.assign(new Error("the address was taken meanwhile"), { code: "23505" });
  await link(tx, user.id, { provider, profile });
  await appendAudit(tx, { userId: user.id, action: "account.created", detail: { by: provider.name }, ip });
  return user.id;
}

const link = (
  tx: Tx,
  userId: string,
  { provider, profile }: Pick<SocialPerson, "provider" | "profile">,
): Promise<void> =>
  insertIdentity(tx, {
    provider: provider.name,
    subject: profile.subject,
    userId,
    email: profile.email,
    isEmailVerified: profile.isEmailVerified,
  });
