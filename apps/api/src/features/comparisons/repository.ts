import type { Withheld } from "@adjudge/contracts";
import { sql } from "kysely";
import type { SortOrder } from "@adjudge/contracts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { storableJson } from "../../platform/db/storable-json.ts";

export type ComparisonRow = {
  id: string;
  created_at: Date;
  image1_id: string;
  image2_id: string;
  verdict: unknown;
};

const columns = ["id", "created_at", "image1_id", "image2_id", "verdict"] as const;

export type NewComparison = {
  ownerId: string;
  image1Id: string;
  image2Id: string;
  verdict: unknown;
  planOwnerId: string;
  usagePeriodStart: Date;
};

/** undefined: the pair has been compared already, in this or the other order. */
export function insertComparison(tx: Tx, row: NewComparison): Promise<{ id: string } | undefined> {
  return tx
    .insertInto("comparisons")
    .values({
      owner_id: row.ownerId,
      image1_id: row.image1Id,
      image2_id: row.image2Id,
      verdict: storableJson(row.verdict),
      plan_owner_id: row.planOwnerId,
      usage_period_start: row.usagePeriodStart,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Requests for one pair wait for each other until the transaction ends, in whichever order it was ticked. */
export async function lockPair(
  tx: Tx,
  { ownerId, ids }: { ownerId: string; ids: readonly [string, string] },
): Promise<void> {
  const pair = [ownerId, ...ids.map((id) => id.toLowerCase()).toSorted()].join();
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 1))`.execute(tx);
}

export async function findPair(
  db: Db,
  { ownerId, ids: [first, second] }: { ownerId: string; ids: readonly [string, string] },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("comparisons")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where(sql<string>`least(image1_id, image2_id)`, "=", sql<string>`least(${first}::uuid, ${second}::uuid)`)
    .where(sql<string>`greatest(image1_id, image2_id)`, "=", sql<string>`greatest(${first}::uuid, ${second}::uuid)`)
    .executeTakeFirst();
  return row?.id;
}

export function findComparison(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<ComparisonRow | undefined> {
  return db
    .selectFrom("comparisons")
    .select(columns)
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}

export type ComparisonPage = { ownerId: string; sort: SortOrder; offset: number; limit: number };

/** By date, or by the score of the better of the two. */
export function findComparisons(db: Db, { ownerId, sort, offset, limit }: ComparisonPage): Promise<ComparisonRow[]> {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const page = db.selectFrom("comparisons").select(columns).where("owner_id", "=", ownerId).offset(offset).limit(limit);
  const best = sql`(select max(overall_score) from images where images.id in (image1_id, image2_id))`;
  const sorted = sort.endsWith("overall_score")
    ? page.orderBy(best, sql`${sql.raw(direction)} nulls last`)
    : page.orderBy("created_at", direction);
  return sorted.orderBy("id", direction).execute();
}

export async function countComparisons(db: Db, { ownerId }: { ownerId: string }): Promise<number> {
  const row = await db
    .selectFrom("comparisons")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteComparisonRow(db: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("comparisons")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type ComparedImage = {
  overall_score: number | null;
  withheld: Withheld | null;
  engine_version: string;
  analysis: unknown;
};

/** The comparisons of a picture, held until the transaction ends, each with what is stored of both sides. */
export async function findComparedAnalyses(
  tx: Tx,
  { id }: { id: string },
): Promise<{ id: string; first: ComparedImage; second: ComparedImage }[]> {
  // Locked by a statement of its own: one that waits would read the other side as it was before the wait.
  await sql`select from comparisons where image1_id = ${id} or image2_id = ${id} order by id for update`.execute(tx);
  const { rows } = await sql<{ id: string; first: ComparedImage; second: ComparedImage }>`
    select c.id, ${side("a")} as first, ${side("b")} as second
    from comparisons c join images a on a.id = c.image1_id join images b on b.id = c.image2_id
    where c.image1_id = ${id} or c.image2_id = ${id}
    order by c.id`.execute(tx);
  return rows;
}

const side = (alias: "a" | "b") => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`jsonb_build_object('overall_score', ${of("overall_score")}, 'engine_version', ${of("engine_version")},
    'withheld', ${of("summary")} -> 'withheld', 'analysis', ${of("analysis")})`;
};

export async function updateVerdict(tx: Tx, { id, verdict }: { id: string; verdict: unknown }): Promise<void> {
  await tx
    .updateTable("comparisons")
    .set({ verdict: storableJson(verdict) })
    .where("id", "=", id)
    .execute();
}

export async function isImageCompared(tx: Tx, { id }: { id: string }): Promise<boolean> {
  const row = await tx
    .selectFrom("comparisons")
    .select("id")
    .where((eb) => eb.or([eb("image1_id", "=", id), eb("image2_id", "=", id)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteComparisonsOfCategory(tx: Tx, { categoryId }: { categoryId: string }): Promise<void> {
  await tx
    .deleteFrom("comparisons")
    .where((eb) => {
      const filed = eb.selectFrom("images").select("images.id").where("images.category_id", "=", categoryId);
      return eb.or([eb("image1_id", "in", filed), eb("image2_id", "in", filed)]);
    })
    .execute();
}
