import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Ids } from "../../platform/ids.ts";
import type { MailOutbox } from "../../platform/mail/mail-outbox.ts";
import type { OAuthProviders } from "../../platform/oauth/oauth-providers.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { PasswordHasher } from "./password-hasher.ts";

/** Accepts an invitation for a user who has just logged in. `message` replaces the usual one; null leaves it. */
export type AcceptInvite = (options: { userId: string; token: string }) => Promise<{ message: string | null }>;

export type AuthDependencies = {
  db: Db;
  ids: Ids;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  mail: MailOutbox;
  hasher: PasswordHasher;
  config: Pick<Config, "appOrigin" | "passwordMinLength" | "isProduction">;
  oauth: OAuthProviders;
  /** Keeps a copy of a provider's picture for a user who has none; later, and without fail if it cannot be had. */
  keepPicture: (picture: { userId: string; provider: string; url: string }) => Promise<void>;
  acceptInvite: AcceptInvite;
};

/** Where a call came from. */
export type Origin = { ip: string; userAgent: string | null };
