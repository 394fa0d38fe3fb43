import { createAnalysisPool, PoolError, type AnalysisPool } from "@adjudge/imaging";
import { AppError } from "../app-error.ts";
import type { Logger } from "../logger.ts";
import type { Analyser } from "./analyser.ts";

type Options = { workers: number; timeoutMs?: number; logger: Logger };

/** Worker processes are started by the first picture, or ahead of it by warm(), unless there are to be none before it. */
export function createPoolAnalyser({ workers, timeoutMs, logger }: Options): Analyser {
  let pool: AnalysisPool | undefined;
  const open = (): AnalysisPool =>
    (pool ??= createAnalysisPool({ workers: Math.max(1, workers), ...(timeoutMs === undefined ? {} : { timeoutMs }) }));
  const ask = async <T>(job: (from: AnalysisPool) => Promise<T>): Promise<T> => {
    try {
      return await job(open());
    } catch (error) {
      if (!(error instanceof PoolError)) throw error;
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
    analyseAgain: (kept, again) => ask((from) => from.analyseAgain(kept, again)),
    close: async () => {
      await pool?.close();
    },
  };
}
