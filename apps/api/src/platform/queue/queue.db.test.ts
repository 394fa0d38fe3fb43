import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../test/test-database.ts";
import { inTransaction } from "../db/transaction.ts";
import { createLogger } from "../logger.ts";
import { createPgBossQueue } from "./pg-boss-queue.ts";
import { FinalJobError, type JobDefinition } from "./queue.ts";
import { createWakeUps } from "./wake-ups.ts";

const logger = createLogger({ level: "silent" });
const greet: JobDefinition<{ name: string }> = {
  name: "test.greet",
  payload: z.object({ name: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 0,
};

async function openQueue() {
  const database = await createTestDatabase();
  return { db: database.db, pool: database.pool, queue: createPgBossQueue({ jobs: [greet], db: database.db, logger }) };
}

describe("queue", () => {
  it("runs a job that was committed, and none that was rolled back", async () => {
    const { db, queue } = await openQueue();
    const greeted: string[] = [];
    queue.handle(greet, async ({ name }) => void greeted.push(name));
    await queue.start({ isWorker: false });
    await inTransaction(db, (tx) => queue.send(tx, greet, { name: "Ada" }));
    await inTransaction(db, async (tx) => {
      await queue.send(tx, greet, { name: "nobody" });
      throw new Error("no");
    }).catch(() => undefined);
    expect(await queue.runDue()).toBe(1);
    expect(greeted).toEqual(["Ada"]);
    await queue.stop();
  });

  it("tries again, then keeps the failure where an operator sees it", async () => {
    const { db, pool, queue } = await openQueue();
    let tries = 0;
    queue.handle(greet, async () => {
      tries++;
      throw new Error("not today");
    });
    await queue.start({ isWorker: false });
    await queue.send(db, greet, { name: "Ada" });
    await queue.runDue();
    // retryBackoff spreads the tries over time; pull them forward instead of waiting.
    for (let round = 0; round < 3; round++) {
      await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
      await queue.runDue();
    }
    expect(tries).toBe(3);
    const { rows } = await pool.query("select state, output from pgboss.job where name = 'test.greet'");
    expect(rows).toEqual([{ state: "failed", output: expect.anything() }]);
    await queue.stop();
  });

  it("does not try again what cannot succeed", async () => {
    const { db, pool, queue } = await openQueue();
    let tries = 0;
    queue.handle(greet, async () => {
      tries++;
      throw new FinalJobError("never");
    });
    await queue.start({ isWorker: false });
    await queue.send(db, greet, { name: "Ada" });
    await queue.runDue();
    await pool.query("update pgboss.job set start_after = now()");
    await queue.runDue();
    expect(tries).toBe(1);
    await queue.stop();
  });

  it("works in the background, each job once over two workers", async () => {
    const { db, queue } = await openQueue();
    const second = createPgBossQueue({ jobs: [greet], db, logger });
    const greeted: string[] = [];
    for (const worker of [queue, second]) worker.handle(greet, async ({ name }) => void greeted.push(name));
    await queue.start({ isWorker: true });
    await second.start({ isWorker: true });
    const names = Array.from({ length: 6 }, (_value, index) => `n${index}`);
    for (const name of names) await queue.send(db, greet, { name });
    await expect.poll(() => greeted.length, { timeout: 30_000 }).toBe(names.length);
    expect([...greeted].sort()).toEqual(names);
    await Promise.all([queue.stop({ timeoutSeconds: 5 }), second.stop({ timeoutSeconds: 5 })]);
  });

  it("hears of a job at its commit, and again after its connection was lost", async () => {
    const { db, pool, target } = await createTestDatabase();
    const wakeUps = createWakeUps({ target, logger });
    // It never looks by itself: what runs was told of.
    const worker = createPgBossQueue({ jobs: [greet], db, logger, wakeUps, everyMs: 2 ** 30 });
    const sender = createPgBossQueue({ jobs: [greet], db, logger });
    const greeted: string[] = [];
    for (const queue of [worker, sender]) queue.handle(greet, async ({ name }) => void greeted.push(name));
    await worker.start({ isWorker: true });
    await sender.start({ isWorker: false });
    const listeners = "from pg_stat_activity where datname = current_database() and query like 'listen %'";
    await expect.poll(async () => (await pool.query(`select 1 ${listeners}`)).rowCount, { timeout: 30_000 }).toBe(1);
    await sender.send(db, greet, { name: "Ada" });
    await expect.poll(() => greeted, { timeout: 30_000 }).toEqual(["Ada"]);
    await pool.query(`select pg_terminate_backend(pid) ${listeners}`);
    await sender.send(db, greet, { name: "Grace" });
    await expect.poll(() => greeted, { timeout: 30_000 }).toEqual(["Ada", "Grace"]);
    await Promise.all([worker.stop({ timeoutSeconds: 5 }), sender.stop()]);
  });

  it("runs as many side by side as a job allows, and no more", async () => {
    const { db, queue } = await openQueue();
    let running = 0;
    let most = 0;
    let done = 0;
    queue.handle(greet, async () => undefined);
    await queue.start({ isWorker: false });
    for (let index = 0; index < 12; index++) await queue.send(db, greet, { name: `n${index}` });
    const worker = createPgBossQueue({ jobs: [greet], db, logger });
    worker.handle({ ...greet, concurrency: 3 }, async () => {
      most = Math.max(most, ++running);
      await new Promise((go) => setTimeout(go, 20));
      running--;
      done++;
    });
    await worker.start({ isWorker: true });
    await expect.poll(() => done, { timeout: 30_000 }).toBe(12);
    expect(most).toBe(3);
    await Promise.all([queue.stop(), worker.stop({ timeoutSeconds: 5 })]);
  });

  it("does not wait for a job without end: it goes back to the queue", async () => {
    const { db, pool, queue } = await openQueue();
    let isRunning = false;
    queue.handle(greet, () => {
      isRunning = true;
      return new Promise(() => undefined);
    });
    await queue.start({ isWorker: true });
    await queue.send(db, greet, { name: "Ada" });
    await expect.poll(() => isRunning, { timeout: 30_000 }).toBe(true);
    await queue.rest({ timeoutSeconds: 0.1 });
    // Requests that are still under way send jobs, for whoever runs them next.
    await queue.send(db, greet, { name: "Grace" });
    await queue.stop({ timeoutSeconds: 0.1 });
    const { rows } = await pool.query("select state from pgboss.job where name = 'test.greet' order by created_on");
    expect(rows).toEqual([{ state: "retry" }, { state: "created" }]);
  });

  it("refuses a second handler, a job that is not listed, and to start without a handler", async () => {
    const { queue } = await openQueue();
    await expect(queue.start({ isWorker: false })).rejects.toThrow("no handler for test.greet");
    queue.handle(greet, async () => undefined);
    expect(() => queue.handle(greet, async () => undefined)).toThrow("test.greet has a handler already");
    expect(() => queue.handle({ ...greet, name: "test.other" }, async () => undefined)).toThrow("not in the list");
    await queue.start({ isWorker: false });
    await queue.stop();
  });

  it("writes nothing at a start that finds its queues in place, and changes those that a release declares anew", async () => {
    const { db, pool } = await openQueue();
    const startAs = async (declared: typeof greet, every: string) => {
      const job = { ...declared, every };
      const started = createPgBossQueue({ jobs: [job], db, logger });
      started.handle(job, async () => undefined);
      await started.start({ isWorker: false });
      await started.stop();
      const { rows } = await pool.query<{ retry_limit: number; cron: string; queue: string; schedule: string }>(
        "select q.retry_limit, s.cron, q.xmin::text as queue, s.xmin::text as schedule from pgboss.queue q join pgboss.schedule s using (name) where name = $1",
        [job.name],
      );
      return rows[0];
    };
    const first = await startAs(greet, "0 3 * * *");
    expect(first).toMatchObject({ retry_limit: 2, cron: "0 3 * * *" });
    expect(await startAs(greet, "0 3 * * *")).toEqual(first);
    const later = await startAs({ ...greet, retryLimit: 4 }, "0 4 * * *");
    expect(later).toMatchObject({ retry_limit: 4, cron: "0 4 * * *" });
  });

  it("refuses a payload that is not what the job takes", async () => {
    const { db, queue } = await openQueue();
    queue.handle(greet, async () => undefined);
    await queue.start({ isWorker: false });
    await expect(queue.send(db, greet, { name: 5 as unknown as string })).rejects.toThrow();
    await queue.stop();
  });
});
