import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../db/database.ts";
import type { Storage } from "../storage/storage.ts";
import { lookAtStorage } from "../storage/storage-state.ts";
import type { GaugeSource } from "./metrics.ts";

type Backlog = { job: string; waiting: number; oldest: number; failed: number };
type Mails = { waiting: number; oldest: number; failed: number };

/** What waits, for how long, and what is missing: the same from every process that shares the database. */
export function createOperatorGauges({
  db,
  pool,
  storage,
}: {
  db: Db;
  pool: pg.Pool;
  storage: Storage;
}): GaugeSource[] {
  const jobs = async (): Promise<Backlog[]> =>
    (
      await sql<Backlog>`
        select q.name as job, count(j.id) filter (where j.state < 'active')::int as waiting,
          coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= now())), 0)::float as oldest,
          count(j.id) filter (where j.state = 'failed')::int as failed
        from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <> 'completed'
        where q.name not like '\\_\\_%' group by q.name`.execute(db)
    ).rows;
  const byJob = (field: "waiting" | "oldest" | "failed") => async () =>
    new Map((await jobs()).map((row) => [row.job, row[field]]));
  const mails = async (field: keyof Mails): Promise<number> => {
    const { rows } = await sql<Mails>`
      select count(*) filter (where failed_at is null)::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float as oldest,
        count(*) filter (where failed_at is not null)::int as failed
      from mail_outbox where sent_at is null`.execute(db);
    return rows[0]?.[field] ?? 0;
  };
  const countOf = async (query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.count ?? 0;
  return [
    { name: "db_connections_total", help: "Open database connections", read: () => pool.totalCount },
    { name: "db_connections_idle", help: "Unused database connections", read: () => pool.idleCount },
    { name: "db_connections_waiting", help: "Requests waiting for a connection", read: () => pool.waitingCount },
    { name: "jobs_waiting", help: "Jobs that have not started", label: "job", readAll: byJob("waiting") },
    { name: "jobs_oldest_seconds", help: "Age of the oldest job that is due", label: "job", readAll: byJob("oldest") },
    { name: "jobs_failed", help: "Jobs given up, until they are archived", label: "job", readAll: byJob("failed") },
    { name: "mails_waiting", help: "Mails that are not sent yet", read: () => mails("waiting") },
    { name: "mails_oldest_seconds", help: "Age of the oldest mail that waits", read: () => mails("oldest") },
    { name: "mails_failed", help: "Mails given up in the last 30 days", read: () => mails("failed") },
    {
      name: "usage_reservations",
      help: "Places in quotas that are kept for uploads under way",
      read: () => countOf(sql`select count(*)::int as count from usage_reservations`),
    },
    {
      name: "workers_alive",
      help: "Processes that run jobs, seen in the last minute",
      read: () =>
        countOf(sql`select count(*)::int as count from worker_heartbeats where seen_at > now() - interval '1 minute'`),
    },
    {
      name: "storage_usable",
      help: "1 when files can be kept, 0 when the storage is away or full",
      read: async () => ((await lookAtStorage(storage)).problem === null ? 1 : 0),
    },
  ];
}
