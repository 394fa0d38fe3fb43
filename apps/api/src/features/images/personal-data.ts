import type { Db } from "../../platform/db/database.ts";
import { jsonFile, type ExportFile, type PersonalData } from "../../platform/personal-data.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { scheduleRemoval } from "./file-jobs.ts";

export function createImagesData({ db, storage, queue }: { db: Db; storage: Storage; queue: Queue }): PersonalData {
  return {
    export: async ({ userId }) => {
      const rows = await db
        .selectFrom("images")
        .innerJoin("categories", "categories.id", "images.category_id")
        .leftJoin("image_signals", "image_signals.image_id", "images.id")
        .select([
          "images.id",
          "images.name",
          "images.created_at",
          "images.format",
          "images.width",
          "images.height",
          "images.byte_length",
        ])
        .select([
          "images.overall_score",
          "images.contrast_score",
          "images.recall_score",
          "images.copy_engagement_score",
        ])
        .select([
          "images.engine_version",
          "images.analysis",
          "images.corrections",
          "image_signals.signals",
          "images.object_key",
          "categories.name as category",
        ])
        .where("images.owner_id", "=", userId)
        .orderBy("images.created_at")
        .execute();
      const pictures: ExportFile[] = [];
      const listed: unknown[] = [];
      for (const { object_key, ...row } of rows) {
        const path = `images/${row.id}.${row.format}`;
        pictures.push({ path, content: () => storage.get(object_key) });
        listed.push({ ...row, file: path });
      }
      return [jsonFile("images.json", listed), ...pictures];
    },
    erase: async (tx, { userId }) => {
      const removed = await tx
        .deleteFrom("images")
        .where("owner_id", "=", userId)
        .returning(["object_key", "thumbnail_key", "preview_key"])
        .execute();
      await scheduleRemoval(queue, tx, removed);
      return { images: removed.length };
    },
  };
}
