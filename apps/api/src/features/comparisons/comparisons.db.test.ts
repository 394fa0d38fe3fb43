import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { makePaidUser, type PlanOptions } from "../../../test/paid.ts";
import { smallAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let scored: string;

const upload = async (user: TestUser, category: string, background: string): Promise<string> => {
  const bytes = await smallAd(background);
  const { status, body } = await user.call.form("POST", "/images/", [
    ["category", category],
    ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
  ]);
  expect(status).toBe(201);
  return body.image_id;
};

const newCategory = async (user: TestUser, category: string): Promise<string> =>
  (await user.call.post("/categories/", { category })).body.data.id;

/** A user with pictures, copied from one that was really scored. */
async function withPictures(count: number, limits: PlanOptions): Promise<{ user: TestUser; ids: string[] }> {
  const user = await makePaidUser(app, limits);
  const category = await newCategory(user, "Copies");
  const { rows } = await sql<{ id: string }>`
    insert into images (owner_id, category_id, upload_sha256, sha256, object_key, thumbnail_key, preview_key, format,
      byte_length, width, height, engine_version, overall_score, contrast_score, recall_score, copy_engagement_score,
      summary, analysis, usage_period_start)
    select ${user.id}, ${category}, upload_sha256, sha256, gen_random_uuid()::text, thumbnail_key, preview_key, format,
      byte_length, width, height, engine_version, overall_score, contrast_score, recall_score, copy_engagement_score,
      summary, analysis, usage_period_start
    from images, generate_series(1, ${count}) where images.id = ${scored} returning id`.execute(app.db);
  return { user, ids: rows.map(({ id }) => id) };
}

const pairsOf = (ids: readonly string[]): [string, string][] =>
  ids.flatMap((first, index) => ids.slice(index + 1).map((second): [string, string] => [first, second]));

const compare = (user: TestUser, image_ids: readonly string[]) => user.call.post("/image-comparisons/", { image_ids });

const usageOf = async (user: TestUser) => (await user.call.get("/image-comparisons/list/")).body;

async function expectNothingHeld(user: TestUser): Promise<void> {
  const { rows } = await sql<{ reserved: number }>`
    select coalesce(sum(reserved), 0)::int as reserved from usage_counters where owner_id = ${user.id}`.execute(app.db);
  expect(rows[0]?.reserved).toBe(0);
}

beforeAll(async () => {
  app = await buildTestApp();
  const user = await makePaidUser(app);
  scored = await upload(user, await newCategory(user, "First"), "#884400");
});

describe("comparisons under a race", () => {
  it("lets exactly one of 20 parallel pairs through at the last place", async () => {
    const { user, ids } = await withPictures(7, { comparisons: 3 });
    const [a, b, ...rest] = pairsOf(ids);
    for (const pair of [a, b]) expect((await compare(user, pair ?? [])).status).toBe(201);
    const answers = await Promise.all([...rest, ...rest.slice(0, 1)].map((pair) => compare(user, pair)));
    expect(answers).toHaveLength(20);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id)).size).toBe(1);
    for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe("quota_exceeded");
    expect(await usageOf(user)).toMatchObject({
      count: 3,
      usage: { current_comparisons: 3, limit: 3, remaining_comparisons: 0 },
    });
    await expectNothingHeld(user);
  });

  it("N61: takes a double click on one pair for one, in either order, even at the last place", async () => {
    const { user, ids } = await withPictures(2, { comparisons: 1 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => compare(user, index % 2 ? ids : ids.toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await usageOf(user)).toMatchObject({ count: 1, usage: { current_comparisons: 1 } });
    await expectNothingHeld(user);
  });

  it("N61: a picture deleted while it is compared ends in one of the two, never in a broken comparison", async () => {
    const { user, ids } = await withPictures(12, {});
    const [still, ...others] = ids;
    const work = others.flatMap((id) => [
      compare(user, [still ?? "", id]).then(({ status, body }) => [status, Object.keys(body)[0]]),
      user.call.delete(`/images/${id}`).then(({ status, body }) => [status, body?.code]),
    ]);
    for (const answer of await Promise.all(work))
      expect([
        [201, "message"],
        [404, "detail"],
        [204, undefined],
        [409, "conflict"],
      ]).toContainEqual(answer);
    const { comparisons, count } = await usageOf(user);
    expect(comparisons).toHaveLength(count);
    for (const { id } of comparisons) expect((await user.call.get(`/image-comparisons/${id}`)).status).toBe(200);
  });

  it("a category deleted while its pictures are compared takes the comparisons along", async () => {
    const { user, ids } = await withPictures(6, {});
    const { categories } = (await user.call.get("/categories/")).body;
    const [, copies] = categories;
    const answers = await Promise.all([
      ...pairsOf(ids).map((pair) => compare(user, pair)),
      user.call.delete(`/categories/${copies.id}`),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    for (const { status } of answers.slice(0, -1)) expect([201, 404]).toContain(status);
    expect((await user.call.get("/images/list/")).body.count).toBe(0);
    expect((await usageOf(user)).count).toBe(0);
  });
});

describe("who may compare what", () => {
  it("N42: needs a plan with comparisons in it, which is told before anything about the ids", async () => {
    const poor = await makeUser(app);
    const { user, ids } = await withPictures(2, { comparisons: 0 });
    for (const asked of [["x"], ["x", "y"], ids]) {
      const planless = await compare(poor, asked);
      expect([planless.status, planless.body.code]).toEqual([403, "subscription_required"]);
      const refused = await compare(user, asked);
      expect([refused.status, refused.body.code]).toEqual([403, "upgrade_required"]);
    }
    const paid = await makePaidUser(app);
    expect((await compare(paid, ["x"])).body).toEqual({ image_ids: { detail: "Exactly two images are required." } });
  });

  it("N60: refuses one picture in two spellings, and malformed, foreign and missing ones alike", async () => {
    const { user, ids } = await withPictures(1, {});
    const [own = ""] = ids;
    expect((await compare(user, [own, own.toUpperCase()])).body).toEqual({
      image_ids: { detail: "Exactly two images are required." },
    });
    const answers = await Promise.all(
      [scored, "7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10", "abc", "../1"].map((id) => compare(user, [own, id])),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { detail: "Choose two of your images.", code: "not_found" }]);
    expect(await usageOf(user)).toMatchObject({ count: 0, usage: { current_comparisons: 0 } });
  });

  it("N30, N31: hides another user's comparison, and malformed ids are not there", async () => {
    const { user, ids } = await withPictures(2, {});
    const { id } = (await compare(user, ids)).body.data;
    const other = await makePaidUser(app);
    for (const path of [id, "0", "-1", "1e3", "0x1", "1%00", "99999999999999999999", "abc", "..%2f1"]) {
      expect((await other.call.get(`/image-comparisons/${path}`)).status).toBe(404);
      expect((await other.call.delete(`/image-comparisons/${path}`)).status).toBe(404);
    }
    expect((await user.call.get(`/image-comparisons/${id}`)).status).toBe(200);
  });

  it("says with every difference how large one must be to tell", async () => {
    const { user, ids } = await withPictures(2, {});
    const { id } = (await compare(user, ids)).body.data;
    const { verdict } = (await user.call.get(`/image-comparisons/${id}`)).body.comparison;
    for (const part of [verdict.overall, ...Object.values<typeof verdict.overall>(verdict.scores)]) {
      expect(part.error).toBeGreaterThan(0);
      expect(part.winner === null).toBe(Math.abs(part.difference) <= part.error);
    }
  });
});

describe("the order of the list", () => {
  it("is by date or by the better of the two scores, up and down, and page by page", async () => {
    const { user, ids } = await withPictures(4, {});
    const [a = "", b = "", c = "", d = ""] = ids;
    for (const [id, score] of [
      [a, 10],
      [b, 90],
      [c, 40],
      [d, 50],
    ])
      await sql`update images set overall_score = ${score} where id = ${id}`.execute(app.db);
    const made: string[] = [];
    // Best scores 50, 90, 40.
    for (const pair of [
      [c, d],
      [a, b],
      [a, c],
    ])
      made.push((await compare(user, pair)).body.data.id);
    const [first, second, third] = made;
    const listed = async (query: string): Promise<string[]> =>
      (await user.call.get(`/image-comparisons/list/?${query}`)).body.comparisons.map(({ id }: { id: string }) => id);
    expect(await listed("sort=-overall_score")).toEqual([second, first, third]);
    expect(await listed("sort=overall_score")).toEqual([third, first, second]);
    expect(await listed("sort=-created_date")).toEqual([third, second, first]);
    expect(await listed("sort=created_date")).toEqual([first, second, third]);
    expect(await listed("sort=")).toEqual(await listed(""));
    expect(await listed("sort=-overall_score&page_size=1&page=2")).toEqual([first]);
    const { body } = await user.call.get("/image-comparisons/list/?sort=overall_score&page_size=2");
    expect(body.next).toContain("sort=overall_score");
    const wrong = await user.call.get("/image-comparisons/list/?sort=password");
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["sort"]]);
  });
});
