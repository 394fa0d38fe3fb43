import { invalidFields } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { revokeSessions, type Session } from "../../platform/sessions/session-store.ts";
import { burnCodes, burnResetLinks, consumeResetLink } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { dropForeignIdentities } from "./identity-repository.ts";
import { invalidLink } from "./invalid-link.ts";
import { pauseKey } from "./log-in.ts";
import { clearPause } from "./login-pause-repository.ts";
import { passwordChangedNotice } from "./mails.ts";
import { withCode } from "./one-time-codes.ts";
import { passwordProblem } from "./password-policy.ts";
import {
  findUser,
  findUserByEmail,
  lockUser,
  markVerified,
  setPassword,
  setPendingEmail,
  type UserRow,
} from "./repository.ts";
import { passwordFingerprint, sha256 } from "./request-code.ts";
import { foldEmail } from "./fold-email.ts";

const linkPerUser = { limit: 10, windowSeconds: 3_600 };
const linkPerAddress = { limit: 30, windowSeconds: 3_600 };
export const passwordChecksPerUser = { limit: 5, windowSeconds: 60 };

function assertGoodPassword(
  deps: AuthDependencies,
  password: string,
  owner: Pick<UserRow, "email" | "first_name" | "last_name">,
  byLink = false,
): void {
  const problem = passwordProblem(password, {
    rules: deps.passwords,
    owner: { email: owner.email, firstName: owner.first_name, lastName: owner.last_name },
    byLink,
  });
  if (problem !== null) throw invalidFields({ new_password: [problem] });
}

/** By the mailed code. The code is used up only when the new password is acceptable. */
export async function resetByCode(
  deps: AuthDependencies,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
  { ip }: Origin,
): Promise<void> {
  const known = await findUserByEmail(deps.db, { folded: foldEmail(email) });
  // Judged against what the caller typed, so that the response says nothing about the account behind it.
  assertGoodPassword(deps, newPassword, { email, first_name: "", last_name: "" });
  const userId = await withCode(
    deps,
    { email, code: otp, purposes: ["PASSWORD_RESET"], ip },
    {
      // Only for a right code, and so within its limits: hashing is what costs us most.
      prepare: () => deps.hasher.hash(newPassword),
      use: async (tx, { user_id }, hash) => {
        if (known) assertGoodPassword(deps, newPassword, known);
        await replacePassword(deps, tx, { userId: user_id, hash, by: "code", ip });
        return user_id;
      },
    },
  );
  await deps.invites.acceptNoted({ userId });
}

/** By the mailed link, which is bound to the password it was made to replace. */
export async function resetByLink(
  deps: AuthDependencies,
  { userId, token, newPassword }: { userId: string; token: string; newPassword: string },
  { ip }: Origin,
): Promise<void> {
  const { db, rateLimiter } = deps;
  await rateLimiter.enforce({ action: "reset-link", ip }, linkPerAddress);
  await rateLimiter.enforce({ action: "reset-link", account: userId }, linkPerUser);
  assertGoodPassword(deps, newPassword, { email: "", first_name: "", last_name: "" }, true);
  if (!isUuid(userId)) throw invalidLink();
  const hash = await deps.hasher.hash(newPassword);
  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, { id: userId });
    const link = await consumeResetLink(tx, { tokenSha256: sha256(token), userId });
    if (!user || !link || !isSame(link.password_sha256, passwordFingerprint(user))) throw invalidLink();
    assertGoodPassword(deps, newPassword, user, true);
    await replacePassword(deps, tx, { userId, hash, by: "link", ip });
  });
  await deps.invites.acceptNoted({ userId });
}

const isSame = (a: Buffer | null, b: Buffer | null): boolean => (a === null || b === null ? a === b : a.equals(b));

// Whoever reads the mailbox owns the account: everything that anybody else could hold on to ends here.
async function replacePassword(
  deps: AuthDependencies,
  tx: Tx,
  { userId, hash, by, ip }: { userId: string; hash: string; by: string; ip: string },
): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  if (!user) throw invalidLink();
  // Also what a stolen session has connected; the owner connects anew after logging in.
  await dropForeignIdentities(tx, { userId });
  await setPassword(tx, { id: userId, hash });
  await markVerified(tx, { id: userId });
  await setPendingEmail(tx, { id: userId, email: null });
  await burnCodes(tx, { userId });
  await burnResetLinks(tx, { userId });
  await revokeSessions(tx, { userId, reason: "password reset" });
  await clearPause(tx, { key: pauseKey(deps, user.email_folded) });
  await appendAudit(tx, { userId, action: "password.reset", detail: { by }, ip });
  await deps.mail.enqueue(tx, passwordChangedNotice({ to: user.email, appOrigin: deps.config.appOrigin }));
}

export type PasswordChange = { session: Session; oldPassword: string; newPassword: string };

export async function changePassword(
  deps: AuthDependencies,
  { session, oldPassword, newPassword }: PasswordChange,
  { ip }: Origin,
): Promise<void> {
  const { db, hasher } = deps;
  const user = await checkOwnPassword(deps, { userId: session.userId, password: oldPassword, field: "old_password" });
  if (newPassword === oldPassword)
    throw invalidFields({ new_password: ["New password must differ from the current one."] });
  assertGoodPassword(deps, newPassword, user);
  const hash = await hasher.hash(newPassword);
  await inTransaction(db, async (tx) => {
    const current = await lockUser(tx, { id: user.id });
    // Changed or reset in another window since it was checked.
    if (current?.password_hash !== user.password_hash) throw wrongPassword("old_password");
    await setPassword(tx, { id: user.id, hash });
    // A way in that somebody else may have added while they had the session.
    await dropForeignIdentities(tx, { userId: user.id });
    await burnCodes(tx, { userId: user.id, purposes: ["PASSWORD_RESET"] });
    await burnResetLinks(tx, { userId: user.id });
    await revokeSessions(tx, { userId: user.id, exceptId: session.id, reason: "password changed" });
    await appendAudit(tx, { userId: user.id, action: "password.changed", ip });
    await deps.mail.enqueue(tx, passwordChangedNotice({ to: user.email, appOrigin: deps.config.appOrigin }));
  });
}

const wrongPassword = (field: string) => invalidFields({ [field]: ["Current password is incorrect."] });

/** Asks a logged-in user for the password again. */
export async function checkOwnPassword(
  deps: AuthDependencies,
  { userId, password, field }: { userId: string; password: string; field: string },
): Promise<UserRow> {
  await deps.rateLimiter.enforce({ action: "password.check", account: userId }, passwordChecksPerUser);
  const user = await findUser(deps.db, { id: userId });
  const isRight = await deps.hasher.verify(password, user?.password_hash ?? null);
  if (!user || !isRight) throw wrongPassword(field);
  return user;
}
