import type { JobKind, JobMessage, JobResults } from "./pool-messages.ts";

export interface Job {
  message: JobMessage;
  /** Whose picture it is; owners are served one after the other. Null: nobody's in particular, in the order it came. */
  owner: string | null;
  attempts: number;
  addedAt: number;
  startedAt: number;
  resolve: (result: JobResults[JobKind]) => void;
  reject: (error: Error) => void;
}
