/**
 * How long the gallery's list call takes for one user with 100,000 images, over real HTTP handling on a real PostgreSQL:
 * `npm run bench:lists`. The same call for a user with 100 images runs beside it, so that a slow machine shows as such.
 */
import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { buildApp } from "../apps/api/src/app.ts";
import { composePlatform, composeServices } from "../apps/api/src/compose.ts";
import { parseConfig } from "../apps/api/src/platform/config.ts";
import type { Db } from "../apps/api/src/platform/db/database.ts";
import { randomIds } from "../apps/api/src/platform/ids.ts";
import { createSession } from "../apps/api/src/platform/sessions/session-store.ts";

const calls = 300;
const queries = [
  "",
  "?sort=-overall_score",
  "?sort=overall_score&page=200",
  "?sort=created_date&page_size=100",
  "?page=4000",
];

async function makeOwner(db: Db, name: string, count: number): Promise<string> {
  const email = `${name}@example.test`;
  const { id } = await db
    .insertInto("users")
    .values({
      email,
      email_folded: email,
      first_name: name,
      last_name: "Bench",
      company_name: "",
      email_verified_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const category = await db
    .insertInto("categories")
    .values({ owner_id: id, name: "Bench", name_folded: "bench" })
    .returning("id")
    .executeTakeFirstOrThrow();
  // In lots: one statement may take ten seconds at most.
  for (let start = 1; start <= count; start += 5_000)
    await sql`
    insert into images (owner_id, category_id, created_at, upload_sha256, sha256, object_key, thumbnail_key, preview_key, format,
      byte_length, width, height, engine_version, overall_score, contrast_score, recall_score, copy_engagement_score, summary, analysis, usage_period_start)
    select ${id}, ${category.id}, now() - n * interval '1 minute', sha256(n::text::bytea), sha256(n::text::bytea),
      ${name} || n, ${name} || n || '-320', ${name} || n || '-640', 'png', 1000, 1080, 1080, '1.0.0',
      (n * 7919 % 1001) / 10.0, 50, 50, 50,
      '{"colours":["#112233","#ffffff"],"recommendations":{"contrast":["Enlarge the text."],"recall":[],"copy_engagement":[]}}'::jsonb,
      jsonb_build_object('padding', repeat('x', 2000)), now()
    from generate_series(${start}::int, ${Math.min(count, start + 4_999)}::int) as n`.execute(db);
  const { token } = await createSession(db, { userId: id, ip: "127.0.0.1", userAgent: "bench", ids: randomIds });
  return token;
}

const dataDir = mkdtempSync(join(tmpdir(), "adjudge-bench-"));
chmodSync(dataDir, 0o711);
const platform = await composePlatform(
  parseConfig({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT_IP_FACTOR: "100000" }),
);
const services = await composeServices(platform);
const { server } = await buildApp(platform, services);

async function measure(label: string, token: string): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < calls; index++) {
    // The limit of one user's calls is not what is measured here.
    if (index % 200 === 0) await sql`delete from rate_limit_counters`.execute(platform.db);
    const started = performance.now();
    const { statusCode } = await server.inject({
      url: `/api/images/list/${queries[index % queries.length] ?? ""}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode !== 200) throw new Error(`list answered ${statusCode}`);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  process.stdout.write(`${label.padEnd(16)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}\n`);
}

const few = await makeOwner(platform.db, "few", 100);
const many = await makeOwner(platform.db, "many", 100_000);
// As the server's own autovacuum does within a minute of such a load.
await sql`vacuum analyze images`.execute(platform.db);
await measure("100 images", few);
await measure("100,000 images", many);
await server.close();
await platform.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
