import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, type TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { nthAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const file = (bytes: Uint8Array, fileName = "ad.png", contentType = "image/png") => ({ fileName, contentType, bytes });

async function newCategory(user: TestUser, category = "Summer"): Promise<string> {
  const { status, body } = await user.call.post("/categories/", { category });
  expect(status).toBe(201);
  return body.data.id;
}

const upload = (user: TestUser, category: string, bytes: Uint8Array, headers = {}) =>
  user.call.form(
    "POST",
    "/images/",
    [
      ["category", category],
      ["number_of_images", "1"],
      ["image", file(bytes)],
    ],
    headers,
  );

describe("uploading a creative", () => {
  it("scores it, lists it, shows it and serves its files to whoever holds the signed address", async () => {
    const user = await makePaidUser(app, { uploads: 5 });
    const category = await newCategory(user);
    const { status, body } = await upload(user, category, await nthAd(0));
    expect(status).toBe(201);
    expect(body.image_id).toBe(body.analysis_results.id);
    expect(body.analysis_results.colors[0].code).toMatch(/^\['#[0-9a-f]{6}'/);
    const list = await user.call.get("/images/list/");
    expect(list.body).toMatchObject({ count: 1, next: null, previous: null, usage: { current_uploads: 1, limit: 5 } });
    expect(list.body.images[0].name).toBe("ad");
    expect(list.body.images[0].overall_score).toBe(body.analysis_results.overall_score);
    const one = await user.call.get(`/images/${body.image_id}`);
    expect(one.body.image.analysis.engine_version).toBe(one.body.image.engine_version);
    const media = await user.call.raw({ method: "GET", url: one.body.image.image });
    expect(media.status).toBe(200);
    expect(media.headers["content-type"]).toBe("image/png");
    const altered = await user.call.raw({ method: "GET", url: one.body.image.image.replace("/original", "/preview") });
    expect(altered.status).toBe(404);
  });

  it("is refused without a plan, and when the plan is used up", async () => {
    const poor = await makeUser(app);
    expect((await upload(poor, "x", await nthAd(1))).body.code).toBe("subscription_required");
    const none = await makePaidUser(app, { uploads: 0 });
    expect((await upload(none, "x", await nthAd(1))).body.code).toBe("upgrade_required");
    const one = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(one);
    expect((await upload(one, category, await nthAd(0))).status).toBe(201);
    const over = await upload(one, category, await nthAd(1));
    expect(over.status).toBe(403);
    expect(over.body.code).toBe("quota_exceeded");
  });

  it("gives the place back when the file is no picture", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(user);
    const bad = await upload(user, category, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    expect(bad.status).toBe(400);
    expect(bad.body.detail).toBe("File format must be in jpg, jpeg, png, or webp type.");
    expect((await upload(user, category, await nthAd(0))).status).toBe(201);
  });

  it("lets exactly one of 12 parallel uploads through at the last place", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(user);
    const files = await Promise.all(Array.from({ length: 12 }, (_, index) => nthAd(index)));
    const answers = await Promise.all(files.map((bytes) => upload(user, category, bytes)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(11);
    expect((await user.call.get("/images/list/")).body).toMatchObject({ count: 1, usage: { current_uploads: 1 } });
  });

  it("takes the same file sent twice at once for one", async () => {
    const user = await makePaidUser(app, { uploads: 5 });
    const category = await newCategory(user);
    const bytes = await nthAd(0);
    const [first, second] = await Promise.all([upload(user, category, bytes), upload(user, category, bytes)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.image_id).toBe(first.body.image_id);
    expect((await user.call.get("/images/list/")).body.usage.current_uploads).toBe(1);
  });

  it("answers a repeated Idempotency-Key with what it answered first, even when the plan is used up", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(user);
    const key = { "idempotency-key": "click-1" };
    const first = await upload(user, category, await nthAd(0), key);
    const again = await upload(user, category, await nthAd(0), key);
    expect(again.status).toBe(201);
    expect(again.body.image_id).toBe(first.body.image_id);
    expect((await upload(user, category, await nthAd(1), key)).status).toBe(422);
  });

  it("answers alike for a category that is malformed, somebody else's or not there, in the list and the upload", async () => {
    const [user, other] = [await makePaidUser(app), await makePaidUser(app)];
    const foreign = await newCategory(other);
    const bytes = await nthAd(0);
    const expected = [404, { detail: "Choose one of your categories.", code: "not_found" }];
    for (const id of [foreign, "7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10", "abc", "Add New", "1 OR 1=1"]) {
      const listed = await user.call.get(`/images/list/?category=${encodeURIComponent(id)}`);
      expect([listed.status, listed.body]).toEqual(expected);
      const stored = await upload(user, id, bytes);
      expect([stored.status, stored.body]).toEqual(expected);
    }
    expect((await user.call.get("/images/list/?category=")).status).toBe(200);
    expect((await user.call.get("/images/list/")).body).toMatchObject({ count: 0, usage: { current_uploads: 0 } });
  });

  it("takes no single picture into A/B Testing", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const { categories } = (await user.call.get("/categories/")).body;
    const answer = await upload(user, categories[0].id, await nthAd(0));
    expect([answer.status, answer.body]).toEqual([400, { images: ["Exactly 2 images are required."] }]);
    expect((await user.call.get("/images/list/")).body).toMatchObject({ count: 0, usage: { current_uploads: 0 } });
  });

  it("hides another user's picture", async () => {
    const [owner, other] = [await makePaidUser(app), await makePaidUser(app)];
    const { body } = await upload(owner, await newCategory(owner), await nthAd(0));
    expect((await other.call.get(`/images/${body.image_id}`)).status).toBe(404);
    expect((await other.call.delete(`/images/${body.image_id}`)).status).toBe(404);
    expect((await owner.call.get(`/images/${body.image_id}`)).status).toBe(200);
  });
});

describe("A/B tests", () => {
  const ab = async (user: TestUser, ...files: Uint8Array[]) =>
    user.call.form(
      "POST",
      "/images/?type=abtest",
      files.map((bytes) => ["images", file(bytes)] as const),
    );

  it("stores both pictures and their comparison, and charges both counters", async () => {
    const user = await makePaidUser(app, { uploads: 5, comparisons: 3 });
    const { status, body } = await ab(user, await nthAd(0), await nthAd(1));
    expect(status).toBe(201);
    const detail = await user.call.get(`/image-comparisons/${body.analysis_results.id}`);
    expect(detail.body.comparison.image1_data.id).toBe(body.analysis_results.image_ids[0]);
    expect((await user.call.get("/image-comparisons/list/")).body.usage).toEqual({
      current_comparisons: 1,
      limit: 3,
      remaining_comparisons: 2,
    });
    expect((await user.call.get("/images/list/")).body.usage.current_uploads).toBe(2);
  });

  it("stores nothing when the second file is bad", async () => {
    const user = await makePaidUser(app, { uploads: 5, comparisons: 3 });
    expect((await ab(user, await nthAd(0), Buffer.from("no picture"))).status).toBe(400);
    expect((await ab(user, await nthAd(0))).body).toEqual({ images: ["Exactly 2 images are required."] });
    expect((await user.call.get("/images/list/")).body).toMatchObject({ count: 0, usage: { current_uploads: 0 } });
    expect((await user.call.get("/image-comparisons/list/")).body.usage.current_comparisons).toBe(0);
  });

  it("is the same comparison for the same two, and keeps its pictures from being deleted", async () => {
    const user = await makePaidUser(app, { comparisons: 1 });
    const category = await newCategory(user);
    const a = (await upload(user, category, await nthAd(0))).body.image_id;
    const b = (await upload(user, category, await nthAd(1))).body.image_id;
    const first = await user.call.post("/image-comparisons/", { image_ids: [a, b] });
    expect(first.status).toBe(201);
    const again = await user.call.post("/image-comparisons/", { image_ids: [b, a] });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await user.call.delete(`/images/${a}`)).status).toBe(409);
    expect((await user.call.delete(`/image-comparisons/${first.body.data.id}`)).status).toBe(204);
    expect((await user.call.delete(`/images/${a}`)).status).toBe(204);
  });
});
