import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import type { Secrets } from "../secrets.ts";
import { addressGroup } from "./address-group.ts";

export type Limit = { limit: number; windowSeconds: number };
export type Hit = { isAllowed: boolean; count: number; retryAfterSeconds: number };

export type RateLimiter = {
  /** Counts one (or `cost`) and says whether it is still within the limit. */
  hit: (subject: Subject, limit: Limit, cost?: number) => Promise<Hit>;
  /** As hit(), but throws the 429 itself. */
  enforce: (subject: Subject, ...limits: readonly Limit[]) => Promise<void>;
  /** What was counted so far, without counting. */
  peek: (subject: Subject, limit: Limit) => Promise<Hit>;
  reset: (subject: Subject, limit: Limit) => Promise<void>;
};

/** `action` names what is limited; exactly one of the others says whose attempts are counted. */
export type Subject = { action: string } & ({ account: string } | { ip: string });

type Options = { db: Db; secrets: Secrets; ipFactor: number };

/**
 * Counters live in the database, so that several processes share them. Give it the pool, never a transaction:
 * a rolled back attempt must still count.
 */
export function createRateLimiter({ db, secrets, ipFactor }: Options): RateLimiter {
  const keyOf = (subject: Subject, { windowSeconds }: Limit): string => {
    const who = "ip" in subject ? `ip:${addressGroup(subject.ip)}` : `account:${foldAccount(subject.account)}`;
    return secrets.sign("rate-limit", subject.action, String(windowSeconds), who);
  };
  const most = (subject: Subject, { limit }: Limit): number => ("ip" in subject ? limit * ipFactor : limit);

  const hit = async (subject: Subject, limit: Limit, cost = 1): Promise<Hit> => {
    const { rows } = await sql<{ count: number; seconds: number }>`
      insert into rate_limit_counters as c (key, count, window_ends_at)
      values (${keyOf(subject, limit)}, ${cost}, now() + make_interval(secs => ${limit.windowSeconds}))
      on conflict (key) do update set
        count = case when c.window_ends_at <= now() then excluded.count else least(c.count + excluded.count, 1000000000) end,
        window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
      returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`.execute(db);
    return toHit(rows[0], most(subject, limit));
  };

  return {
    hit,
    enforce: async (subject, ...limits) => {
      for (const limit of limits) {
        const { isAllowed, retryAfterSeconds } = await hit(subject, limit);
        if (!isAllowed) throw rateLimited(retryAfterSeconds);
      }
    },
    peek: async (subject, limit) => {
      const { rows } = await sql<{ count: number; seconds: number }>`
        select count, ceil(extract(epoch from window_ends_at - now()))::int as seconds from rate_limit_counters
        where key = ${keyOf(subject, limit)} and window_ends_at > now()`.execute(db);
      return toHit(rows[0] ?? { count: 0, seconds: 0 }, most(subject, limit));
    },
    reset: async (subject, limit) => {
      await db.deleteFrom("rate_limit_counters").where("key", "=", keyOf(subject, limit)).execute();
    },
  };
}

function toHit(row: { count: number; seconds: number } | undefined, most: number): Hit {
  if (!row) throw new Error("the counter was not written");
  return { isAllowed: row.count <= most, count: row.count, retryAfterSeconds: Math.max(1, row.seconds) };
}

// Known and unknown addresses, in any spelling, are counted alike.
const foldAccount = (account: string): string => account.normalize("NFKC").trim().toLowerCase();

export function rateLimited(retryAfterSeconds: number): AppError {
  return new AppError("rate_limited", "Too many attempts. Please try again later.", { retryAfterSeconds });
}
