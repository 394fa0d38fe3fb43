import PgBoss from "pg-boss";
import type pg from "pg";
import { z } from "zod";

/** Jobs that still have to run, in a form of their own: pg-boss's tables differ from release to release. */
export const PendingJob = z.object({
  id: z.string(),
  name: z.string(),
  data: z.unknown(),
  priority: z.number(),
  retryLimit: z.number(),
  retryDelay: z.number(),
  retryBackoff: z.boolean(),
  expireInSeconds: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});
export type PendingJob = z.infer<typeof PendingJob>;

export async function readPendingJobs(client: pg.ClientBase): Promise<PendingJob[]> {
  const { rows: found } = await client.query("select 1 from pg_namespace where nspname = 'pgboss'");
  if (found.length === 0) return [];
  const { rows } = await client.query(
    `select id, name, data, priority, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
       extract(epoch from expire_in)::int as "expireInSeconds", to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startAfter",
       singleton_key as "singletonKey"
     from pgboss.job where state in ('created', 'retry', 'active') order by created_on`,
  );
  return z.array(PendingJob).parse(rows);
}

export async function writePendingJobs(pool: pg.Pool, jobs: readonly PendingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name);
  await boss.insert(
    jobs.map(({ data, singletonKey, ...job }) => ({
      ...job,
      data: Object(data) as object,
      ...(singletonKey === null ? {} : { singletonKey }),
    })),
  );
  await boss.stop({ graceful: false, close: false });
}
