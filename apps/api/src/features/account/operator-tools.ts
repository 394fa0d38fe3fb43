import { appendAudit, findBrokenAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { revokeSessions } from "../../platform/sessions/session-store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { eraseAccount } from "./erase-account.ts";
import { exportAccount } from "./export-account.ts";
import { findUserByEmail, listAuditStreams, setAiImprovement, setRestricted } from "./repository.ts";

export class UnknownAccountError extends Error {
  override name = "UnknownAccountError";
}

/** What an operator does for people who write in instead of using the app; everything leaves a trace in the audit log. */
export function createOperatorTools(deps: AccountDependencies) {
  const { db } = deps;
  const idOf = async (email: string): Promise<string> => {
    const user = await findUserByEmail(db, { email });
    if (!user) throw new UnknownAccountError(`There is no account with the address ${email}.`);
    return user.id;
  };
  const note = (userId: string, action: string) =>
    inTransaction(db, (tx) => appendAudit(tx, { userId, action, detail: { by: "operator" } }));

  return {
    export: async (email: string): Promise<AsyncIterable<Uint8Array>> =>
      exportAccount(deps, { userId: await idOf(email), ip: null }),
    erase: async (email: string): Promise<Record<string, number>> =>
      eraseAccount(deps, { userId: await idOf(email), reason: "asked", ip: null }),
    /** Whether the person's pictures may be used to improve the scores. */
    allowImprovement: async (email: string, isAllowed: boolean): Promise<void> => {
      const userId = await idOf(email);
      await setAiImprovement(db, { id: userId, isAllowed });
      await note(userId, isAllowed ? "improvement.allowed" : "improvement.refused");
    },
    /** Whether the person's data is only kept: uploads and comparisons are refused, reading goes on. */
    restrict: async (email: string, isRestricted: boolean): Promise<void> => {
      const userId = await idOf(email);
      await setRestricted(db, { id: userId, isRestricted });
      await note(userId, isRestricted ? "processing.restricted" : "processing.allowed");
    },
    endSessions: async (email: string): Promise<number> => {
      const userId = await idOf(email);
      const count = await revokeSessions(db, { userId, reason: "ended by the operator" });
      await note(userId, "sessions.ended");
      return count;
    },
    /** Streams of the audit log that were tampered with. */
    checkAudit: async (): Promise<{ stream: string; entries: number[] }[]> => {
      const broken: { stream: string; entries: number[] }[] = [];
      for (const stream of await listAuditStreams(db)) {
        const entries = await findBrokenAudit(db, isUuid(stream) ? stream : null);
        if (entries.length > 0) broken.push({ stream, entries });
      }
      return broken;
    },
  };
}
