import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { correct, imageOf, uploadAd, userWithAd } from "../../../test/corrected-ads.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
/** Runs once, while the next picture is being read from its storage to be analysed again. */
let meanwhile: (() => Promise<void>) | undefined;
beforeAll(async () => {
  const plain = await buildTestApp();
  const { storage } = plain.platform;
  app = await buildTestApp({
    overrides: {
      storage: {
        ...storage,
        get: async (key) => {
          const run = meanwhile;
          meanwhile = undefined;
          await run?.();
          return storage.get(key);
        },
      },
    },
  });
});

const withOldAd = async () => {
  const made = await userWithAd(app);
  await sql`update images set engine_version = '1.0.0' where id = ${made.id}`.execute(app.db);
  return made;
};
const scoreAgain = (call: { post: (path: string) => Promise<{ status: number; body: unknown }> }, id: string) =>
  call.post(`/images/${id}/rescore/`);

describe("a picture that is changed while it is analysed again", () => {
  it("keeps what its owner corrected during a new scoring", async () => {
    const { user, id } = await withOldAd();
    meanwhile = async () => expect((await correct(user, id, { brand: "Nordlys" })).status).toBe(200);
    expect((await scoreAgain(user.call, id)).status).toBe(200);
    expect(await imageOf(user, id)).toMatchObject({
      can_score_again: false,
      corrections: { brand: "Nordlys" },
      analysis: { facts: { brand: "Nordlys", corrected: ["brand"] } },
    });
  });

  it("is not put back to an older reading by a correction that was begun before the new one", async () => {
    const { user, id } = await withOldAd();
    meanwhile = async () => expect((await scoreAgain(user.call, id)).status).toBe(200);
    const late = await correct(user, id, { brand: "Nordlys" });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect(await imageOf(user, id)).toMatchObject({ corrected: false, can_score_again: false });
    expect((await correct(user, id, { brand: "Nordlys" })).status).toBe(200);
  });

  it("is compared as it is once its correction is saved", async () => {
    const { user, id, category } = await userWithAd(app);
    const other = await uploadAd(user, category);
    const saving = await app.platform.database.pool.connect();
    await saving.query("begin");
    await saving.query(
      `update images set overall_score = 1, analysis = jsonb_set(analysis, '{overall}', '1') where id = $1`,
      [id],
    );
    const comparing = user.call.post("/image-comparisons/", { image_ids: [id, other] });
    await Promise.race([comparing, wait(1_000)]);
    await saving.query("commit");
    saving.release();
    const { status, body } = await comparing;
    expect(status).toBe(201);
    const { comparison } = (await user.call.get(`/image-comparisons/${body.data.id}`)).body;
    const { verdict, image1_data: first, image2_data: second } = comparison;
    expect(verdict.overall.difference).toBeCloseTo(first.overall_score - second.overall_score, 5);
  });
});
