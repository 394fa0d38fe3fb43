import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/ids.ts";
import { revokeSession } from "../../platform/sessions/session-store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { findUser, listLiveSessions, type SessionRow, type UserRow } from "./repository.ts";
import { saveProfile, type ProfileUpdate } from "./update-profile.ts";

export type { AccountDependencies, Entitlements } from "./dependencies.ts";
export { createAvatarStore, type AvatarStore } from "./avatar-store.ts";
export { presentPictures } from "./presenter.ts";
export { createSocialPictures } from "./social-picture.ts";

export type AccountView = { user: UserRow; entitlement: { isActive: boolean; teamMember: boolean } };

export type AccountService = {
  get: (options: { userId: string }) => Promise<AccountView>;
  update: (update: ProfileUpdate) => Promise<void>;
  readAvatar: (options: { name: string }) => Promise<Buffer>;
  listSessions: (options: { userId: string }) => Promise<SessionRow[]>;
  endSession: (options: { userId: string; id: string; ip: string }) => Promise<void>;
};

export function createAccountService(deps: AccountDependencies): AccountService {
  const { db, avatars, entitlements } = deps;
  return {
    get: async ({ userId }) => {
      const user = await findUser(db, { id: userId });
      if (!user) throw notFound();
      return { user, entitlement: await entitlements(db, userId) };
    },
    update: (update) => saveProfile(deps, update),
    readAvatar: async ({ name }) => {
      const bytes = await avatars.read(name);
      if (!bytes) throw notFound();
      return bytes;
    },
    listSessions: ({ userId }) => listLiveSessions(db, { userId }),
    endSession: ({ userId, id, ip }) =>
      inTransaction(db, async (tx) => {
        if (!isUuid(id) || !(await revokeSession(tx, { id, userId, reason: "ended by the user" }))) throw notFound();
        await appendAudit(tx, { userId, action: "session.ended", detail: { session: id }, ip });
      }),
  };
}
