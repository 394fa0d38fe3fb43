import type { Job } from "./pool-job.ts";

/** A picture that takes longer than this is slow; an ordinary one takes one or two seconds. */
const slowMs = 6_000;
/** How long an owner of slow pictures has one worker at a time. */
const patienceMs = 600_000;
const mostSlowOwners = 1_000;

export interface PoolQueue {
  readonly size: number;
  /** How many jobs of one owner wait. */
  waitingOf: (owner: string) => number;
  add: (job: Job) => void;
  /** A job whose worker died; it has waited already. */
  putBack: (job: Job) => void;
  /** The job that is to start now, if one may. */
  next: (running: readonly Job[]) => Job | undefined;
  /** What a job took, once its worker is free again. */
  note: (job: Job, tookMs: number) => void;
  clear: () => Job[];
}

/**
 * Whose job is next. Owners are served one after the other: the one with the fewest jobs under way, then the one who has waited longest since
 * the last start, so that somebody with three pictures waits for themselves and not the others for them. An owner whose
 * pictures were slow has one worker at a time for a while, so that three such pictures do not hold every worker.
 */
export const createPoolQueue = ({ workers, now = Date.now }: { workers: number; now?: () => number }): PoolQueue => {
  const waiting: Job[] = [];
  const lastStart = new Map<string, number>();
  const slowUntil = new Map<string, number>();
  let starts = 0;

  const underWay = (running: readonly Job[], owner: string | null): number =>
    owner === null ? 0 : running.filter((job) => job.owner === owner).length;

  const mayStart = (job: Job, running: readonly Job[]): boolean =>
    workers === 1 ||
    job.owner === null ||
    (slowUntil.get(job.owner) ?? 0) < now() ||
    underWay(running, job.owner) === 0;

  const rank = (job: Job, running: readonly Job[]): [number, number] => [
    underWay(running, job.owner),
    job.owner === null ? 0 : (lastStart.get(job.owner) ?? 0),
  ];

  const next = (running: readonly Job[]): Job | undefined => {
    let best: Job | undefined;
    let bestRank: [number, number] = [Infinity, Infinity];
    for (const job of waiting) {
      if (!mayStart(job, running)) continue;
      const [count, start] = rank(job, running);
      if (count < bestRank[0] || (count === bestRank[0] && start < bestRank[1]))
        [best, bestRank] = [job, [count, start]];
    }
    if (best === undefined) return undefined;
    waiting.splice(waiting.indexOf(best), 1);
    if (best.owner !== null) lastStart.set(best.owner, ++starts);
    return best;
  };

  return {
    get size() {
      return waiting.length;
    },
    waitingOf: (owner) => waiting.filter((job) => job.owner === owner).length,
    add: (job) => void waiting.push(job),
    putBack: (job) => void waiting.unshift(job),
    next,
    note: ({ owner }, tookMs) => {
      // The order matters only among those who wait; an owner who has left starts anew.
      if (waiting.length === 0) lastStart.clear();
      if (owner === null || tookMs < slowMs) return;
      if (slowUntil.size >= mostSlowOwners) slowUntil.clear();
      slowUntil.set(owner, now() + patienceMs);
    },
    clear: () => waiting.splice(0),
  };
};
