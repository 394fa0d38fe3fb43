import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AnalyseAgain } from "./analyse-upload.ts";
import { chooseConfinement, type Confinement, type ConfineOptions } from "./confine.ts";
import { defaultThreads } from "./extract-signals.ts";
import { ImageError } from "./image-error.ts";
import { installedFile } from "./installed-file.ts";
import { PoolError } from "./pool-error.ts";
import type { Job } from "./pool-job.ts";
import type { JobKind, JobMessage, JobResults, WorkerMessage } from "./pool-messages.ts";
import { createPoolQueue } from "./pool-queue.ts";

export interface PoolOptions {
  /** Worker processes. Two threads each: one worker for every two cores keeps a lone picture fast. */
  workers?: number;
  /** Jobs that may wait; one more is refused at once. */
  queueLimit?: number;
  /** How many of them may be one owner's; the rest of the queue is for the others. */
  ownerQueueLimit?: number;
  /** The last resort: the worker is ended. Reading has a limit of its own, far below. */
  timeoutMs?: number;
  threads?: number;
  /** A worker that has grown past this is replaced between jobs. */
  maxRssBytes?: number;
  /** Takes from the workers what they do not need, as far as the machine allows it. */
  confine?: ConfineOptions;
  /** Another entry file for the workers, for tests. */
  entry?: string;
  observer?: PoolObserver;
}

/** Who watches the pool: numbers only. */
export interface PoolObserver {
  /** A job has its answer: how long it waited, how long it took, and its stages where the worker named them. */
  onDone?: (done: { waitMs: number; runMs: number; stagesMs: Record<string, number> }) => void;
  /** A worker ended that nobody had told to. */
  onDeath?: () => void;
}

export interface JobOptions {
  owner?: string;
}

export interface AnalysisPool {
  /** `owner`: whose picture it is; owners are served one after the other. */
  analyse: (upload: Uint8Array, options?: JobOptions) => Promise<JobResults["analyse"]>;
  /** A profile picture: square, small, clean. */
  avatar: (upload: Uint8Array, options?: JobOptions) => Promise<JobResults["avatar"]>;
  score: (upload: Uint8Array) => Promise<JobResults["score"]>;
  normalise: (upload: Uint8Array) => Promise<JobResults["normalise"]>;
  analyseAgain: (kept: Uint8Array, again: AnalyseAgain, options?: JobOptions) => Promise<JobResults["analyseAgain"]>;
  /** Process ids of the workers alive now. */
  pids: () => number[];
  /** Resolves when every worker has its models open. */
  ready: () => Promise<void>;
  /** Jobs that wait and jobs that run, right now. */
  load: () => { waiting: number; running: number };
  /** Takes no more jobs, finishes those it has, then ends the workers. */
  close: () => Promise<void>;
  /** As close(), but gives up at once what it has: nobody is left to wait for it. */
  abandon: () => void;
}

interface Worker {
  child: ChildProcess;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  isReady: boolean;
  retiring: boolean;
}

const defaultTimeoutMs = 25_000;
/** A job that kills its worker twice is the job's fault. */
const maxAttempts = 2;
/** Workers that die before they are ready, in a row, before the pool stops making new ones for the waiting jobs. */
const maxFailedStarts = 3;
/** Half of what a confined worker may use in its life: it is replaced between jobs, not ended in one. */
const maxCpuSeconds = 1_800;

/** From source the workers need a compiler; what was built runs as it is. */
const compilerFor = (entry: string): string[] =>
  entry.endsWith(".ts") ? [createRequire(import.meta.url).resolve("tsx")] : [];
const loaderFor = (entry: string): string[] =>
  compilerFor(entry).flatMap((tsx) => ["--import", pathToFileURL(tsx).href]);
/** The worker that was built beside this program, else its source. Tests name one that they have built for all of theirs. */
const findWorker = (): string => {
  const named = process.env["TEST_ANALYSIS_WORKER"];
  if (named !== undefined) return named;
  const built = fileURLToPath(new URL("./pool-worker.mjs", import.meta.url));
  return existsSync(built) ? built : installedFile("packages/imaging/src/pool-worker.ts");
};

