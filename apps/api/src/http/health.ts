import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import { readMigrations } from "../platform/db/migrate.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { lookAtStorage } from "../platform/storage/storage-state.ts";
import { withinTime } from "../platform/within-time.ts";

export type Readiness = { isDraining: boolean };

type HealthOptions = { db: Db; storage: Storage; readiness: Readiness };

const dbTimeoutMs = 1_000;
const heartbeatSeconds = 60;
const mailSeconds = 600;

/** What this instance cannot serve without, and what all instances would miss alike. */
type Health = { reasons: string[]; degraded: string[] };

/**
 * Readiness is what this instance needs to serve: its database, migrated. A worker that restarts or a store that is away
 * is missed by every instance alike; taking all of them out of the balancer would make a small fault a whole one.
 */
export function registerHealth(server: FastifyInstance, { db, storage, readiness }: HealthOptions): void {
  let checking: Promise<Health> | undefined;
  // However many ask at a time, the database and the disk are asked once.
  const check = (): Promise<Health> => (checking ??= lookAround({ db, storage }).finally(() => (checking = undefined)));
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    const { reasons, degraded } = readiness.isDraining ? { reasons: ["shutting down"], degraded: [] } : await check();
    if (reasons.length > 0) reply.code(503).header("retry-after", "2");
    reply.header("cache-control", "no-store");
    return { status: reasons.length === 0 ? "ready" : "not ready", reasons, degraded };
  });
}

async function lookAround({ db, storage }: { db: Db; storage: Storage }): Promise<Health> {
  const [database, files] = await Promise.all([
    withinTime(lookAtDatabase(db), dbTimeoutMs).catch((): Health => ({
      reasons: ["database does not answer"],
      degraded: [],
    })),
    lookAtStorage(storage),
  ]);
  return {
    reasons: database.reasons,
    degraded: [...database.degraded, ...(files.problem === null ? [] : [files.reason])],
  };
}

async function lookAtDatabase(db: Db): Promise<Health> {
  const expected = readMigrations().at(-1)?.version ?? "";
  const { rows } = await sql<{ head: string | null; is_worked: boolean; is_mail_late: boolean }>`
    select (select max(version) from schema_migrations) as head,
      exists (select 1 from worker_heartbeats where seen_at > now() - make_interval(secs => ${heartbeatSeconds})) as is_worked,
      exists (select 1 from mail_outbox where sent_at is null and failed_at is null
        and created_at < now() - make_interval(secs => ${mailSeconds})) as is_mail_late`.execute(db);
  const [row] = rows;
  return {
    reasons: (row?.head ?? "") < expected ? ["schema is not migrated"] : [],
    degraded: [
      ...(row?.is_worked ? [] : ["no job worker has been seen lately"]),
      ...(row?.is_mail_late ? ["mails have been waiting for more than 10 minutes"] : []),
    ],
  };
}
