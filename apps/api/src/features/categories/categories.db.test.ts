import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

describe("categories", () => {
  it("has A/B Testing first in every account, the rest by name, and never loses it", async () => {
    const { call } = await makeUser(app);
    for (const category of ["zebra", "Apple"]) await call.post("/categories/", { category });
    const { body } = await call.get("/categories/");
    expect(body.categories.map(({ category }: { category: string }) => category)).toEqual([
      "A/B Testing",
      "Apple",
      "zebra",
    ]);
    expect((await call.delete(`/categories/${body.categories[0].id}`)).status).toBe(403);
  });

  it("N108: has 200 at most, also when many are made at once", async () => {
    const { id, call } = await makeUser(app);
    await call.get("/categories/");
    await app.db
      .insertInto("categories")
      .values(
        Array.from({ length: 198 }, (_, index) => ({
          owner_id: id,
          name: `Kept ${index}`,
          name_folded: `kept ${index}`,
          is_ab_testing: false,
        })),
      )
      .execute();
    const made = await Promise.all([1, 2, 3].map((n) => call.post("/categories/", { category: `Last ${n}` })));
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
    expect((await call.get("/categories/")).body.categories).toHaveLength(200);
  });

  it("N108: comes in pages when asked to, and never more than 200 at once", async () => {
    const { id, call } = await makeUser(app);
    await call.get("/categories/");
    // More than can be made today: accounts of before the cap.
    const names = Array.from({ length: 230 }, (_, index) => `Old ${String(index).padStart(3, "0")}`);
    await app.db
      .insertInto("categories")
      .values(names.map((name) => ({ owner_id: id, name, name_folded: name.toLowerCase(), is_ab_testing: false })))
      .execute();
    const whole = (await call.get("/categories/")).body;
    expect([whole.categories.length, whole.count, whole.previous]).toEqual([200, 231, null]);
    expect((await call.get("/categories/?page_size=100000")).body.categories).toHaveLength(200);
    const seen: string[] = [];
    for (let next: string | null = "/api/categories/?page_size=50"; next !== null;) {
      const { body } = await call.get(next.replace(/^\/api/, ""));
      seen.push(...body.categories.map(({ category }: { category: string }) => category));
      next = body.next;
    }
    expect(seen).toEqual(["A/B Testing", ...names]);
    expect((await call.get("/categories/?page=9")).body.categories).toEqual([]);
    for (const query of ["page=0", "page=-1", "page=x", "page_size=0"])
      expect((await call.get(`/categories/?${query}`)).status).toBe(400);
  });

  it("N62: keeps reserved names in any spelling for itself", async () => {
    const { call } = await makeUser(app);
    for (const category of ["add new", " ALL ", "a/b  testing", "Ａｌｌ", "Al\u200Bl", "A／B Testing"]) {
      const { status, body } = await call.post("/categories/", { category });
      expect([status, Object.keys(body)]).toEqual([400, ["category"]]);
    }
  });

  it("N63: takes 20 characters, counts emoji as one each, and knows a name again in another spelling", async () => {
    const { call } = await makeUser(app);
    expect((await call.post("/categories/", { category: "" })).body).toEqual({
      category: ["Category Name is required"],
    });
    expect((await call.post("/categories/", { category: "   " })).status).toBe(400);
    expect((await call.post("/categories/", { category: "x".repeat(21) })).status).toBe(400);
    expect((await call.post("/categories/", { category: "🙂".repeat(20) })).status).toBe(201);
    expect((await call.post("/categories/", { category: "Spring" })).status).toBe(201);
    expect((await call.post("/categories/", { category: "sPRING" })).status).toBe(400);
    const race = await Promise.all(Array.from({ length: 5 }, () => call.post("/categories/", { category: "Race" })));
    expect(race.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("N32, N66: deletes one's own, once; another's is not there", async () => {
    const [owner, other] = [await makeUser(app), await makeUser(app)];
    const { id } = (await owner.call.post("/categories/", { category: "Mine" })).body.data;
    expect((await other.call.delete(`/categories/${id}`)).status).toBe(404);
    expect((await owner.call.delete(`/categories/${id}/`)).body).toEqual({ message: "Category deleted successfully." });
    expect((await owner.call.delete(`/categories/${id}`)).status).toBe(404);
  });
});

describe("lists and comparisons", () => {
  it("N64, N65: sorts by the four orders only, and pages within bounds", async () => {
    const { call } = await makeUser(app);
    for (const sort of ["password", "overall_score;drop table", "-", "a&sort=b"])
      expect((await call.get(`/images/list/?sort=${sort}`)).status).toBe(400);
    for (const sort of ["-overall_score", "overall_score", "-created_date", "created_date", ""])
      expect((await call.get(`/images/list/?sort=${sort}`)).status).toBe(200);
    expect((await call.get("/images/list/?category=abc")).status).toBe(404);
    expect((await call.get("/images/list/?category=7b0a1f0e-94a9-4b55-8a63-0d1b3f3f7b10")).status).toBe(404);
    expect((await call.get("/images/list/?page=-1")).status).toBe(400);
    expect((await call.get("/images/list/?page_size=1000000")).status).toBe(200);
  });

  it("N60: compares exactly two known images, in one error form", async () => {
    const { call } = await makePaidUser(app);
    for (const image_ids of [undefined, [], ["5"], ["5", "6", "7"], ["5", "5"], ["5", { $ne: 1 }], [true, "5"], "5,6"])
      expect((await call.post("/image-comparisons/", { image_ids })).body).toEqual({
        image_ids: { detail: "Exactly two images are required." },
      });
    const unknown = await call.post("/image-comparisons/", { image_ids: ["5", "6"] });
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
  });
});