/** Only what a decoder needs: keys and passwords of the server stay out of the process that opens strangers' files. */
const workerEnv = (): NodeJS.ProcessEnv => {
  const kept = ["PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH"];
  const env = Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  // One heap for all threads: with one each, glibc keeps what a thread has freed from the other (120 MB more).
  return {
    ...env,
    NODE_ENV: "production",
    VIPS_BLOCK_UNTRUSTED: "1",
    MALLOC_ARENA_MAX: "1",
    ORT_DISABLE_TELEMETRY: "1",
  };
};

const unconfined: Confinement = { prefix: [], measures: [] };

/** A bounded set of worker processes that decode and score pictures. */
export const createAnalysisPool = (options: PoolOptions = {}): AnalysisPool => {
  const { workers: size = 1, queueLimit = 20, timeoutMs = defaultTimeoutMs, threads = defaultThreads } = options;
  const { maxRssBytes = 800 * 1024 * 1024, entry = findWorker(), ownerQueueLimit = 8, observer = {} } = options;
  const workers = new Set<Worker>();
  const queue = createPoolQueue({ workers: size });
  const idleListeners: (() => void)[] = [];
  let nextId = 1;
  let closing = false;
  let failedStarts = 0;
  /** Workers do not start: none is made until a job asks again, or the pool would start processes without end. */
  let broken = false;
  let confinement = options.confine === undefined ? unconfined : undefined;

  const notify = (): void => {
    for (const listener of idleListeners.splice(0)) listener();
  };

  const finish = (worker: Worker): Job | null => {
    const { job } = worker;
    if (worker.timer !== null) clearTimeout(worker.timer);
    worker.timer = null;
    worker.job = null;
    if (job !== null) queue.note(job, Date.now() - job.startedAt);
    return job;
  };

  const onMessage = (worker: Worker, message: WorkerMessage): void => {
    if (message.type === "ready") {
      worker.isReady = true;
      failedStarts = 0;
      broken = false;
    } else if (worker.job?.message.id === message.id) {
      const job = finish(worker);
      if (message.type === "done" && job !== null)
        observer.onDone?.({
          waitMs: job.startedAt - job.addedAt,
          runMs: Date.now() - job.startedAt,
          stagesMs: message.stagesMs,
        });
      if (message.type === "done") job?.resolve(message.result);
      else
        job?.reject(
          message.type === "refused" ? new ImageError(message.code) : new PoolError("failed", message.message),
        );
      const isSpent = message.type === "done" && (message.rssBytes > maxRssBytes || message.cpuSeconds > maxCpuSeconds);
      if (isSpent) retire(worker);
    }
    pump();
  };

  const retire = (worker: Worker): void => {
    worker.retiring = true;
    worker.child.kill("SIGTERM");
  };

  const onGone = (worker: Worker): void => {
    if (!workers.delete(worker)) return;
    if (!worker.isReady) failedStarts += 1;
    if (!worker.retiring && !closing) observer.onDeath?.();
    const job = finish(worker);
    if (job !== null && job.attempts < maxAttempts) queue.putBack(job);
    else job?.reject(new PoolError("worker_died"));
    if (failedStarts >= maxFailedStarts && confinement !== undefined && confinement.prefix.length > 0) {
      // What the probe could not see keeps them from starting; better with our rights than not at all.
      confinement = unconfined;
      failedStarts = 0;
      options.confine?.onChosen?.([]);
    } else if (failedStarts >= maxFailedStarts) {
      for (const stuck of queue.clear()) stuck.reject(new PoolError("worker_died", "the workers do not start"));
      failedStarts = 0;
      broken = true;
    }
    pump();
  };

  const start = ({ prefix }: Confinement): void => {
    const [program = process.execPath, ...rest] = [...prefix, ...(prefix.length === 0 ? [] : [process.execPath])];
    const child = fork(entry, [String(threads)], {
      execPath: program,
      execArgv: [...rest, ...loaderFor(entry), "--max-old-space-size=512"],
      serialization: "advanced",
      env: workerEnv(),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const worker: Worker = { child, job: null, timer: null, isReady: false, retiring: false };
    workers.add(worker);
    child.on("message", (message: WorkerMessage) => onMessage(worker, message));
    child.on("exit", () => onGone(worker));
    child.on("error", () => onGone(worker));
  };

  const give = (worker: Worker, job: Job): void => {
    job.attempts += 1;
    job.startedAt = Date.now();
    worker.job = job;
    worker.timer = setTimeout(() => {
      finish(worker)?.reject(new PoolError("timed_out"));
      worker.child.kill("SIGKILL");
    }, timeoutMs);
    worker.child.send(job.message, () => undefined);
  };

  const pump = (): void => {
    if (confinement === undefined) return;
    while (workers.size < size && (queue.size > 0 || !(closing || broken))) start(confinement);
    for (const worker of workers) {
      // A starting worker gets no job: its time-out would count the loading of the models.
      if (worker.job !== null || !worker.isReady || worker.retiring) continue;
      const job = queue.next([...workers].flatMap((one) => one.job ?? []));
      if (job === undefined) break;
      give(worker, job);
    }
    notify();
  };

  const submit = <K extends JobKind>(
    kind: K,
    content: Pick<JobMessage, "bytes" | "again">,
    { owner = null }: { owner?: string | null } = {},
  ): Promise<JobResults[K]> => {
    if (closing) return Promise.reject(new PoolError("closed"));
    const isGreedy = owner !== null && queue.waitingOf(owner) >= ownerQueueLimit;
    if (queue.size >= queueLimit || isGreedy) return Promise.reject(new PoolError("queue_full"));
    return new Promise<JobResults[K]>((resolve, reject) => {
      // The worker answers a job with the result of its own kind; the table of kinds cannot say that to the compiler.
      const done = resolve as Job["resolve"];
      const message: JobMessage = { id: nextId++, kind, ...content };
      queue.add({ message, owner, attempts: 0, addedAt: Date.now(), startedAt: 0, resolve: done, reject });
      pump();
    });
  };

  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise<void>((resolve) => idleListeners.push(resolve));
  };

  const close = async (): Promise<void> => {
    closing = true;
    await until(() => queue.size === 0 && [...workers].every((worker) => worker.job === null));
    const gone = [...workers].map(
      (worker) => new Promise<void>((resolve) => worker.child.once("exit", () => resolve())),
    );
    for (const worker of workers) worker.child.kill("SIGTERM");
    await Promise.all(gone);
  };

  const abandon = (): void => {
    closing = true;
    for (const job of queue.clear()) job.reject(new PoolError("closed"));
    for (const worker of workers) {
      finish(worker)?.reject(new PoolError("closed"));
      worker.child.kill("SIGKILL"); // one that hangs would not hear anything softer
    }
    notify();
  };

  if (options.confine !== undefined)
    void chooseConfinement(options.confine, [entry, ...compilerFor(entry)]).then((chosen) => {
      confinement = chosen;
      pump();
    });
  pump();
  return {
    analyse: (bytes, options) => submit("analyse", { bytes }, options),
    avatar: (bytes, options) => submit("avatar", { bytes }, options),
    score: (bytes) => submit("score", { bytes }),
    normalise: (bytes) => submit("normalise", { bytes }),
    analyseAgain: (bytes, again, options) => submit("analyseAgain", { bytes, again }, options),
    pids: () => [...workers].flatMap((worker) => worker.child.pid ?? []),
    ready: () => until(() => workers.size >= size && [...workers].every((worker) => worker.isReady)),
    load: () => ({
      waiting: queue.size,
      running: [...workers].filter(({ job }) => job !== null).length,
    }),
    close,
    abandon,
  };
};
