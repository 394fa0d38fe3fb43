import type { z } from "zod";
import type { Db } from "../db/database.ts";

export type JobDefinition<T> = {
  /** feature.verb-noun, such as `creatives.remove-file`. */
  name: string;
  payload: z.ZodType<T>;
  /** Tries after the first one, with growing pauses; then it is kept as failed. */
  retryLimit?: number;
  retryDelaySeconds?: number;
  /** A run that takes longer counts as failed and is tried again. */
  timeoutSeconds?: number;
  /** How many of them one process runs side by side; 1 unless told. */
  concurrency?: number;
  /** Cron, UTC: it also runs by itself, with payload {}. */
  every?: string;
};

/** A list of jobs that take different things. */
export type AnyJob = Omit<JobDefinition<unknown>, "payload"> & { payload: z.ZodType };

export type SendOptions = { startAfterSeconds?: number; singletonKey?: string };

export type JobHandler<T> = (payload: T, context: { jobId: string; signal: AbortSignal }) => Promise<void>;

export type Queue = {
  /** Part of the caller's transaction when given one. */
  send: <T>(db: Db, job: JobDefinition<T>, payload: T, options?: SendOptions) => Promise<void>;
  /** Says what runs a job, once, before start(). */
  handle: <T>(job: JobDefinition<T>, handler: JobHandler<T>) => void;
  /** Makes the queues; runs jobs too when asked. Refused while a job has no handler. */
  start: (options: { isWorker: boolean }) => Promise<void>;
  /** Runs everything that is due right now and returns: for tests and commands. */
  runDue: (options?: { only?: readonly string[] }) => Promise<number>;
  /** Takes no more jobs; running ones may finish within the time given, the rest goes back. Sending goes on working. */
  rest: (options: { timeoutSeconds: number }) => Promise<void>;
  /** As rest(), and then nothing can be sent any more. */
  stop: (options?: { timeoutSeconds?: number }) => Promise<void>;
};

/** Thrown by a handler when trying again cannot help. */
export class FinalJobError extends Error {
  override name = "FinalJobError";
}
