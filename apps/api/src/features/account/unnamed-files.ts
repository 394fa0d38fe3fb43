import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { removeUnnamed } from "../../platform/storage/remove-unnamed.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayRemoveFiles } from "../../platform/transfer/file-hold.ts";
import { avatarFolder } from "./avatar-store.ts";
import { exportFolder } from "./export-job.ts";
import { avatarUrl } from "./presenter.ts";

type Options = { db: Db; storage: Storage; now: Date };

/** Pictures of people, and all that is held about one, whose writer died before a row named them: nobody else would ever remove them. */
export async function sweepUnnamedFiles({ db, storage, now }: Options): Promise<number> {
  if (!(await mayRemoveFiles(db))) return 0;
  const avatars = await removeUnnamed(storage, {
    prefix: avatarFolder,
    now,
    findNamed: (keys) => findNamedAvatars(db, keys),
  });
  const exports = await removeUnnamed(storage, {
    prefix: exportFolder,
    now,
    findNamed: (keys) => findNamedExports(db, keys),
  });
  return avatars + exports;
}

async function findNamedAvatars(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as key
    where exists (select from users where profile_image_key = key
      or social_auth_image_url = ${avatarUrl("")} || substr(key, ${avatarFolder.length + 1}))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function findNamedExports(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom("account_exports").select("object_key").where("object_key", "in", keys).execute();
  return new Set(rows.flatMap(({ object_key }) => object_key ?? []));
}
