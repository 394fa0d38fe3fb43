import { beforeAll, describe, expect, it } from "vitest";
import { openCommitGate } from "../../../test/commit-gate.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { nthAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";

let app: TestApp;
let gate: Awaited<ReturnType<typeof openCommitGate>>;
beforeAll(async () => {
  gate = await openCommitGate(await createTestDatabase());
  app = await buildTestApp({ database: gate.database });
});

describe("F04: the database commits, and dies before it says so", () => {
  it("an upload: what is in the gallery opens, and is what was counted", async () => {
    const user = await makePaidUser(app, { uploads: 5 });
    const category = (await user.call.post("/categories/", { category: "Kept" })).body.data.id;
    gate.loseCommitOf('insert into "images"');
    const image = { fileName: "ad.png", contentType: "image/png", bytes: await nthAd(0) };
    const { status } = await user.call.form("POST", "/images/", [
      ["category", category],
      ["image", image],
    ]);
    expect([status, gate.hasStruck()]).toEqual([503, true]);
    const { images, usage } = (await user.call.get("/images/list/")).body;
    expect([images.length, usage.current_uploads]).toEqual([1, 1]);
    for (const url of [images[0].image, images[0].thumbnail])
      expect((await user.call.raw({ method: "GET", url })).status).toBe(200);
    expect(await app.services.images.checkPictures()).toEqual({ checked: 1, missing: [], changed: [] });
  });

  it("a profile picture: it is shown", async () => {
    const user = await makePaidUser(app);
    gate.loseCommitOf('update "users"');
    const picture = { fileName: "me.png", contentType: "image/png", bytes: await nthAd(1) };
    const { status } = await user.call.form("PATCH", `/users/${user.id}/`, [["profile_image", picture]]);
    expect([status, gate.hasStruck()]).toEqual([503, true]);
    const { profile_image: url } = (await user.call.get("/users/current/")).body.user;
    expect(url).toBeTypeOf("string");
    expect((await user.call.raw({ method: "GET", url })).status).toBe(200);
  });
});
