export type PoolErrorCode = "queue_full" | "timed_out" | "worker_died" | "failed" | "closed";

const messages: Record<PoolErrorCode, string> = {
  queue_full: "Too many pictures are waiting. Please try again shortly.",
  timed_out: "The picture took too long to analyse.",
  worker_died: "The analysis stopped unexpectedly.",
  failed: "The analysis failed.",
  closed: "The analysis is shutting down.",
};

/** The picture may be fine; the analysis of it did not come to an end. `detail` is for the log, not for people. */
export class PoolError extends Error {
  readonly code: PoolErrorCode;
  readonly detail: string | null;

  constructor(code: PoolErrorCode, detail: string | null = null) {
    super(messages[code]);
    this.name = "PoolError";
    this.code = code;
    this.detail = detail;
  }
}
