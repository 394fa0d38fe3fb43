import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { accountErasedNotice } from "../auth/service.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteMailsTo, deleteUser, findUser, lockUser } from "./repository.ts";
import { oldPictures } from "./update-profile.ts";

export type Erasure = { userId: string; reason: "asked" | "never verified" | "restored"; ip: string | null };

/**
 * Removes a person: what must end elsewhere first, then all rows in one transaction; files follow by jobs of that
 * commit. The audit trail keeps the id, which leads nowhere any more. Returns how many of what went.
 */
export async function eraseAccount(
  deps: AccountDependencies,
  { userId, reason, ip }: Erasure,
): Promise<Record<string, number>> {
  const { db, personalData, avatars, mail, ledger } = deps;
  const user = await findUser(db, { id: userId });
  if (!user) throw notFound();
  for (const part of personalData) await part.prepareErasure?.({ userId });
  const erased = await inTransaction(db, async (tx) => {
    const current = await lockUser(tx, { id: userId });
    if (!current) throw notFound();
    const counts: Record<string, number> = {};
    for (const part of personalData) Object.assign(counts, await part.erase(tx, { userId }));
    await deps.eraseExports(tx, { userId });
    for (const key of oldPictures(current)) await avatars.removeLater(tx, key);
    await deleteMailsTo(tx, { email: current.email });
    counts["sessions"] = await deleteUser(tx, { id: userId });
    await ledger.add(tx, { userId, email: current.email_folded });
    await appendAudit(tx, { userId, action: "account.erased", detail: { reason, ...counts }, ip });
    if (reason === "asked") await mail.enqueue(tx, accountErasedNotice({ to: current.email }));
    return { account: 1, ...counts };
  });
  await ledger
    .keepCopy({ userId, email: user.email_folded })
    .catch((error: unknown) => deps.logger.warn({ err: error, userId }, "erasure not copied yet"));
  return erased;
}
