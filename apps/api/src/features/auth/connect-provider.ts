import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { isUniqueViolation } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { requireLiveSession, type Session } from "../../platform/sessions/session-store.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { foldEmail } from "./fold-email.ts";
import { deleteIdentities, insertIdentity, listIdentities, type IdentityRow } from "./identity-repository.ts";
import { providerLinkedNotice, providerUnlinkedNotice } from "./mails.ts";
import { findUser, lockUser } from "./repository.ts";
import type { SocialAnswer, SocialSignIn, SocialStart } from "./social-sign-in.ts";

export type ConnectedProviders = { identities: IdentityRow[]; hasPassword: boolean };
type Connection = SocialAnswer & { provider: string; session: Session };

export type ConnectProvider = {
  list: (options: { userId: string }) => Promise<ConnectedProviders>;
  start: (
    start: SocialStart & { userId: string },
    origin: Origin,
  ) => Promise<{ authorizeUrl: string; browser: string }>;
  connect: (connection: Connection, origin: Origin) => Promise<void>;
  disconnect: (options: { userId: string; provider: string; ip: string }) => Promise<void>;
};

/**
 * For a person who is logged in: a provider that proves no address (Facebook) can only be connected this way. The
 * session is the proof of the account, the provider's code that of the identity.
 */
export function createConnectProvider(deps: AuthDependencies, social: SocialSignIn): ConnectProvider {
  const { db, mail, config } = deps;
  const takenBy = (label: string): AppError =>
    new AppError("conflict", `This ${label} account is connected to another account already.`);

  return {
    list: async ({ userId }) => {
      const user = await findUser(db, { id: userId });
      return { identities: await listIdentities(db, { userId }), hasPassword: user?.password_hash != null };
    },
    start: (start, origin) => social.start(start, origin),

    connect: async ({ session, ...answer }, origin) => {
      const { userId } = session;
      const { provider, profile } = await social.readPerson({ userId, ...answer }, origin);
      await inTransaction(db, async (tx) => {
        const user = await lockUser(tx, { id: userId });
        if (!user) throw notFound();
        await requireLiveSession(tx, session);
        const known = (await listIdentities(tx, { userId })).find((row) => row.provider === provider.name);
        if (known?.subject === profile.subject) return;
        if (known)
          throw new AppError("conflict", `Another ${provider.label} account is connected. Disconnect it first.`);
        const isOwnAddress = profile.email !== null && foldEmail(profile.email) === user.email_folded;
        await insertIdentity(tx, {
          provider: provider.name,
          subject: profile.subject,
          userId,
          email: profile.email,
          // Proof of another address proves nothing about this account: a reset drops such a connection.
          isEmailVerified: profile.isEmailVerified && isOwnAddress,
        });
        const detail = { provider: provider.name, by: "session" };
        await appendAudit(tx, { userId, action: "identity.linked", detail, ip: origin.ip });
        await mail.enqueue(
          tx,
          providerLinkedNotice({ to: user.email, provider: provider.label, appOrigin: config.appOrigin }),
        );
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? takenBy(provider.label) : error;
      });
    },

    disconnect: ({ userId, provider, ip }) =>
      inTransaction(db, async (tx) => {
        const user = await lockUser(tx, { id: userId });
        const all = await listIdentities(tx, { userId });
        if (!user || !all.some((row) => row.provider === provider)) throw notFound();
        const isLast = all.every((row) => row.provider === provider);
        if (isLast && user.password_hash === null)
          throw new AppError("conflict", "This is your only way to log in. Set a password with Reset Password first.");
        await deleteIdentities(tx, { userId, provider });
        await appendAudit(tx, { userId, action: "identity.unlinked", detail: { provider }, ip });
        const label = deps.oauth.find(provider)?.label ?? provider;
        await mail.enqueue(
          tx,
          providerUnlinkedNotice({ to: user.email, provider: label, appOrigin: config.appOrigin }),
        );
      }),
  };
}
