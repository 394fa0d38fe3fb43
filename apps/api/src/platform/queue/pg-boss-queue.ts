import PgBoss from "pg-boss";
import { CompiledQuery } from "kysely";
import type { Db } from "../db/database.ts";
import type { Logger } from "../logger.ts";
import { FinalJobError, type JobDefinition, type JobHandler, type Queue } from "./queue.ts";

type Registered = {
  job: JobDefinition<unknown>;
  run: (data: unknown, context: { jobId: string; signal: AbortSignal }) => Promise<void>;
  every: string | undefined;
};

// pg-boss writes its own SQL; running it through our pool or transaction makes sending part of the caller's commit.
const executor = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values as unknown[]));
    return { rows };
  },
});

export function createPgBossQueue({ db, logger }: { db: Db; logger: Logger }): Queue {
  const boss = new PgBoss({
    db: executor(db),
    supervise: true,
    schedule: true,
    maintenanceIntervalSeconds: 30,
    archiveCompletedAfterSeconds: 3600,
  });
  boss.on("error", (error) => logger.warn({ err: error }, "queue"));
  const registered = new Map<string, Registered>();
  const stopping = new AbortController();
  let isStarted = false;

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

  const startQueues = async (isWorker: boolean): Promise<void> => {
    for (const entry of registered.values()) {
      const { name, retryLimit = 5, retryDelaySeconds = 5, timeoutSeconds = 120 } = entry.job;
      await boss.createQueue(name, {
        name,
        policy: "standard",
        retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: timeoutSeconds,
      });
      if (entry.every !== undefined) await boss.schedule(name, entry.every, {});
      if (!isWorker) continue;
      await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        await execute(entry, { id: job.id, data: job.data }).catch((error: unknown) => {
          logger.warn({ err: error, job: name, jobId: job.id }, "job failed");
          throw error;
        });
      });
    }
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
    },
    handle: <T>(job: JobDefinition<T>, handler: JobHandler<T>, options: { every?: string } = {}) => {
      if (isStarted) throw new Error("jobs are declared before the queue starts");
      registered.set(job.name, {
        job,
        run: (data, context) => handler(job.payload.parse(data), context),
        every: options.every,
      });
    },
    start: async ({ isWorker }) => {
      isStarted = true;
      await boss.start();
      await startQueues(isWorker);
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
              () => boss.complete(name, id),
              (error: unknown) => boss.fail(name, id, { message: String(error) }),
            );
          }
        }
      }
      return count;
    },
    stop: async ({ timeoutSeconds = 30 } = {}) => {
      if (!isStarted) return;
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, timeout: timeoutSeconds * 1000, close: false });
    },
  };
}
