import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import sharp from "sharp";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { pictureFolder, sweep } from "../src/features/images/sweep.ts";
import { clientConfig, connect } from "../src/platform/db/connect.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createDiskStorage } from "../src/platform/storage/disk-storage.ts";
import { embeddedTarget, killDatabase, startProduct } from "./product-process.ts";
import { smallAd } from "./small-ad.ts";

const base = mkdtempSync(join(tmpdir(), "adjudge-uploads-"));
chmodSync(base, 0o711);
afterAll(() => rmSync(base, { recursive: true, force: true }));

// Each round is a moment at which everything is killed.
const rounds = process.env["TEST_ALL"] === "1" ? 50 : 2;
/** Spread over the time an upload takes, each round somewhere else and the same in every run. */
const momentMs = (round: number): number => 2_500 * ((round * 0.618) % 1);
const keysOfRows = `select unnest(array[object_key, thumbnail_key, preview_key]) as key from images order by key`;
const token = `at_${randomBytes(32).toString("base64url")}`;

async function withClient<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(embeddedTarget(dataDir)));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const headers = { authorization: `Bearer ${token}` };

type Listed = { images: { id: string; image: string }[]; count: number; usage: { current_uploads: number } };

async function listAll(origin: string): Promise<Listed> {
  const images: Listed["images"] = [];
  for (let page = 1; ; page++) {
    const response = await fetch(`${origin}/api/images/list/?page_size=100&page=${page}`, { headers });
    if (response.status === 503) {
      // A loaded machine may say that it is busy; that is no answer to the question.
      await sleep(500);
      page--;
      continue;
    }
    const list = (await response.json()) as Listed;
    images.push(...list.images);
    if (images.length >= list.count) return { ...list, images };
  }
}

/** A verified user with a session, a category and the unlimited plan. */
const prepare = (dataDir: string): Promise<string> =>
  withClient(dataDir, async (client) => {
    const insert = async (sql: string, values: unknown[]): Promise<string> => {
      const { rows } = await client.query<{ id: string }>(`${sql} returning id`, values);
      return rows[0]?.id ?? "";
    };
    const user = await insert("insert into users (email, email_folded, email_verified_at) values ($1, $1, now())", [
      "kill@example.test",
    ]);
    const hash = createHash("sha256").update(token).digest();
    await insert("insert into sessions (token_sha256, user_id) values ($1, $2)", [hash, user]);
    await insert(
      `insert into subscriptions (user_id, plan_id, provider_subscription_id, status, current_period_start, current_period_end, amount_cents)
       select $1, id, 'sub_kill', 'active', now() - interval '1 day', now() + interval '29 days', 30000
       from plans where name = 'Enterprise' and billing_cycle = 'Monthly'`,
      [user],
    );
    return insert("insert into categories (owner_id, name, name_folded) values ($1, 'Kill', 'kill')", [user]);
  });

async function formOf(category: string, seed: number): Promise<FormData> {
  const background = { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 };
  const bytes = await smallAd(background, 200);
  const form = new FormData();
  form.set("category", category);
  form.set("image", new File([new Uint8Array(bytes)], "ad.png", { type: "image/png" }));
  return form;
}

/** The status of the response; 0 where none came. */
const uploadOnce = async (origin: string, category: string, seed: number): Promise<number> =>
  fetch(`${origin}/api/images/`, { method: "POST", headers, body: await formOf(category, seed) }).then(
    ({ status }) => status,
    () => 0,
  );

