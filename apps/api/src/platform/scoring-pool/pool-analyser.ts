import { createAnalysisPool, PoolError, type AnalysisPool, type ConfineOptions } from "@adjudge/imaging";
import { AppError } from "../app-error.ts";
import type { Logger } from "../logger.ts";
import type { Analyser } from "./analyser.ts";

type Options = {
  workers: number;
  timeoutMs?: number;
  logger: Logger;
  /** The data folder: nothing of it is the workers' business. Without it they are not confined. */
  hiddenFolder?: string;
};

const tell =
  (logger: Logger): NonNullable<ConfineOptions["onChosen"]> =>
  (measures) => {
    if (measures.length > 0) logger.info({ measures }, "analysis workers are confined");
    else
      logger.warn(
        "analysis workers have all rights of this user: setpriv, unshare or prlimit is missing or not allowed",
      );
  };

/** Worker processes are started by the first picture, or ahead of it by warm(), unless there are to be none before it. */
export function createPoolAnalyser({ workers, timeoutMs, logger, hiddenFolder }: Options): Analyser {
  let pool: AnalysisPool | undefined;
  const confine = hiddenFolder === undefined ? undefined : { hidden: [hiddenFolder], onChosen: tell(logger) };
  const open = (): AnalysisPool =>
    (pool ??= createAnalysisPool({
      workers: Math.max(1, workers),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(confine === undefined ? {} : { confine }),
    }));
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
    analyseAgain: (kept, again, options) => ask((from) => from.analyseAgain(kept, again, options)),
    close: async () => {
      await pool?.close();
    },
  };
}
