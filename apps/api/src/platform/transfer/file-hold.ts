import type pg from "pg";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

// Any number, but the same in every release.
const holdKey = 7_235_002;

/** For as long as this connection lives no file is removed: a backup copies what the rows of its snapshot name. */
export async function holdFiles(client: pg.ClientBase): Promise<void> {
  // Whoever removes files holds the other half for the length of one statement's transaction.
  await client.query("select pg_advisory_lock($1)", [holdKey]);
}

/** Whether files may be removed now; asked again later where a backup is being written. */
export async function mayRemoveFiles(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is_free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${holdKey}) as is_free`.execute(db);
  return rows[0]?.is_free === true;
}
