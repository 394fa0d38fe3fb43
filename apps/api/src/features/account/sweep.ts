import { z } from "zod";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { eraseAccount } from "./erase-account.ts";
import { findExisting, findNeverVerified } from "./repository.ts";

export const sweepJob: JobDefinition<Record<string, never>> = {
  name: "account.sweep",
  payload: z.object({}),
  retryLimit: 0,
  timeoutSeconds: 600,
  every: "7 * * * *",
};

/** Every hour: accounts that were never confirmed go after 30 days, and erased ones that a restore brought back at once. */
export function declareSweep(
  queue: Queue,
  deps: AccountDependencies,
  sweepFiles: () => Promise<void>,
): () => Promise<void> {
  const sweep = async (): Promise<void> => {
    const { db, auth, ledger, logger } = deps;
    await auth.sweep();
    await sweepFiles();
    for (const userId of await findExisting(db, { ids: await ledger.read() })) {
      logger.warn({ userId }, "an erased account was restored; erasing it again");
      await eraseAccount(deps, { userId, reason: "restored", ip: null });
    }
    for (const userId of await findNeverVerified(db))
      await eraseAccount(deps, { userId, reason: "never verified", ip: null });
  };
  queue.handle(sweepJob, sweep);
  return sweep;
}
