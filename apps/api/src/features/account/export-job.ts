import { z } from "zod";
import { notFound } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Ids } from "../../platform/ids.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { exportAccount } from "./export-account.ts";
import { deleteExpiredExports, finishExport, findReadyExport, startExport } from "./export-repository.ts";

const perUser = { limit: 1, windowSeconds: 86_400 };

export const exportFolder = "exports/";

const Payload = z.object({ userId: z.string(), ip: z.string().nullable() });
export const exportJob: JobDefinition<z.infer<typeof Payload>> = {
  name: "account.export",
  payload: Payload,
  retryLimit: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 900,
};

export const removeExport: JobDefinition<{ key: string }> = {
  name: "account.remove-export",
  payload: z.object({ key: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 30,
};

type Dependencies = Omit<AccountDependencies, "eraseExports"> & { queue: Queue; storage: Storage; ids: Ids };

/** Packing a thousand pictures takes a minute and a disk, not a request and its memory. */
export function createExports(deps: Dependencies) {
  const { db, queue, storage, ids, rateLimiter } = deps;

  queue.handle(removeExport, async ({ key }) =>
    (await mayRemoveFiles(db)) ? storage.remove(key) : queue.send(db, removeExport, { key }, { startAfterSeconds: 30 }),
  );
  queue.handle(exportJob, async ({ userId, ip }) => {
    const key = `${exportFolder}e${ids.token(24)}.zip`;
    await storage.putStream(key, exportAccount(deps, { userId, ip }), { contentType: "application/zip" });
    await inTransaction(db, async (tx) => {
      const old = await finishExport(tx, { userId, key });
      if (old !== null) await queue.send(tx, removeExport, { key: old });
    });
  });

  return {
    request: async ({ userId, ip }: { userId: string; ip: string }): Promise<void> => {
      await rateLimiter.enforce({ action: "export", account: userId }, perUser);
      await inTransaction(db, async (tx) => {
        await startExport(tx, { userId });
        await queue.send(tx, exportJob, { userId, ip }, { singletonKey: userId });
      });
    },
    read: async ({ userId }: { userId: string }): Promise<AsyncIterable<Uint8Array>> => {
      const key = await findReadyExport(db, { userId });
      const chunks = key === undefined ? undefined : await storage.getStream(key);
      if (!chunks) throw notFound("There is no export to download.");
      return chunks;
    },
    sweep: () =>
      inTransaction(db, async (tx) => {
        for (const key of await deleteExpiredExports(tx)) await queue.send(tx, removeExport, { key });
      }),
    /** Part of the transaction that removes the person. */
    erase: async (tx: Tx, { userId }: { userId: string }): Promise<void> => {
      for (const key of await deleteExpiredExports(tx, { userId })) await queue.send(tx, removeExport, { key });
    },
  };
}
