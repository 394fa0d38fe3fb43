import { z } from "zod";
import { ImageError } from "@adjudge/imaging";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Ids } from "../../platform/ids.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import { rateLimited, type Limit, type RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { Analyser } from "../../platform/scoring-pool/analyser.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";

export const removeAvatar: JobDefinition<{ key: string }> = {
  name: "account.remove-avatar",
  payload: z.object({ key: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 30,
};

export type AvatarStore = {
  /** Stores the picture and returns its key; nothing points to it yet. */
  save: (bytes: Buffer, options: { userId: string }) => Promise<string>;
  /** Part of the caller's transaction: the file goes once that is committed. */
  removeLater: (tx: Db, key: string) => Promise<void>;
  /** The file that was saved for a change that did not happen. */
  discard: (key: string) => Promise<void>;
  read: (name: string) => Promise<Buffer | undefined>;
};

export const avatarFolder = "avatars/";
const namePattern = /^[A-Za-z0-9_][A-Za-z0-9_-]{20,60}\.webp$/;

const perUser: Limit = { limit: 10, windowSeconds: 3_600 };

type Options = { db: Db; storage: Storage; queue: Queue; ids: Ids; analyser: Analyser; rateLimiter: RateLimiter };

export function createAvatarStore({ db, storage, queue, ids, analyser, rateLimiter }: Options): AvatarStore {
  const busy = new Set<string>();
  /** In the same worker processes as ads, never here: one at a time a user, ten an hour. */
  const make = async (bytes: Buffer, userId: string): Promise<Buffer> => {
    if (busy.has(userId)) throw rateLimited(2);
    busy.add(userId);
    try {
      await rateLimiter.enforce({ action: "avatar", account: userId }, perUser);
      return await analyser.avatar(bytes, { owner: userId });
    } catch (error) {
      if (error instanceof ImageError) throw new AppError("unsupported_image", error.message, { cause: error });
      throw error;
    } finally {
      busy.delete(userId);
    }
  };
  queue.handle(removeAvatar, async ({ key }) =>
    (await mayRemoveFiles(db)) ? storage.remove(key) : queue.send(db, removeAvatar, { key }, { startAfterSeconds: 30 }),
  );
  return {
    save: async (bytes, { userId }) => {
      const picture = await make(bytes, userId);
      const key = `${avatarFolder}a${ids.token(24)}.webp`;
      try {
        await storage.put(key, picture, { contentType: "image/webp" });
      } catch (error) {
        if (isFull(error))
          throw new AppError("storage_full", "There is no room for pictures right now. Please try again later.", {
            cause: error,
          });
        throw error;
      }
      return key;
    },
    removeLater: (tx, key) => queue.send(tx, removeAvatar, { key }),
    discard: (key) => storage.remove(key),
    read: async (name) => (namePattern.test(name) ? storage.get(`${avatarFolder}${name}`) : undefined),
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
