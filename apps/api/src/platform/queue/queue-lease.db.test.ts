import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createLogger } from "../logger.ts";
import { createPgBossQueue } from "./pg-boss-queue.ts";
import type { JobDefinition, JobHandler } from "./queue.ts";

const logger = createLogger({ level: "silent" });
type Payload = { name: string };
const greet: JobDefinition<Payload> = {
  name: "test.greet",
  payload: z.object({ name: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 0,
  timeoutSeconds: 900,
};

async function openQueues() {
  const { db, pool } = await createTestDatabase();
  const open = (handler: JobHandler<Payload>) => {
    const queue = createPgBossQueue({ jobs: [greet], db, logger, leaseSeconds: 1 });
    queue.handle(greet, handler);
    return queue;
  };
  return { db, pool, open };
}

describe("a job belongs to a process for as long as that says so", () => {
  it("one whose process was killed is taken up within seconds, however long it may run", async () => {
    const { db, pool, open } = await openQueues();
    const greeted: string[] = [];
    const worker = open(async ({ name }) => void greeted.push(name));
    await worker.start({ isWorker: false });
    await worker.send(db, greet, { name: "Ada" });
    // What a process leaves that took the job and was killed.
    await pool.query("update pgboss.job set state = 'active', started_on = now() where name = 'test.greet'");
    const next = open(async ({ name }) => void greeted.push(name));
    await next.start({ isWorker: true });
    await expect.poll(() => greeted, { timeout: 30_000 }).toEqual(["Ada"]);
    await Promise.all([worker.stop(), next.stop({ timeoutSeconds: 5 })]);
  });

  it("one that takes long stays with the process that runs it", async () => {
    const { db, pool, open } = await openQueues();
    const started: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    const workers = ["first", "second"].map((worker) =>
      open(async () => {
        started.push(worker);
        await finished;
      }),
    );
    for (const worker of workers) await worker.start({ isWorker: true });
    await workers[0]?.send(db, greet, { name: "Ada" });
    const row = async () =>
      (
        await pool.query<{ state: string; is_long: boolean }>(
          "select state, now() > started_on + interval '4 seconds' as is_long from pgboss.job where name = 'test.greet'",
        )
      ).rows[0];
    await expect.poll(async () => (await row())?.is_long, { timeout: 30_000 }).toBe(true);
    expect([(await row())?.state, started.length]).toEqual(["active", 1]);
    finish();
    await expect.poll(async () => (await row())?.state, { timeout: 30_000 }).toBe("completed");
    await Promise.all(workers.map((worker) => worker.stop({ timeoutSeconds: 5 })));
  });
});
