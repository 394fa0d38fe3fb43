import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid, type Ids } from "../../platform/ids.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { revokeSession } from "../../platform/sessions/session-store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { eraseAccount } from "./erase-account.ts";
import { createExports } from "./export-job.ts";
import { findUser, listLiveSessions, type SessionRow, type UserRow } from "./repository.ts";
import { declareSweep } from "./sweep.ts";
import { createOperatorTools } from "./operator-tools.ts";
import { sweepUnnamedFiles } from "./unnamed-files.ts";
import { saveProfile, type ProfileUpdate } from "./update-profile.ts";

export { createAvatarStore } from "./avatar-store.ts";
export { UnknownAccountError } from "./operator-tools.ts";
export { createErasureLedger } from "./erasure-ledger.ts";
export { presentPictures } from "./presenter.ts";
export { requireUnrestricted } from "./restriction.ts";
export { createSocialPictures } from "./social-picture.ts";

export type AccountView = { user: UserRow; entitlement: { isActive: boolean; teamMember: boolean } };

export type OwnErasure = {
  id: string;
  userId: string;
  password: string | undefined;
  otp: string | undefined;
  ip: string;
};

export type AccountService = {
  get: (options: { userId: string }) => Promise<AccountView>;
  update: (update: ProfileUpdate) => Promise<void>;
  readAvatar: (options: { name: string }) => Promise<Buffer>;
  /** Has own data packed by a job, after the password or a code. */
  requestExport: (options: OwnErasure) => Promise<void>;
  /** The ZIP, once it is ready. */
  readExport: (options: { id: string; userId: string }) => Promise<AsyncIterable<Uint8Array>>;
  /** Removes the account after the password or a fresh PASSWORD_RESET code; returns how many of what went. */
  erase: (options: OwnErasure) => Promise<Record<string, number>>;
  /** For the command line. */
  operator: ReturnType<typeof createOperatorTools>;
  /** Runs every hour; see declareSweep. */
  sweep: () => Promise<void>;
  listSessions: (options: { userId: string }) => Promise<SessionRow[]>;
  endSession: (options: { userId: string; id: string; ip: string }) => Promise<void>;
};

type Needs = Omit<AccountDependencies, "eraseExports"> & { queue: Queue; storage: Storage; ids: Ids };

export function createAccountService(given: Needs): AccountService {
  const { db, auth, avatars, entitlements, queue } = given;
  const exports = createExports(given);
  const deps: AccountDependencies = { ...given, eraseExports: exports.erase };
  const sweepFiles = async (): Promise<void> => {
    await exports.sweep();
    const removed = await sweepUnnamedFiles({ ...given, now: given.clock.now() });
    if (removed > 0) given.logger.info({ removed }, "files of nobody removed");
  };
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
    requestExport: async ({ id, userId, password, otp, ip }) => {
      if (id !== userId) throw notFound();
      await auth.proveOwner({ userId, password, otp, field: "password", ip });
      await exports.request({ userId, ip });
    },
    readExport: async ({ id, userId }) => {
      if (id !== userId) throw notFound();
      return exports.read({ userId });
    },
    erase: async ({ id, userId, password, otp, ip }) => {
      if (id !== userId) throw notFound();
      const user = await findUser(db, { id });
      if (!user) throw notFound();
      await auth.proveOwner({ userId, password, otp, mayUseCode: true, field: "password", ip });
      return eraseAccount(deps, { userId, reason: "asked", ip });
    },
    operator: createOperatorTools(deps),
    sweep: declareSweep(queue, deps, sweepFiles),
    listSessions: ({ userId }) => listLiveSessions(db, { userId }),
    endSession: ({ userId, id, ip }) =>
      inTransaction(db, async (tx) => {
        if (!isUuid(id) || !(await revokeSession(tx, { id, userId, reason: "ended by the user" }))) throw notFound();
        await appendAudit(tx, { userId, action: "session.ended", detail: { session: id }, ip });
      }),
  };
}
