import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { storableJson } from "../../platform/db/storable-json.ts";

/** What an opinion is about: one of the two is null. */
export type Subject = { imageId: string } | { comparisonId: string };
export type Asked = { model: string; promptVersion: number };

export type CritiqueRow = {
  id: string;
  status: "waiting" | "ready" | "failed";
  model: string;
  prompt_version: number;
  problem: string | null;
  opinion: unknown;
  asked_at: Date;
  finished_at: Date | null;
};

const columns = ["id", "status", "model", "prompt_version", "problem", "opinion", "asked_at", "finished_at"] as const;

export function findCritique(db: Db, subject: Subject): Promise<CritiqueRow | undefined> {
  const all = db.selectFrom("critiques").select(columns);
  return (
    "imageId" in subject
      ? all.where("image_id", "=", subject.imageId)
      : all.where("comparison_id", "=", subject.comparisonId)
  ).executeTakeFirst();
}

/** A new question, or the old one asked again; returns its id. */
export async function upsertWaiting(
  tx: Tx,
  { ownerId, subject, asked }: { ownerId: string; subject: Subject; asked: Asked },
): Promise<string> {
  const values = {
    status: "waiting" as const,
    model: asked.model,
    prompt_version: asked.promptVersion,
    problem: null,
    opinion: null,
    tries: 0,
    asked_at: new Date(),
    finished_at: null,
  };
  const { id } = await tx
    .insertInto("critiques")
    .values({
      owner_id: ownerId,
      image_id: "imageId" in subject ? subject.imageId : null,
      comparison_id: "comparisonId" in subject ? subject.comparisonId : null,
      ...values,
    })
    .onConflict((conflict) => conflict.column("imageId" in subject ? "image_id" : "comparison_id").doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type Picture = { id: string; object_key: string; sha256: Buffer };
export type Waiting = { id: string; owner_id: string; tries: number; isPair: boolean; pictures: Picture[] };

/** What a job has to look at; undefined where it is not waited for any more. */
export async function findWaiting(db: Db, { id }: { id: string }): Promise<Waiting | undefined> {
  const row = await db
    .selectFrom("critiques")
    .leftJoin("comparisons", "comparisons.id", "critiques.comparison_id")
    .select([
      "critiques.id",
      "critiques.owner_id",
      "critiques.tries",
      "critiques.image_id",
      "comparisons.image1_id",
      "comparisons.image2_id",
    ])
    .where("critiques.id", "=", id)
    .where("critiques.status", "=", "waiting")
    .executeTakeFirst();
  if (!row) return undefined;
  const ids = [row.image_id, row.image1_id, row.image2_id].filter((one) => one !== null);
  const found = await db.selectFrom("images").select(["id", "object_key", "sha256"]).where("id", "in", ids).execute();
  const pictures = ids.flatMap((imageId) => found.find((image) => image.id === imageId) ?? []);
  return { id: row.id, owner_id: row.owner_id, tries: row.tries, isPair: row.image_id === null, pictures };
}

/** What was said of the same file before: by the same model, to the same questions, for the same owner. */
export async function findSaidBefore(
  db: Db,
  { ownerId, sha256, asked }: { ownerId: string; sha256: Buffer; asked: Asked },
): Promise<unknown> {
  const row = await db
    .selectFrom("critiques")
    .innerJoin("images", "images.id", "critiques.image_id")
    .select("critiques.opinion")
    .where("critiques.owner_id", "=", ownerId)
    .where("critiques.status", "=", "ready")
    .where("critiques.model", "=", asked.model)
    .where("critiques.prompt_version", "=", asked.promptVersion)
    .where("images.sha256", "=", sha256)
    .limit(1)
    .executeTakeFirst();
  return row?.opinion ?? undefined;
}

type Outcome = { opinion: unknown } | { problem: string };

/** Nothing where it is not waited for any more: withdrawn, deleted, or answered by another. */
export async function finish(tx: Tx, { id }: { id: string }, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("critiques")
    .set({
      finished_at: new Date(),
      ...("opinion" in outcome
        ? { status: "ready" as const, opinion: storableJson(outcome.opinion) }
        : { status: "failed" as const, problem: outcome.problem }),
    })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countTry(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .updateTable("critiques")
    .set({ tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteCritiques(tx: Tx, which: { ownerId: string } | { id: string }): Promise<number> {
  const all = tx.deleteFrom("critiques");
  const { numDeletedRows } = await (
    "id" in which ? all.where("id", "=", which.id) : all.where("owner_id", "=", which.ownerId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}
