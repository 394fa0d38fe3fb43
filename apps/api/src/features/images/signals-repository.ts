import type { Corrections } from "@adjudge/contracts";
import type { StoredSignals } from "@adjudge/imaging";
import type { Db, Tx } from "../../platform/db/database.ts";
import { storableJson } from "../../platform/db/storable-json.ts";
import type { ScoredColumns } from "./scored-columns.ts";

export async function insertSignals(tx: Tx, { id, signals }: { id: string; signals: StoredSignals }): Promise<void> {
  const written = storableJson(signals);
  await tx
    .insertInto("image_signals")
    .values({ image_id: id, signals: written })
    .onConflict((conflict) => conflict.column("image_id").doUpdateSet({ signals: written }))
    .execute();
}

/** undefined: the picture was stored before its signals were. */
export async function findSignals(db: Db, { id }: { id: string }): Promise<StoredSignals | undefined> {
  const row = await db.selectFrom("image_signals").select("signals").where("image_id", "=", id).executeTakeFirst();
  return row?.signals;
}

export type NewReading = {
  id: string;
  ownerId: string;
  scored: ScoredColumns;
  corrections: Corrections | null;
  /** Uses the one free scoring by a newer engine; nothing is changed where it has been used. */
  isScoredAgain: boolean;
  /** What the new reading was made from: it is not saved over what came in between. */
  before: { corrections: unknown; isScoredAgain: boolean };
};

/** False: the picture is gone, its free scoring has been used, or it is no more what the reading was made from. */
export async function replaceAnalysis(tx: Tx, input: NewReading): Promise<boolean> {
  const { id, ownerId, scored, corrections, isScoredAgain, before } = input;
  let update = tx
    .updateTable("images")
    .set({ ...scored, corrections: corrections === null ? null : storableJson(corrections) })
    .where("id", "=", id)
    .where("owner_id", "=", ownerId);
  // A new reading numbers the lines anew: what was said of the old ones is not said of them.
  if (isScoredAgain || !before.isScoredAgain) update = update.where("scored_again_at", "is", null);
  if (isScoredAgain)
    update = update
      .set({ scored_again_at: new Date() })
      .where(
        "corrections",
        "is not distinct from",
        before.corrections === null ? null : storableJson(before.corrections),
      );
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}
