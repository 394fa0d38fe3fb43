import type { Db, Tx } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Logger } from "../../platform/logger.ts";
import type { MailOutbox } from "../../platform/mail/mail-outbox.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { AuthService } from "../auth/service.ts";
import type { AvatarStore } from "./avatar-store.ts";
import type { ErasureLedger } from "./erasure-ledger.ts";

/** What billing knows about a user. */
export type Entitlements = (db: Db, userId: string) => Promise<{ isActive: boolean; teamMember: boolean }>;

export type AccountDependencies = {
  db: Db;
  rateLimiter: RateLimiter;
  auth: AuthService;
  avatars: AvatarStore;
  entitlements: Entitlements;
  clock: Clock;
  logger: Logger;
  mail: MailOutbox;
  ledger: ErasureLedger;
  /** Removes what was packed for a person, file included, with the person. */
  eraseExports: (tx: Tx, options: { userId: string }) => Promise<void>;
  /** What the other features hold about a person, in the order it can be removed. */
  personalData: readonly PersonalData[];
};
