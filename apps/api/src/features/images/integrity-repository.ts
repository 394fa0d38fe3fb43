import type { Db } from "../../platform/db/database.ts";

/** Pictures by id, after the one given: for a walk over all of them in steps. */
export function findStoredPictures(db: Db, { after, limit }: { after: string | undefined; limit: number }) {
  let query = db
    .selectFrom("images")
    .select(["id", "sha256", "object_key", "thumbnail_key", "preview_key"])
    .orderBy("id")
    .limit(limit);
  if (after !== undefined) query = query.where("id", ">", after);
  return query.execute();
}
