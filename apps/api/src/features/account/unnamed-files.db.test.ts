import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "../../../test/factories.ts";
import { nthAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

const hourMs = 3_600_000;
let app: TestApp;
let aheadMs = 0;
beforeAll(async () => {
  app = await buildTestApp({ overrides: { clock: { now: () => new Date(Date.now() + aheadMs) } } });
});

const filesOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of app.platform.storage.list(prefix)) keys.push(key);
  return keys.toSorted();
};
const put = (key: string) => app.platform.storage.put(key, Buffer.from("a person"), { contentType: "image/webp" });

describe("files whose writer was killed before a row named them", () => {
  it("go after an hour: personal data stays nowhere for ever, and what is in use stays", async () => {
    const user = await makeUser(app);
    const picture = { fileName: "me.png", contentType: "image/png", bytes: await nthAd(0) };
    const saved = await user.call.form("PATCH", `/users/${user.id}/`, [["profile_image", picture]]);
    expect(saved.status).toBe(200);
    const social = "avatars/aSocialPictureOfSomebody.webp";
    const whole = "exports/eReady.zip";
    for (const key of [social, whole]) await put(key);
    await makeUser(app, { social_auth_image_url: `/api/avatars/${social.slice("avatars/".length)}` });
    await app.db
      .insertInto("account_exports")
      .values({ user_id: user.id, object_key: whole, ready_at: new Date() })
      .execute();
    const [avatars, exports] = [await filesOf("avatars/"), await filesOf("exports/")];
    expect(avatars).toHaveLength(2);

    for (const key of ["avatars/aOrphan.webp", "exports/eOrphan.zip"]) await put(key);
    await app.services.account.sweep();
    expect(await filesOf("exports/")).toContain("exports/eOrphan.zip");
    aheadMs = 2 * hourMs;
    await app.services.account.sweep();
    expect([await filesOf("avatars/"), await filesOf("exports/")]).toEqual([avatars, exports]);
  });
});
