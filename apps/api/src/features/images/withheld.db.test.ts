import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { blankPicture, nthAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const file = (bytes: Uint8Array) => ({ fileName: "ad.png", contentType: "image/png", bytes });

const newCategory = async (user: TestUser): Promise<string> =>
  (await user.call.post("/categories/", { category: "Summer" })).body.data.id;

const upload = (user: TestUser, category: string, bytes: Uint8Array) =>
  user.call.form("POST", "/images/", [
    ["category", category],
    ["image", file(bytes)],
  ]);

const listOf = async (user: TestUser, query = "") => (await user.call.get(`/images/list/${query}`)).body;

describe("a picture that gets no score", () => {
  it("is kept and shown with the reason, and its place in the plan is free again", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(user);
    const { status, body } = await upload(user, category, await blankPicture());
    expect([status, body.message]).toEqual([201, "Image uploaded. It has no score, and nothing was charged."]);
    const none = { contrast_score: null, recall_score: null, copy_engagement_score: null };
    const withheld = { reason: "blank", message: expect.stringMatching(/\.$/) };
    expect(body.analysis_results).toMatchObject({ overall_score: null, withheld, scores: [none] });
    expect(body.analysis_results.analysis).toMatchObject({ overall: null, withheld, likely_range: null, formula: "" });
    const { contrast } = body.analysis_results.analysis.scores;
    expect(contrast).toEqual({ score: null, base: 0, parts: [], percentile: null, reference: null });
    expect(await listOf(user)).toMatchObject({
      count: 1,
      usage: { current_uploads: 0, limit: 1 },
      images: [{ overall_score: null, withheld, scores: [none] }],
    });
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from usage_reservations where owner_id = ${user.id}`.execute(app.db);
    expect(rows[0]?.held).toBe(0);
    expect((await upload(user, category, await nthAd(0))).status).toBe(201);
    expect((await listOf(user)).usage.current_uploads).toBe(1);
  });

  it("comes last in both orders of the score, from both ends of the gallery", async () => {
    const user = await makePaidUser(app);
    const category = await newCategory(user);
    const scored = (await upload(user, category, await nthAd(0))).body.image_id;
    await upload(user, category, await blankPicture(200));
    await sql`insert into images (owner_id, category_id, upload_sha256, sha256, object_key, thumbnail_key, preview_key, format,
        byte_length, width, height, engine_version, overall_score, contrast_score, recall_score, copy_engagement_score,
        summary, analysis, usage_period_start)
      select owner_id, category_id, upload_sha256, sha256, gen_random_uuid()::text, thumbnail_key, preview_key, format,
        byte_length, width, height, engine_version, 10 * n, contrast_score, recall_score, copy_engagement_score,
        summary, analysis, usage_period_start
      from images, generate_series(1, 4) n where id = ${scored}`.execute(app.db);
    for (const sort of ["-overall_score", "overall_score"]) {
      const whole = (await listOf(user, `?sort=${sort}`)).images.map(({ id }: { id: string }) => id);
      const paged: string[] = [];
      for (const page of [1, 2, 3])
        for (const { id } of (await listOf(user, `?sort=${sort}&page_size=2&page=${page}`)).images) paged.push(id);
      expect(paged).toEqual(whole);
      const { images } = await listOf(user, `?sort=${sort}`);
      expect(images.map(({ overall_score }: { overall_score: number | null }) => overall_score === null)).toEqual([
        ...Array.from({ length: 5 }, () => false),
        true,
      ]);
    }
  });

  it("cannot be compared, and the attempt costs nothing", async () => {
    const user = await makePaidUser(app, { uploads: 5, comparisons: 1 });
    const category = await newCategory(user);
    const ad = (await upload(user, category, await nthAd(0))).body.image_id;
    const blank = (await upload(user, category, await blankPicture(220))).body.image_id;
    const refused = await user.call.post("/image-comparisons/", { image_ids: [ad, blank] });
    expect(refused.status).toBe(400);
    expect(refused.body.image_ids.detail).toMatch(/^Image 2 has no score, so the two cannot be compared\. ./);
    const pair = await user.call.form("POST", "/images/?type=abtest", [
      ["images", file(await blankPicture(230))],
      ["images", file(await nthAd(1))],
    ]);
    expect(pair.status).toBe(400);
    expect(pair.body.images).toEqual([expect.stringMatching(/^Image 1 has no score/)]);
    expect(await listOf(user)).toMatchObject({ count: 2, usage: { current_uploads: 1 } });
    expect((await user.call.get("/image-comparisons/list/")).body).toMatchObject({
      count: 0,
      usage: { current_comparisons: 0 },
    });
  });
});
