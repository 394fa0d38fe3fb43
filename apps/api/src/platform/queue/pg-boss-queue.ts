import PgBoss from "pg-boss";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { declareQueues, type DeclaredQueue } from "./declare-queues.ts";
import { startJobRunner, type JobRunner, type RunnableQueue } from "./job-runner.ts";
import { type AnyJob, FinalJobError, type JobDefinition, type JobHandler, type Queue } from "./queue.ts";
import { wake, type WakeUps } from "./wake-ups.ts";

const defaultTimeoutSeconds = 120;
/** How long a job counts as running after its process last said so; long enough for a machine that is short of breath. */
const defaultLeaseSeconds = 30;

type Registered = {
  job: AnyJob;
  run: (data: unknown, context: { jobId: string; signal: AbortSignal }) => Promise<void>;
};

// pg-boss writes its own SQL; running it through our pool or transaction makes sending part of the caller's commit.
const executor = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values as unknown[]));
    return { rows };
  },
});

type Options = {
  /** Every job there is; no other is handled. */
  jobs: readonly AnyJob[];
  db: Db;
  logger: Logger;
  /** Where to hear of new jobs; without it they are looked for every second. */
  wakeUps?: WakeUps;
  onDone?: Parameters<typeof startJobRunner>[0]["onDone"];
  /** How often jobs are looked for that nobody told of. */
  everyMs?: number;
  /** How long after its process died a job is taken up again, but for the look at what is due, every ten seconds. */
  leaseSeconds?: number;
  /** What else there is to do when woken. */
  onWake?: (what: string | null) => void;
};

export function createPgBossQueue({
  jobs,
  db,
  logger,
  wakeUps,
  onDone = () => undefined,
  everyMs = 1_000,
  leaseSeconds = defaultLeaseSeconds,
  onWake,
}: Options): Queue {
  const boss = new PgBoss({
    db: executor(db),
    supervise: true,
    schedule: true,
    maintenanceIntervalSeconds: Math.min(10, leaseSeconds),
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on("error", (error) => logger.warn({ err: error }, "queue"));
  const registered = new Map<string, Registered>();
  const stopping = new AbortController();
  let isStarted = false;
  let runner: JobRunner | undefined;

  const execute = async ({ run, job }: Registered, { id, data }: { id: string; data: unknown }): Promise<void> => {
    try {
      await run(data, { jobId: id, signal: stopping.signal });
    } catch (error) {
      if (!(error instanceof FinalJobError)) throw error;
      logger.error({ err: error, job: job.name, jobId: id }, "job given up");
      await db.executeQuery(CompiledQuery.raw("update pgboss.job set retry_limit = retry_count where id = $1", [id]));
      throw error;
    }
  };

  const declared = ({ job }: Registered): DeclaredQueue => {
    const { name, every, retryLimit = 5, retryDelaySeconds = 5 } = job;
    return {
      name,
      policy: "standard",
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      // Prolonged while it runs: a killed process must not keep a job for as long as the longest run may take.
      expireInSeconds: leaseSeconds,
      every,
    };
  };

  const settle = (name: string, id: string, error: unknown): Promise<void> =>
    error === undefined
      ? boss.complete(name, id)
      : boss.fail(name, id, { message: error instanceof Error ? error.message : "unknown" });

  const hold = async (name: string, ids: readonly string[]): Promise<void> => {
    await sql`update pgboss.job set expire_in = now() - started_on + make_interval(secs => ${leaseSeconds})
      where name = ${name} and id = any(${ids}::uuid[]) and state = 'active'`.execute(db);
  };

  const runnable = (entry: Registered): RunnableQueue => {
    const { name, concurrency = 1, timeoutSeconds = defaultTimeoutSeconds } = entry.job;
    return {
      name,
      concurrency,
      timeoutSeconds,
      take: (most) => boss.fetch<unknown>(name, { batchSize: most }),
      run: (job) => execute(entry, job),
      hold: (ids) => hold(name, ids),
      settle: ({ id }, error) => settle(name, id, error),
    };
  };

  const findDue = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job
      where name = any(${[...registered.keys()]}) and state < 'active' and start_after <= now()`.execute(db);
    return rows.map(({ name }) => name);
  };

  const rest = async ({ timeoutSeconds }: { timeoutSeconds: number }): Promise<void> => {
    stopping.abort();
    await wakeUps?.stop();
    await runner?.stop({ timeoutSeconds });
  };

  return {
    send: async (sendDb, job, payload, options = {}) => {
      const data = job.payload.parse(payload);
      const { startAfterSeconds, singletonKey } = options;
      await boss.send(job.name, Object(data) as object, {
        db: executor(sendDb),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
      if (startAfterSeconds === undefined) await wake(sendDb, job.name);
    },
    handle: <T>(job: JobDefinition<T>, handler: JobHandler<T>) => {
      if (isStarted) throw new Error("jobs are handled before the queue starts");
      if (!jobs.some(({ name }) => name === job.name))
        throw new Error(`the job ${job.name} is not in the list of jobs`);
      // The later one would silently take the place of the first.
      if (registered.has(job.name)) throw new Error(`the job ${job.name} has a handler already`);
      registered.set(job.name, { job, run: (data, context) => handler(job.payload.parse(data), context) });
    },
    start: async ({ isWorker }) => {
      const idle = jobs.filter(({ name }) => !registered.has(name));
      if (idle.length > 0) throw new Error(`no handler for ${idle.map(({ name }) => name).join(", ")}`);
      isStarted = true;
      await boss.start();
      await declareQueues(boss, [...registered.values()].map(declared));
      if (!isWorker) return;
      const queues = [...registered.values()].map(runnable);
      const started = startJobRunner({
        ...{ queues, findDue, logger, onDone, everyMs },
        holdEveryMs: (leaseSeconds * 1000) / 3,
      });
      runner = started;
      wakeUps?.start((what) => {
        started.wake(what);
        onWake?.(what);
      });
    },
    runDue: async ({ only } = {}) => {
      let count = 0;
      for (let ran = true; ran;) {
        ran = false;
        for (const [name, entry] of registered) {
          if (only !== undefined && !only.includes(name)) continue;
          for (const { id, data } of await boss.fetch<unknown>(name, { batchSize: 20 })) {
            ran = true;
            count++;
            await execute(entry, { id, data }).then(
              () => settle(name, id, undefined),
              (error: unknown) => settle(name, id, error),
            );
          }
        }
      }
      return count;
    },
    rest,
    stop: async ({ timeoutSeconds = 30 } = {}) => {
      if (!isStarted) return;
      await rest({ timeoutSeconds });
      await boss.stop({ graceful: false, wait: false, close: false });
    },
  };
}
