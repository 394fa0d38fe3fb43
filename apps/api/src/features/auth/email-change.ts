import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { burnCodes } from "./code-repository.ts";
import { addressGroup } from "../../platform/rate-limit/address-group.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { insertCancelLink, isAddressHeld } from "./email-change-repository.ts";
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
  await setPendingEmail(tx, { id: userId, email, from: sourceOf(deps, { userId, ip }) });
  await burnCodes(tx, { userId, purposes: ["EMAIL_CHANGE"] });
  await appendAudit(tx, { userId, action: "email.change-asked", ip });
  const token = deps.ids.token(32);
  const old = { oldEmail: user.email, oldFolded: user.email_folded };
  await insertCancelLink(tx, { tokenSha256: sha256(token), userId, folded, ...old, isConfirmed: false });
  // Only ever the configured origin, as for reset links.
  const cancelLink = cancelLinkOf(appOrigin, userId, token);
  await deps.mail.enqueue(tx, emailChangeNotice({ to: user.email, newEmail: email, cancelLink, appOrigin }));
  const owner = await findUserByEmail(tx, { folded });
  if (owner) await deps.mail.enqueue(tx, addressInUseNotice({ to: owner.email, appOrigin }));
  else if (!(await isAddressHeld(tx, { folded, exceptUserId: userId })))
    await sendEmailChange(deps, tx, { userId, sessionId });
}

/** The network address of a call, so that it can be known again and not read. */
export const sourceOf = ({ secrets }: AuthDependencies, { userId, ip }: { userId: string; ip: string }): string =>
  secrets.sign("otp", "source of a change", userId, addressGroup(ip));

export const cancelLinkOf = (appOrigin: string, userId: string, token: string): string =>
  `${appOrigin}/auth/accounts/emailchange/cancel/${userId}/${token}/`;

/** Of all accounts together to one address: each one mails the same person. */
export const emailChangesPerTarget = { limit: 3, windowSeconds: 86_400 } as const;

/** How many address changes one account may start: each one mails a stranger. */
export const emailChangeLimits = [
  { limit: 5, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
] as const;
