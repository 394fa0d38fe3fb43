import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Db } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { revokeSession } from "../../platform/sessions/session-store.ts";
import { findUser, listLiveSessions, type SessionRow, type UserRow } from "./repository.ts";

export { presentPictures } from "./presenter.ts";

/** What billing knows about a user. */
export type Entitlements = (db: Db, userId: string) => Promise<{ isActive: boolean; teamMember: boolean }>;

export type AccountDependencies = { db: Db; entitlements: Entitlements };

export type AccountView = { user: UserRow; entitlement: { isActive: boolean; teamMember: boolean } };

export type AccountService = {
  get: (options: { userId: string }) => Promise<AccountView>;
  listSessions: (options: { userId: string }) => Promise<SessionRow[]>;
  endSession: (options: { userId: string; id: string; ip: string }) => Promise<void>;
};

export function createAccountService({ db, entitlements }: AccountDependencies): AccountService {
  return {
    get: async ({ userId }) => {
      const user = await findUser(db, { id: userId });
      if (!user) throw notFound();
      return { user, entitlement: await entitlements(db, userId) };
    },
    listSessions: ({ userId }) => listLiveSessions(db, { userId }),
    endSession: ({ userId, id, ip }) =>
      inTransaction(db, async (tx) => {
        if (!isUuid(id) || !(await revokeSession(tx, { id, userId, reason: "ended by the user" }))) throw notFound();
        await appendAudit(tx, { userId, action: "session.ended", detail: { session: id }, ip });
      }),
  };
}
