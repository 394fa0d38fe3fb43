import { expect, it } from "vitest";
import { makePaidUser } from "../../../test/paid.ts";
import { nthAd } from "../../../test/small-ad.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { leastFreeBytes } from "../../platform/storage/storage-state.ts";

it("refuses an upload that cannot be kept before it is scored, at the free space where health says so too", async () => {
  const { storage } = (await buildTestApp()).platform;
  let freeBytes = leastFreeBytes - 1;
  let scored = 0;
  const full = { ...storage, check: async () => ({ ...(await storage.check()), freeBytes }) };
  const never = () => Promise.reject(new Error(`scored ${++scored}`));
  const app = await buildTestApp({
    overrides: { storage: full },
    analyser: {
      warm: never,
      analyse: never,
      analyseAgain: never,
      avatar: never,
      abandon: () => undefined,
      close: async () => undefined,
    },
  });
  const user = await makePaidUser(app, { uploads: 3 });
  const category = (await user.call.post("/categories/", { category: "Full" })).body.data.id;
  const upload = async () =>
    user.call.form("POST", "/images/", [
      ["category", category],
      ["image", { fileName: "ad.png", contentType: "image/png", bytes: await nthAd(0) }],
    ]);
  const refused = await upload();
  expect([refused.status, refused.body.code, scored]).toEqual([503, "storage_full", 0]);
  const health = () => app.anonymous.raw({ method: "GET", url: "/readyz" });
  expect((await health()).body.degraded).toContain("disk is nearly full");
  expect((await user.call.get("/images/list/")).body.usage.current_uploads).toBe(0);
  freeBytes = leastFreeBytes;
  await upload();
  expect(scored).toBe(1);
  expect((await health()).body.degraded).not.toContain("disk is nearly full");
});