async function upload(origin: string, category: string, seed: number): Promise<string | undefined> {
  const form = await formOf(category, seed);
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/images/`, { method: "POST", headers, body: form });
      const body = (await response.json()) as { image_id?: string };
      // What the dead had under way counts against the three at a time for some seconds; a loaded machine is busy.
      if (response.status !== 429 && response.status !== 503)
        return response.status === 201 ? body.image_id : undefined;
      await sleep(Number(response.headers.get("retry-after")) * 1000);
    }
  } catch {
    return undefined; // the server died under it
  }
}

/** The processes that score pictures, stopped dead: they neither respond nor end. */
function freezeWorkers(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
  const workers = children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pool-worker"));
  for (const pid of workers) process.kill(pid, "SIGSTOP");
  return workers;
}

describe.skipIf(process.env["TEST_DATABASE_URL"] || !existsSync("/proc/self/task"))(
  "SIGTERM while pictures are being scored that never come to an end",
  { timeout: 600_000 },
  () => {
    it("ends by itself, answers every upload, and charges only what it took", async () => {
      const dataDir = join(base, "drain");
      const product = await startProduct({ dataDir });
      const category = await prepare(dataDir);
      expect(await upload(product.origin, category, 1)).toBeTypeOf("string");
      expect(freezeWorkers(product.pid).length).toBeGreaterThan(0);
      const statuses = [2, 3, 4].map((seed) => uploadOnce(product.origin, category, seed));
      const underWay = () =>
        withClient(dataDir, async (client) => (await client.query("select 1 from usage_reservations")).rowCount);
      await expect.poll(underWay, { timeout: 60_000 }).toBe(3);
      const started = Date.now();
      expect(await product.end("SIGTERM")).toBe(0);
      // 18 s until they are given up, and 30 s in all; the rest is for a machine that is short of breath.
      expect(Date.now() - started).toBeLessThan(60_000);
      expect(await Promise.all(statuses)).toEqual([503, 503, 503]);
      const again = await startProduct({ dataDir });
      expect(await listAll(again.origin)).toMatchObject({ count: 1, usage: { current_uploads: 1 } });
      const held = await withClient(dataDir, (client) => client.query("select 1 from usage_reservations"));
      expect(held.rowCount).toBe(0);
    });
  },
);

describe.skipIf(process.env["TEST_DATABASE_URL"])("uploads while everything is killed", { timeout: 1_800_000 }, () => {
  it("F01: keeps every acknowledged upload whole, and counts exactly what is there", async () => {
    const dataDir = join(base, "data");
    const acknowledged: string[] = [];
    let category = "";
    for (let round = 0; round < rounds; round++) {
      const product = await startProduct({ dataDir });
      if (category === "") category = await prepare(dataDir);
      // One that is surely acknowledged, then three that the kill catches somewhere between body and commit.
      const first = await upload(product.origin, category, round * 100);
      if (first !== undefined) acknowledged.push(first);
      const running = [1, 2, 3].map((index) => upload(product.origin, category, round * 100 + index));
      await sleep(momentMs(round));
      const ended = product.end("SIGKILL");
      killDatabase(dataDir);
      await ended;
      for (const id of await Promise.all(running)) if (id !== undefined) acknowledged.push(id);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);

    const product = await startProduct({ dataDir });
    const { images, count, usage } = await listAll(product.origin);
    const listed = new Set(images.map(({ id }) => id));
    expect(acknowledged.filter((id) => !listed.has(id))).toEqual([]);
    expect(usage.current_uploads).toBe(count);
    for (const { image } of images) {
      const media = await fetch(`${product.origin}${image}`);
      expect(media.status).toBe(200);
      expect((await sharp(Buffer.from(await media.arrayBuffer())).metadata()).width).toBe(200);
    }
    // An hour later: what the dead left is given back and removed, and nothing else.
    const target = embeddedTarget(dataDir);
    const { db, close } = connect(target, { poolSize: 2, waitSeconds: 60, onError: () => undefined });
    onTestFinished(close);
    const storage = await createDiskStorage(join(dataDir, "files"));
    await sql`update usage_reservations set expires_at = now() - interval '1 second'`.execute(db);
    await sweep({ db, storage, now: new Date(Date.now() + 7_200_000), logger: createLogger({ level: "silent" }) });
    const { rows: counters } = await sql<{ used: number; reserved: number; held: number }>`
      select sum(used)::int as used, sum(reserved)::int as reserved,
        (select count(*)::int from usage_reservations) as held from usage_counters`.execute(db);
    expect(counters).toEqual([{ used: count, reserved: 0, held: 0 }]);
    const { rows: named } = await sql.raw<{ key: string }>(keysOfRows).execute(db);
    const files: string[] = [];
    for await (const { key } of storage.list(pictureFolder)) files.push(key);
    expect(files.toSorted()).toEqual(named.map(({ key }) => key).toSorted());
  });
});
