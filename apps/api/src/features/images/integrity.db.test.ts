import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp } from "../../../test/test-app.ts";

it("F12: a lost and a changed picture are named, are not served, and leave the others alone", async () => {
  const app = await buildTestApp();
  const user = await makePaidUser(app, { uploads: 5 });
  const category = (await user.call.post("/categories/", { category: "Summer" })).body.data.id;
  const ids: string[] = [];
  for (const background of ["#cc3300", "#0033cc", "#33cc00"]) {
    const bytes = await sharp({ create: { width: 240, height: 240, channels: 3, background } })
      .png()
      .toBuffer();
    const { body } = await user.call.form("POST", "/images/", [
      ["category", category],
      ["number_of_images", "1"],
      ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
    ]);
    ids.push(body.image_id);
  }
  const [whole = "", lost = "", changed = ""] = ids;
  const pathOf = async (id: string): Promise<string> => {
    const row = await app.platform.db
      .selectFrom("images")
      .select("object_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return join(app.platform.config.dataDir, "files", row.object_key);
  };
  rmSync(await pathOf(lost));
  const path = await pathOf(changed);
  const bytes = readFileSync(path);
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
  writeFileSync(path, bytes);

  const report = await app.services.images.checkPictures();
  expect(report).toMatchObject({ checked: 3, missing: [lost], changed: [changed] });
  const served = async (id: string): Promise<number> => {
    const one = await user.call.get(`/images/${id}`);
    return (await user.call.raw({ method: "GET", url: one.body.image.image })).status;
  };
  expect([await served(whole), await served(lost), await served(changed)]).toEqual([200, 404, 404]);
});
