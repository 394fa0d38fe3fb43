import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Ids } from "../../platform/ids.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { makeAvatar } from "./avatar-image.ts";

const removeAvatar: JobDefinition<{ key: string }> = {
  name: "account.remove-avatar",
  payload: z.object({ key: z.string() }),
  retryLimit: 10,
  retryDelaySeconds: 30,
};

export type AvatarStore = {
  /** Stores the picture and answers its key; nothing points to it yet. */
  save: (bytes: Buffer) => Promise<string>;
  /** Part of the caller's transaction: the file goes once that is committed. */
  removeLater: (tx: Db, key: string) => Promise<void>;
  /** The file that was saved for a change that did not happen. */
  discard: (key: string) => Promise<void>;
  read: (name: string) => Promise<Buffer | undefined>;
};

const folder = "avatars";
const namePattern = /^[A-Za-z0-9_][A-Za-z0-9_-]{20,60}\.webp$/;

export function createAvatarStore({ storage, queue, ids }: { storage: Storage; queue: Queue; ids: Ids }): AvatarStore {
  queue.handle(removeAvatar, ({ key }) => storage.remove(key));
  return {
    save: async (bytes) => {
      const picture = await makeAvatar(bytes);
      const key = `${folder}/a${ids.token(24)}.webp`;
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
    read: async (name) => (namePattern.test(name) ? storage.get(`${folder}/${name}`) : undefined),
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
