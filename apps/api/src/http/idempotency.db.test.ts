import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makePaidUser } from "../../test/paid.ts";
import type { TestUser } from "../../test/factories.ts";
import { nthAd } from "../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import type { Answer } from "../../test/test-caller.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { claimKey, noteOutcome } from "../platform/idempotency/idempotency-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`.execute(
    app.db,
  );
});

/** The server gets as far as its commit, and not as far as storing its response. */
async function dyingAfterCommit(call: () => Promise<Answer>): Promise<void> {
  await sql`create trigger die before update of status on idempotency_keys for each row execute function die()`.execute(
    app.db,
  );
  try {
    expect((await call()).status).toBe(500);
  } finally {
    await sql`drop trigger die on idempotency_keys`.execute(app.db);
  }
  // Long enough ago that neither the claim nor the guard against double clicks stands in the way.
  const left = await sql<{ is_done: boolean }>`
    update idempotency_keys set alive_until = now() - interval '1 second' where status is null
    returning outcome is not null as is_done`.execute(app.db);
  expect(left.rows).toEqual([{ is_done: true }]);
  await sql`update images set created_at = now() - interval '3 minutes'`.execute(app.db);
}

const key = { "idempotency-key": "click" };
const file = (bytes: Uint8Array) => ({ fileName: "ad.png", contentType: "image/png", bytes });
const newCategory = async (user: TestUser): Promise<string> =>
  (await user.call.post("/categories/", { category: "Kept" })).body.data.id;
const gallery = async (user: TestUser) => (await user.call.get("/images/list/")).body;

describe("a call whose server died between its commit and its answer is answered from what it did", () => {
  it("an upload: one picture, one place, also when the plan is used up", async () => {
    const user = await makePaidUser(app, { uploads: 1 });
    const category = await newCategory(user);
    const picture = file(await nthAd(0));
    const call = () =>
      user.call.form(
        "POST",
        "/images/",
        [
          ["category", category],
          ["image", picture],
        ],
        key,
      );
    await dyingAfterCommit(call);
    const { images } = await gallery(user);
    const again = await call();
    expect([again.status, again.body.image_id, again.headers["idempotency-replayed"]]).toEqual([
      201,
      images[0].id,
      "true",
    ]);
    expect(again.body.analysis_results.id).toBe(images[0].id);
    const third = await call();
    expect([third.status, third.body]).toEqual([201, again.body]);
    expect(await gallery(user)).toMatchObject({ count: 1, usage: { current_uploads: 1, limit: 1 } });
  });

  it("an A/B test: two pictures and one comparison", async () => {
    const user = await makePaidUser(app, { uploads: 2, comparisons: 1 });
    const pair = [file(await nthAd(0)), file(await nthAd(1))] as const;
    const call = () =>
      user.call.form(
        "POST",
        "/images/?type=abtest",
        pair.map((picture) => ["images", picture] as const),
        key,
      );
    await dyingAfterCommit(call);
    const again = await call();
    expect(again.status).toBe(201);
    const { comparison } = (await user.call.get(`/image-comparisons/${again.body.analysis_results.id}`)).body;
    expect([comparison.image1_data.id, comparison.image2_data.id]).toEqual(again.body.analysis_results.image_ids);
    expect(await gallery(user)).toMatchObject({ count: 2, usage: { current_uploads: 2 } });
    expect((await user.call.get("/image-comparisons/list/")).body).toMatchObject({
      count: 1,
      usage: { current_comparisons: 1 },
    });
  });

  it("a comparison, and not a second one after it was deleted", async () => {
    const user = await makePaidUser(app, { comparisons: 2 });
    const category = await newCategory(user);
    const ids: string[] = [];
    for (const n of [0, 1]) {
      const parts = [
        ["category", category],
        ["image", file(await nthAd(n))],
      ] as const;
      ids.push((await user.call.form("POST", "/images/", parts)).body.image_id);
    }
    const call = () => user.call.post("/image-comparisons/", { image_ids: ids }, key);
    await dyingAfterCommit(call);
    const { comparisons } = (await user.call.get("/image-comparisons/list/")).body;
    expect((await user.call.delete(`/image-comparisons/${comparisons[0].id}`)).status).toBe(204);
    const again = await call();
    expect([again.status, again.body.data.id]).toEqual([201, comparisons[0].id]);
    expect((await user.call.get("/image-comparisons/list/")).body).toMatchObject({
      count: 0,
      usage: { current_comparisons: 1 },
    });
  });

  it("a category: made, and not told to exist already", async () => {
    const user = await makePaidUser(app);
    const call = () => user.call.post("/categories/", { category: "Once" }, key);
    await dyingAfterCommit(call);
    const { categories } = (await user.call.get("/categories/")).body;
    const again = await call();
    expect(again.status).toBe(201);
    expect(categories).toContainEqual(again.body.data);
  });

  it("a category asked for at a very long address, once", async () => {
    const user = await makePaidUser(app);
    const noise = Array.from({ length: 400 }, (_, i) => (i * 2_654_435_761).toString(16)).join("");
    const asked = await Promise.all(
      ["a", "a", "b"].map((end) => user.call.post(`/categories/?x=${noise}${end}`, { category: `Long ${end}` }, key)),
    );
    expect(asked.map(({ status }) => status)).not.toContain(500);
    const { categories } = (await user.call.get("/categories/")).body;
    expect(categories.filter(({ category }: { category: string }) => category.startsWith("Long"))).toHaveLength(2);
  });

  it("an invitation: one mail", async () => {
    const user = await makePaidUser(app, { teamMembers: 3 });
    const email = `invited-${user.id}@example.test`;
    const call = () => user.call.post("/invitations/", { emails: [email] }, key);
    await dyingAfterCommit(call);
    expect((await call()).status).toBe(201);
    expect(await app.mailsTo(email)).toHaveLength(1);
  });
});

describe("two calls under one key, the first of them taken for dead", () => {
  it("commit once", async () => {
    const { id: userId } = await makePaidUser(app);
    const call = { userId, endpoint: "createCategory?", key: "both", requestSha256: Buffer.from("a") };
    await claimKey(app.db, call);
    const run = (name: string) =>
      inTransaction(app.db, async (tx) => {
        await tx.insertInto("categories").values({ owner_id: userId, name, name_folded: name }).execute();
        await noteOutcome(tx, call, { id: name });
      });
    const both = await Promise.allSettled([run("slow"), run("quick")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const made = await app.db.selectFrom("categories").select("name").where("owner_id", "=", userId).execute();
    expect(made).toHaveLength(1);
    expect(await claimKey(app.db, call)).toEqual({ outcome: { id: made[0]?.name } });
  });
});
