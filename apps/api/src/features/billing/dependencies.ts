import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Ids } from "../../platform/ids.ts";
import type { Logger } from "../../platform/logger.ts";
import type { MailOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { PlansService } from "../plans/service.ts";
import type { BillingLock } from "./billing-lock.ts";

export type BillingDependencies = {
  db: Db;
  payments: Payments;
  plans: PlansService;
  mail: MailOutbox;
  queue: Queue;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  rateLimiter: RateLimiter;
  origin: string;
  lock: BillingLock;
};
