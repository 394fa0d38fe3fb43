import type { OtpPurpose } from "@adjudge/contracts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { revokeSession, type Session } from "../../platform/sessions/session-store.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { createConnectProvider, type ConnectProvider } from "./connect-provider.ts";
import { emailChangeLimits, emailChangesPerTarget, requestEmailChange, type EmailChange } from "./email-change.ts";
import { foldEmail } from "./fold-email.ts";
import { createLogIn, type Credentials, type LoggedIn } from "./log-in.ts";
import { changePassword, resetByCode, resetByLink, type PasswordChange } from "./passwords.ts";
import { proveOwner, type OwnerProof } from "./prove-owner.ts";
import { declareSendCode, requestCode } from "./request-code.ts";
import { createSocialSignIn, type CodeForHandle, type SocialCredentials, type SocialStart } from "./social-sign-in.ts";
import { sweepSignIn } from "./sweep-repository.ts";
import { signUp, type SignUp } from "./sign-up.ts";
import { cancelEmailChange, type CancelOutcome } from "./undo-email-change.ts";
import { verifyByLink } from "./verify-by-link.ts";
import { verifyEmail } from "./verify-email.ts";

export type { AuthDependencies, Origin } from "./dependencies.ts";
export type { ConnectedProviders } from "./connect-provider.ts";
export type { LoggedIn } from "./log-in.ts";
export { accountErasedNotice } from "./mails.ts";
export { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
export { createPasswordRules } from "./password-policy.ts";

export type AuthService = {
  signUp: (details: SignUp, origin: Origin) => Promise<{ userId: string }>;
  requestCode: (request: { email: string; purpose: OtpPurpose }, origin: Origin) => Promise<void>;
  verifyEmail: (code: { email: string; otp: string; callerId: string | null }, origin: Origin) => Promise<void>;
  logIn: (credentials: Credentials, origin: Origin) => Promise<LoggedIn>;
  logOut: (session: Session, origin: Origin) => Promise<void>;
  resetByCode: (reset: { email: string; otp: string; newPassword: string }, origin: Origin) => Promise<void>;
  resetByLink: (reset: { userId: string; token: string; newPassword: string }, origin: Origin) => Promise<void>;
  changePassword: (change: PasswordChange, origin: Origin) => Promise<void>;
  /** Where to send the browser, and the value of the cookie that binds the sign-in to it. */
  startSocial: (start: SocialStart, origin: Origin) => Promise<{ authorizeUrl: string; browser: string }>;
  signInSocial: (credentials: SocialCredentials, origin: Origin) => Promise<LoggedIn>;
  exchangeSocialCode: (exchange: CodeForHandle, origin: Origin) => Promise<string>;
  /** Counts a change of address that is about to be asked for; outside the transaction, so that it stays counted. */
  countEmailChange: (change: { userId: string; email: string }) => Promise<void>;
  verifyByLink: (link: { userId: string; token: string }, origin: Origin) => Promise<void>;
  /** By the link mailed to the old address. */
  cancelEmailChange: (link: { userId: string; token: string }, origin: Origin) => Promise<CancelOutcome>;
  /** Providers connected by a logged-in person. */
  providers: ConnectProvider;
  requestEmailChange: (tx: Tx, change: EmailChange, origin: Pick<Origin, "ip">) => Promise<void>;
  /** Asks a logged-in user for the password again, or for a code where there is none; 403 without either. */
  proveOwner: (proof: OwnerProof) => Promise<void>;
  /** Removes codes, links, states and pauses that have long run out. */
  sweep: () => Promise<void>;
};

export function createAuthService(deps: AuthDependencies): AuthService {
  const { db, rateLimiter } = deps;
  declareSendCode(deps);
  const logIn = createLogIn(deps);
  const social = createSocialSignIn(deps);
  return {
    signUp: (details, origin) => signUp(deps, details, origin),
    requestCode: (request, origin) => requestCode(deps, request, origin),
    verifyEmail: (code, origin) => verifyEmail(deps, code, origin),
    logIn,
    logOut: ({ id, userId }, { ip }) =>
      inTransaction(db, async (tx) => {
        await revokeSession(tx, { id, userId, reason: "logged out" });
        await appendAudit(tx, { userId, action: "session.ended", detail: { session: id }, ip });
      }),
    resetByCode: (reset, origin) => resetByCode(deps, reset, origin),
    resetByLink: (reset, origin) => resetByLink(deps, reset, origin),
    changePassword: (change, origin) => changePassword(deps, change, origin),
    startSocial: social.start,
    signInSocial: social.signIn,
    exchangeSocialCode: social.exchangeForHandle,
    countEmailChange: async ({ userId, email }) => {
      await rateLimiter.enforce({ action: "email.change", account: userId }, ...emailChangeLimits);
      await rateLimiter.enforce({ action: "email.change.target", account: foldEmail(email) }, emailChangesPerTarget);
    },
    verifyByLink: (link, origin) => verifyByLink(deps, link, origin),
    cancelEmailChange: (link, origin) => cancelEmailChange(deps, link, origin),
    providers: createConnectProvider(deps, social),
    requestEmailChange: (tx, change, origin) => requestEmailChange(deps, tx, change, origin),
    proveOwner: (proof) => proveOwner(deps, proof),
    sweep: () => sweepSignIn(db),
  };
}
