import { createHash } from "node:crypto";
import Fastify from "fastify";
import { buildApp } from "../apps/api/src/app.ts";
import { composePlatform, composeServices } from "../apps/api/src/compose.ts";
import { parseConfig } from "../apps/api/src/platform/config.ts";
import { createSession } from "../apps/api/src/platform/sessions/session-store.ts";

/** The product and the bare server that it is compared with, in one process on one database. */
const [dataDir = ""] = process.argv.slice(2);
const config = parseConfig({
  NODE_ENV: "development",
  DATA_DIR: dataDir,
  PORT: "0",
  LOG_LEVEL: "warn",
  RATE_LIMIT_IP_FACTOR: "100000",
  IN_PROCESS_JOBS: "off",
});
const platform = await composePlatform(config);
const services = await composeServices(platform);
const { server } = await buildApp(platform, services);
const { db, database } = platform;

const accounts = Array.from({ length: 200 }, (_value, index) => ({
  email: `bench-${index}@example.test`,
  email_folded: `bench-${index}@example.test`,
  email_verified_at: new Date(),
}));
const users = await db.insertInto("users").values(accounts).returning("id").execute();
const tokens: string[] = [];
for (const { id } of users)
  tokens.push((await createSession(db, { userId: id, ip: null, userAgent: null, ids: platform.ids })).token);
const { id: planId } = await db.selectFrom("plans").select("id").limit(1).executeTakeFirstOrThrow();

const listSql = db
  .selectFrom("plans")
  .selectAll()
  .where("billing_cycle", "=", "Monthly")
  .where("active", "=", true)
  .orderBy("position")
  .orderBy("discounted_price_per_month_cents")
  .compile();
const sessionSql = `select s.id, s.user_id, s.last_seen_at < now() - interval '1 minute' as is_stale from sessions s join users u on u.id = s.user_id
  where s.token_sha256 = $1 and s.revoked_at is null and u.deleted_at is null and s.expires_at > now()
    and s.last_seen_at > now() - interval '30 days' and s.created_at > now() - interval '365 days'`;

const bare = Fastify();
bare.get("/subscription-plans", async () => {
  const { rows } = await database.pool.query(listSql.sql, [...listSql.parameters]);
  return { message: "ok", plans: rows };
});
bare.get<{ Params: { id: string } }>("/subscription-plans/:id", async (request, reply) => {
  const given = (request.headers.authorization ?? "").slice(7);
  const { rows } = await database.pool.query(sessionSql, [createHash("sha256").update(given).digest()]);
  if (rows.length === 0) return reply.code(401).send();
  const { rows: plans } = await database.pool.query("select * from plans where id = $1", [request.params.id]);
  return plans[0];
});

const ours = await server.listen({ port: 0, host: "127.0.0.1" });
const bareAddress = await bare.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ ours, bare: bareAddress, tokens, planId });

/**
 * The load ends by cutting its connections, and their requests go on without anyone waiting for them: closed under them, the
 * database would have each print an error. A request asks more than once, so it must be quiet for a while.
 */
async function restOfRequests(): Promise<void> {
  const isBusy = (): boolean => database.pool.waitingCount > 0 || database.pool.idleCount < database.pool.totalCount;
  for (let quiet = 0; quiet < 10; quiet = isBusy() ? 0 : quiet + 1) await new Promise((go) => setTimeout(go, 20));
}

async function stop(): Promise<void> {
  await Promise.all([server.close(), bare.close()]);
  await restOfRequests();
  await platform.close();
  process.exit(0);
}

process.on("message", (message) => {
  if (message === "cpu") process.send?.(process.cpuUsage());
  else void stop();
});
