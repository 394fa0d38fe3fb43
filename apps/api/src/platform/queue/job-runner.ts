import type { Logger } from "../logger.ts";
import { withinTime } from "../within-time.ts";

export type RunnableJob = { id: string; data: unknown };

/** One queue: how to take jobs from it, run one, and say how it ended. */
export type RunnableQueue = {
  name: string;
  /** Jobs of this queue that one process runs side by side. */
  concurrency: number;
  timeoutSeconds: number;
  take: (most: number) => Promise<RunnableJob[]>;
  run: (job: RunnableJob) => Promise<void>;
  /** Says that these are still running: what nobody speaks for any more is given to somebody else. */
  hold: (ids: readonly string[]) => Promise<void>;
  settle: (job: RunnableJob, error: unknown) => Promise<void>;
};

type Options = {
  queues: readonly RunnableQueue[];
  /** Which queues have something due: one question for all of them. */
  findDue: () => Promise<string[]>;
  logger: Logger;
  onDone: (done: { name: string; outcome: "done" | "failed"; seconds: number }) => void;
  everyMs: number;
  holdEveryMs: number;
};

export type JobRunner = {
  wake: (name: string | null) => void;
  /** Waits for what is running, but no longer than that; the rest goes back to its queue. */
  stop: (options: { timeoutSeconds: number }) => Promise<void>;
};

type State = { running: Map<string, Promise<void>>; isTaking: boolean; isWoken: boolean };

/** Takes as many jobs as there is room for, and more as soon as one has ended: nothing waits for a clock while there is work. */
export function startJobRunner({ queues, findDue, logger, onDone, everyMs, holdEveryMs }: Options): JobRunner {
  const states = new Map<string, State>(
    queues.map(({ name }) => [name, { running: new Map(), isTaking: false, isWoken: false }]),
  );
  let isStopped = false;

  const runOne = async (queue: RunnableQueue, job: RunnableJob): Promise<void> => {
    const started = performance.now();
    let failure: { error: unknown } | undefined;
    try {
      await withinTime(queue.run(job), queue.timeoutSeconds * 1000);
    } catch (error) {
      failure = { error };
      logger.warn({ err: error, job: queue.name, jobId: job.id }, "job failed");
    }
    const seconds = (performance.now() - started) / 1000;
    onDone({ name: queue.name, outcome: failure ? "failed" : "done", seconds });
    await queue
      .settle(job, failure?.error)
      // Its time runs out in the database and it is tried again.
      .catch((error: unknown) => logger.warn({ err: error, job: queue.name, jobId: job.id }, "job not settled"));
  };

  const pump = async (queue: RunnableQueue): Promise<void> => {
    const state = states.get(queue.name);
    if (!state || isStopped) return;
    state.isWoken = true;
    if (state.isTaking) return;
    state.isTaking = true;
    try {
      while (state.isWoken && !isStopped && state.running.size < queue.concurrency) {
        state.isWoken = false;
        const most = queue.concurrency - state.running.size;
        const jobs = await queue.take(most);
        if (jobs.length === most) state.isWoken = true;
        for (const job of jobs)
          state.running.set(
            job.id,
            runOne(queue, job).finally(() => {
              state.running.delete(job.id);
              void pump(queue);
            }),
          );
      }
    } catch (error) {
      logger.warn({ err: error, job: queue.name }, "jobs not read");
    } finally {
      state.isTaking = false;
    }
  };

  const lookEverywhere = async (): Promise<void> => {
    const due = new Set(await findDue());
    for (const queue of queues) if (due.has(queue.name)) void pump(queue);
  };
  const look = (): void =>
    void lookEverywhere().catch((error: unknown) => logger.warn({ err: error }, "due jobs not read"));
  const timer = setInterval(look, everyMs);
  timer.unref();
  look();
  const hold = (): void => {
    for (const queue of queues) {
      const ids = [...(states.get(queue.name)?.running.keys() ?? [])];
      if (ids.length === 0) continue;
      queue.hold(ids).catch((error: unknown) => logger.warn({ err: error, job: queue.name }, "jobs not held"));
    }
  };
  const holding = setInterval(hold, holdEveryMs);
  holding.unref();

  return {
    wake: (name) => {
      if (name === null) return look();
      const queue = queues.find((one) => one.name === name);
      if (queue) void pump(queue);
    },
    stop: async ({ timeoutSeconds }) => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(timer);
      const all = (): Promise<void>[] => [...states.values()].flatMap(({ running }) => [...running.values()]);
      await withinTime(Promise.all(all()), timeoutSeconds * 1000).catch(() => undefined);
      clearInterval(holding);
      for (const queue of queues)
        for (const id of states.get(queue.name)?.running.keys() ?? [])
          await queue.settle({ id, data: null }, new Error("the worker was stopped")).catch(() => undefined);
    },
  };
}
