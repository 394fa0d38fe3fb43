import type { FastifyInstance } from "fastify";
import type { Db } from "../platform/db/database.ts";
import type { RateLimiter } from "../platform/rate-limit/rate-limiter.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { GeneralLimits } from "./general-limits.ts";
import type { RefusalTrail } from "./refusal-trail.ts";
import type { SessionBinding } from "./session-binding.ts";

/** What binding a contract to a handler needs. Features receive it and hand it to route(). */
export type Api = {
  server: FastifyInstance;
  db: Db;
  rateLimiter: RateLimiter;
  secrets: Secrets;
  generalLimits: GeneralLimits;
  binding: SessionBinding;
  noteRefusal: RefusalTrail;
  /** Names of endpoints that have a handler; the others respond with 501. */
  bound: Set<string>;
};

export const apiPrefix = "/api";
