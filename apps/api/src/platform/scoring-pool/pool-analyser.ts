import {
  createAnalysisPool,
  PoolError,
  type AnalysisPool,
  type ConfineOptions,
  type PoolObserver,
} from "@adjudge/imaging";
import { AppError } from "../app-error.ts";
import type { Logger } from "../logger.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Analyser } from "./analyser.ts";

type Options = {
  workers: number;
  timeoutMs?: number;
  logger: Logger;
  metrics?: Metrics;
  /** The data folder: nothing of it is the workers' business. Without it they are not confined. */
  hiddenFolder?: string;
};

/** Worker processes are started by the first picture, or ahead of it by warm(), unless there are to be none before it. */
export function createPoolAnalyser({ workers, timeoutMs, logger, metrics, hiddenFolder }: Options): Analyser {
  let pool: AnalysisPool | undefined;
  let isAbandoned = false;
  const confine = hiddenFolder === undefined ? undefined : { hidden: [hiddenFolder], onChosen: tell(logger) };
  const open = (): AnalysisPool => {
    if (isAbandoned) throw new PoolError("closed");
    return (pool ??= createAnalysisPool({
      workers: Math.max(1, workers),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(metrics === undefined ? {} : { observer: watch(metrics) }),
      ...(confine === undefined ? {} : { confine }),
    }));
  };
  metrics?.show({ name: "analysis_waiting", help: "Pictures that wait for a worker", read: () => load().waiting });
  metrics?.show({ name: "analysis_running", help: "Pictures being analysed", read: () => load().running });
  const load = (): { waiting: number; running: number } => pool?.load() ?? { waiting: 0, running: 0 };
  const ask = async <T>(job: (from: AnalysisPool) => Promise<T>): Promise<T> => {
    try {
      return await job(open());
    } catch (error) {
      if (!(error instanceof PoolError)) throw error;
      metrics?.analysisFailures.inc({ reason: error.code });
      if (error.code === "queue_full") throw new AppError("overloaded", error.message, { retryAfterSeconds: 5 });
      logger.warn({ err: error, code: error.code }, "analysis not finished");
      throw new AppError("unavailable", error.message, { cause: error, retryAfterSeconds: 5 });
    }
  };
  return {
    warm: async () => {
      if (workers > 0) await open().ready();
    },
    analyse: (upload, options) => ask((from) => from.analyse(upload, options)),
    // Over the wire between processes a Buffer arrives as plain bytes.
    avatar: async (upload, options) => Buffer.from((await ask((from) => from.avatar(upload, options))).bytes),
    analyseAgain: (kept, again, options) => ask((from) => from.analyseAgain(kept, again, options)),
    abandon: () => {
      isAbandoned = true;
      pool?.abandon();
    },
    close: async () => {
      await pool?.close();
    },
  };
}

const watch = ({ analysis, workerDeaths }: Metrics): PoolObserver => ({
  onDeath: () => workerDeaths.inc(),
  onDone: ({ waitMs, runMs, stagesMs }) => {
    analysis.observe({ stage: "wait" }, waitMs / 1000);
    analysis.observe({ stage: "work" }, runMs / 1000);
    for (const [stage, ms] of Object.entries(stagesMs)) analysis.observe({ stage }, ms / 1000);
  },
});

const tell =
  (logger: Logger): NonNullable<ConfineOptions["onChosen"]> =>
  (measures) => {
    if (measures.length > 0) logger.info({ measures }, "analysis workers are confined");
    else
      logger.warn(
        "analysis workers have all rights of this user: setpriv, unshare or prlimit is missing or not allowed",
      );
  };
