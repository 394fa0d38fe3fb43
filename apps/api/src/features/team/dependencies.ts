import type { Db } from "../../platform/db/database.ts";
import type { MailOutbox } from "../../platform/mail/mail-outbox.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { PresentPictures } from "./presenter.ts";

export type TeamDependencies = {
  db: Db;
  mail: MailOutbox;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  /** The only source of links. */
  origin: string;
  pictures: PresentPictures;
};
