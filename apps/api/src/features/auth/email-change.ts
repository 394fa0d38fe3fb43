import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { burnCodes, consumeCancelLink, insertCancelLink } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { foldEmail } from "./fold-email.ts";
import { addressInUseNotice, emailChangeNotice } from "./mails.ts";
import { findUserByEmail, lockUser, setPendingEmail } from "./repository.ts";
import { sendEmailChange, sha256 } from "./request-code.ts";

export type EmailChange = { userId: string; sessionId: string; email: string };

/**
 * Keeps the new address as pending until its code is confirmed. A taken address looks the same to the one who asks;
 * its owner is told, and no code exists that could move it.
 */
export async function requestEmailChange(
  deps: AuthDependencies,
  tx: Tx,
  { userId, sessionId, email }: EmailChange,
  { ip }: Pick<Origin, "ip">,
): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  if (!user) return;
  const { appOrigin } = deps.config;
  const folded = foldEmail(email);
  if (folded === user.email_folded) {
    // Asking for the address one has takes a waiting change back.
    if (user.pending_email !== null) await setPendingEmail(tx, { id: userId, email: null });
    await burnCodes(tx, { userId, purposes: ["EMAIL_CHANGE"] });
    return;
  }
  if (user.pending_email !== null && foldEmail(user.pending_email) === folded) return;
  await setPendingEmail(tx, { id: userId, email });
  await burnCodes(tx, { userId, purposes: ["EMAIL_CHANGE"] });
  await appendAudit(tx, { userId, action: "email.change-asked", ip });
  const token = deps.ids.token(32);
  await insertCancelLink(tx, { tokenSha256: sha256(token), userId, folded });
  // Only ever the configured origin, as for reset links.
  const cancelLink = `${appOrigin}/auth/accounts/emailchange/cancel/${userId}/${token}/`;
  await deps.mail.enqueue(tx, emailChangeNotice({ to: user.email, newEmail: email, cancelLink, appOrigin }));
  const owner = await findUserByEmail(tx, { folded });
  if (owner) await deps.mail.enqueue(tx, addressInUseNotice({ to: owner.email, appOrigin }));
  else await sendEmailChange(deps, tx, { userId, sessionId });
}

const linksPerUser = { limit: 10, windowSeconds: 3_600 };
const linksPerAddress = { limit: 30, windowSeconds: 3_600 };
const invalidLink = (): AppError => new AppError("invalid_link", "Invalid or expired link.");

/** By the link in the mail to the old address: the new one stops waiting, and its code is dead. */
export async function cancelEmailChange(
  deps: AuthDependencies,
  { userId, token }: { userId: string; token: string },
  { ip }: Pick<Origin, "ip">,
): Promise<void> {
  await deps.rateLimiter.enforce({ action: "cancel-link", ip }, linksPerAddress);
  await deps.rateLimiter.enforce({ action: "cancel-link", account: userId }, linksPerUser);
  if (!isUuid(userId)) throw invalidLink();
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, { id: userId });
    const pending = await consumeCancelLink(tx, { tokenSha256: sha256(token), userId });
    if (!user?.pending_email || pending !== foldEmail(user.pending_email)) throw invalidLink();
    await setPendingEmail(tx, { id: userId, email: null });
    await burnCodes(tx, { userId, purposes: ["EMAIL_CHANGE"] });
    await appendAudit(tx, { userId, action: "email.change-cancelled", detail: { by: "link" }, ip });
  });
}

/** How many address changes one account may start: each one mails a stranger. */
export const emailChangeLimits = [
  { limit: 5, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
] as const;
