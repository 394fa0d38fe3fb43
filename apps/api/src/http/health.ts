import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../platform/db/database.ts";
import { readMigrations } from "../platform/db/migrate.ts";
import type { Storage } from "../platform/storage/storage.ts";

export type Readiness = { isDraining: boolean };

type HealthOptions = { db: Db; storage: Storage; readiness: Readiness };

const dbTimeoutMs = 1_000;
const heartbeatSeconds = 60;
// Enough that a few uploads in flight still fit.
const diskFloorBytes = 256 * 1024 * 1024;

export function registerHealth(server: FastifyInstance, { db, storage, readiness }: HealthOptions): void {
  let checking: Promise<string[]> | undefined;
  // However many ask at a time, the database and the disk are asked once.
  const check = (): Promise<string[]> =>
    (checking ??= notReadyReasons({ db, storage }).finally(() => (checking = undefined)));
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    const reasons = readiness.isDraining ? ["shutting down"] : await check();
    if (reasons.length > 0) reply.code(503).header("retry-after", "2");
    reply.header("cache-control", "no-store");
    return { status: reasons.length === 0 ? "ready" : "not ready", reasons };
  });
}

async function notReadyReasons({ db, storage }: { db: Db; storage: Storage }): Promise<string[]> {
  const [database, disk] = await Promise.all([
    withinTime(databaseReasons(db), dbTimeoutMs).catch(() => ["database does not answer"]),
    storageReasons(storage),
  ]);
  return [...database, ...disk];
}

async function databaseReasons(db: Db): Promise<string[]> {
  const expected = readMigrations().at(-1)?.version ?? "";
  const { rows } = await sql<{ head: string | null; is_worked: boolean }>`
    select (select max(version) from schema_migrations) as head,
      exists (select 1 from worker_heartbeats where seen_at > now() - make_interval(secs => ${heartbeatSeconds})) as is_worked`.execute(
    db,
  );
  const [row] = rows;
  const reasons: string[] = [];
  if ((row?.head ?? "") < expected) reasons.push("schema is not migrated");
  if (!row?.is_worked) reasons.push("no job worker has been seen lately");
  return reasons;
}

async function storageReasons(storage: Storage): Promise<string[]> {
  try {
    const { isWritable, freeBytes } = await storage.check();
    if (!isWritable) return ["file storage cannot be written"];
    return freeBytes !== null && freeBytes < diskFloorBytes ? ["disk is nearly full"] : [];
  } catch {
    return ["file storage does not answer"];
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
