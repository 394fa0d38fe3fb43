import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { revokeSessions } from "../../platform/sessions/session-store.ts";
import { burnCodes, burnResetLinks } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { consumeCancelLink, dropLaterCancelLinks, type CancelLink } from "./email-change-repository.ts";
import { foldEmail } from "./fold-email.ts";
import { dropForeignIdentities } from "./identity-repository.ts";
import { invalidLink } from "./invalid-link.ts";
import { lockUser, setPassword, setPendingEmail, takeEmail, type UserRow } from "./repository.ts";
import { sha256 } from "./request-code.ts";

const linksPerUser = { limit: 10, windowSeconds: 3_600 };
const linksPerAddress = { limit: 30, windowSeconds: 3_600 };
/** "cancelled": the new address stops waiting. "undone": it was confirmed already, and the account is back at the old one. */
export type CancelOutcome = "cancelled" | "undone";

/** By the link in the mail to the old address, for seven days, after the new one was confirmed too. */
export async function cancelEmailChange(
  deps: AuthDependencies,
  { userId, token }: { userId: string; token: string },
  { ip }: Pick<Origin, "ip">,
): Promise<CancelOutcome> {
  await deps.rateLimiter.enforce({ action: "cancel-link", ip }, linksPerAddress);
  await deps.rateLimiter.enforce({ action: "cancel-link", account: userId }, linksPerUser);
  if (!isUuid(userId)) throw invalidLink();
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, { id: userId });
    const link = await consumeCancelLink(tx, { tokenSha256: sha256(token), userId });
    if (!user || !link) throw invalidLink();
    if (link.confirmed_at !== null) {
      await undo(tx, user, link, ip);
      return "undone" as const;
    }
    if (!user.pending_email || link.pending_folded !== foldEmail(user.pending_email)) throw invalidLink();
    await setPendingEmail(tx, { id: userId, email: null });
    await burnCodes(tx, { userId, purposes: ["EMAIL_CHANGE"] });
    await appendAudit(tx, { userId, action: "email.change-cancelled", detail: { by: "link" }, ip });
    return "cancelled" as const;
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, "users_email_folded_key") ? invalidLink() : error;
  });
}

// Whoever changed it knew the password or had the mailbox of a session: nothing that they hold may go on working. The owner
// sets a new password by mail to the address that is theirs again.
async function undo(tx: Tx, user: UserRow, link: CancelLink, ip: string): Promise<void> {
  const { id } = user;
  if (link.old_email === null) throw invalidLink();
  if (!(await takeEmail(tx, { id, email: link.old_email, folded: foldEmail(link.old_email) }))) throw invalidLink();
  await dropLaterCancelLinks(tx, { userId: id, since: link.created_at });
  await setPassword(tx, { id, hash: null });
  await dropForeignIdentities(tx, { userId: id });
  await burnCodes(tx, { userId: id });
  await burnResetLinks(tx, { userId: id });
  await revokeSessions(tx, { userId: id, reason: "change of address undone" });
  await appendAudit(tx, { userId: id, action: "email.change-undone", detail: { by: "link" }, ip });
}
