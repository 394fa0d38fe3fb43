import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { burnCodes, consumeVerificationLink } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { invalidLink } from "./invalid-link.ts";
import { lockUser, markVerified } from "./repository.ts";
import { sha256 } from "./request-code.ts";

const perUser = { limit: 10, windowSeconds: 3_600 };
const perAddress = { limit: 30, windowSeconds: 3_600 };
/** Confirms the address of a new account by the link in the mail that also has the code. */
export async function verifyByLink(
  deps: AuthDependencies,
  { userId, token }: { userId: string; token: string },
  { ip }: Pick<Origin, "ip">,
): Promise<void> {
  await deps.rateLimiter.enforce({ action: "verify-link", ip }, perAddress);
  await deps.rateLimiter.enforce({ action: "verify-link", account: userId }, perUser);
  if (!isUuid(userId)) throw invalidLink();
  await inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, { id: userId });
    const isUsed = await consumeVerificationLink(tx, { tokenSha256: sha256(token), userId });
    if (!user || !isUsed || user.email_verified_at !== null) throw invalidLink();
    await markVerified(tx, { id: userId });
    await burnCodes(tx, { userId, purposes: ["VERIFICATION"] });
    await appendAudit(tx, { userId, action: "email.verified", detail: { by: "link" }, ip });
  });
  await deps.invites.acceptNoted({ userId });
}
