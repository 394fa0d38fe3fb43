import { sql } from "kysely";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { TestUser } from "../../../test/factories.ts";
import { makePaidUser } from "../../../test/paid.ts";
import { nthAd } from "../../../test/small-ad.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

/** Files wait here until the test lets them go. */
function createGate() {
  const waiting: (() => void)[] = [];
  let isOpen = true;
  return {
    close: () => void (isOpen = false),
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
    pass: () => (isOpen ? Promise.resolve() : new Promise<void>((go) => waiting.push(go))),
    waiting: () => waiting.length,
  };
}

let app: TestApp;
const gate = createGate();
beforeAll(async () => {
  const { storage } = (await buildTestApp()).platform;
  const slow: typeof storage = {
    ...storage,
    put: async (...file) => {
      await gate.pass();
      return storage.put(...file);
    },
  };
  app = await buildTestApp({ overrides: { storage: slow } });
});

const upload = async (user: TestUser, category: string, n: number) => {
  const bytes = await nthAd(n);
  return user.call.form("POST", "/images/", [
    ["category", category],
    ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
  ]);
};

const newCategory = async (user: TestUser, category = "Limits"): Promise<string> =>
  (await user.call.post("/categories/", { category })).body.data.id;

const listOf = async (user: TestUser, query = "") => (await user.call.get(`/images/list/${query}`)).body;

// The first picture waits for the engine to open its models; a loaded machine is no failure.
describe("three uploads of one user at a time", { timeout: 300_000 }, () => {
  it("refuses the fourth with a time to come back, charges it nothing, and takes it afterwards", async () => {
    const [user, other] = [await makePaidUser(app, { uploads: 9 }), await makePaidUser(app)];
    const category = await newCategory(user);
    gate.close();
    onTestFinished(gate.open);
    const running = [1, 2, 3].map((seed) => upload(user, category, seed));
    await expect.poll(gate.waiting, { timeout: 150_000 }).toBe(3);
    const fourth = await upload(user, category, 4);
    expect([fourth.status, fourth.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(fourth.headers["retry-after"])).toBeGreaterThan(0);
    const pair = await user.call.form("POST", "/images/?type=abtest", []);
    expect(pair.status).toBe(429);
    // Somebody else is not held up.
    const theirs = upload(other, await newCategory(other), 5);
    await expect.poll(gate.waiting, { timeout: 150_000 }).toBe(4);
    gate.open();
    for (const { status } of await Promise.all([...running, theirs])) expect(status).toBe(201);
    expect((await upload(user, category, 4)).status).toBe(201);
    expect(await listOf(user)).toMatchObject({ count: 4, usage: { current_uploads: 4 } });
    expect((await user.call.get("/image-comparisons/list/")).body.usage.current_comparisons).toBe(0);
    const { rows } = await sql<{ held: number }>`select count(*)::int as held from usage_reservations`.execute(app.db);
    expect(rows[0]?.held).toBe(0);
  });

  it("is not held up for long by what a process that died had under way", async () => {
    const user = await makePaidUser(app);
    const category = await newCategory(user);
    await sql`insert into usage_reservations (owner_id, kind, period_start, amount, user_id, alive_until)
      select ${user.id}, 'upload', now(), 1, ${user.id}, now() - interval '1 second' from generate_series(1, 3)`.execute(
      app.db,
    );
    expect((await upload(user, category, 0)).status).toBe(201);
  });
});

describe("N56: the last place", () => {
  it("goes to exactly one of 20 parallel uploads of an owner and a member", async () => {
    const owner = await makePaidUser(app, { uploads: 2, teamMembers: 3 });
    const member = await makePaidUser(app);
    await sql`delete from subscriptions where user_id = ${member.id}`.execute(app.db);
    expect((await owner.call.post("/invitations/", { emails: [member.email] })).status).toBe(201);
    const { team_members } = (await owner.call.get("/invitations/list/")).body;
    const accept = { invite_token: team_members[0].token };
    expect((await member.call.post("/invitations/manage/?operation=accept", accept)).status).toBe(200);
    const folders = [await newCategory(owner), await newCategory(member)];
    expect((await upload(member, folders[1] ?? "", 0)).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(index % 2 ? member : owner, folders[index % 2] ?? "", 1 + index)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 201) expect([403, "quota_exceeded"]).toEqual([status, body.code]);
    expect((await listOf(owner)).usage).toEqual({ current_uploads: 2, limit: 2 });
    expect((await listOf(owner)).count + (await listOf(member)).count).toBe(2);
  });
});

describe("the gallery's count and pages", () => {
  it("agree with what is there, from both ends, in every order", async () => {
    const user = await makePaidUser(app);
    const [first, second] = [await newCategory(user, "One"), await newCategory(user, "Two")];
    const source = (await upload(user, first, 0)).body.image_id;
    for (const [category, count] of [
      [first, 20],
      [second, 30],
    ] as const)
      await sql`insert into images (owner_id, category_id, created_at, upload_sha256, sha256, object_key, thumbnail_key,
          preview_key, format, byte_length, width, height, engine_version, overall_score, contrast_score, recall_score,
          copy_engagement_score, summary, analysis, usage_period_start)
        select owner_id, ${category}, now() - n * interval '1 hour', upload_sha256, sha256, gen_random_uuid()::text,
          thumbnail_key, preview_key, format, byte_length, width, height, engine_version, n * 37 % 7, contrast_score,
          recall_score, copy_engagement_score, summary, analysis, usage_period_start
        from images, generate_series(1, ${count}::int) as n where images.id = ${source}`.execute(app.db);
    for (const [filter, count] of [
      ["", 51],
      [`category=${first}`, 21],
      [`category=${second}`, 30],
    ] as const)
      for (const sort of ["-created_date", "created_date", "-overall_score", "overall_score"]) {
        const whole = await listOf(user, `?page_size=100&sort=${sort}&${filter}`);
        expect([whole.count, whole.images.length]).toEqual([count, count]);
        const paged: string[] = [];
        for (let page = 1; page <= Math.ceil(count / 8) + 1; page++) {
          const { images } = await listOf(user, `?page_size=8&page=${page}&sort=${sort}&${filter}`);
          paged.push(...images.map(({ id }: { id: string }) => id));
        }
        expect(paged).toEqual(whole.images.map(({ id }: { id: string }) => id));
        const values = whole.images.map((image: { created_date: string; overall_score: number }) =>
          sort.endsWith("date") ? Date.parse(image.created_date) : image.overall_score,
        );
        expect(values).toEqual(values.toSorted((a: number, b: number) => (sort.startsWith("-") ? b - a : a - b)));
      }
    expect((await user.call.delete(`/images/${source}`)).status).toBe(204);
    expect((await listOf(user)).count).toBe(50);
    expect((await user.call.delete(`/categories/${second}`)).status).toBe(200);
    expect((await listOf(user)).count).toBe(20);
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from image_counts c full join
        (select owner_id, category_id, count(*) as images from images group by 1, 2) i using (owner_id, category_id)
      where c.images is distinct from i.images`.execute(app.db);
    expect(rows[0]?.wrong).toBe(0);
  });
});
