import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Ids } from "../../platform/ids.ts";
import type { MailOutbox } from "../../platform/mail/mail-outbox.ts";
import type { OAuthProviders } from "../../platform/oauth/oauth-providers.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { PasswordRules } from "./password-policy.ts";

/** What the team does with an invitation that somebody came with; none of it ever stands in the way. */
export type Invites = {
  /** For a user who has just logged in. `message` replaces the usual one; null leaves it. */
  acceptAtLogIn: (options: { userId: string; token: string }) => Promise<{ message: string | null }>;
  /** Somebody signed up with it; it waits until the address is confirmed. */
  noteSignUp: (options: { userId: string; token: string }) => Promise<void>;
  /** The address is confirmed. */
  acceptNoted: (options: { userId: string }) => Promise<void>;
};

export type AuthDependencies = {
  db: Db;
  ids: Ids;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  mail: MailOutbox;
  queue: Queue;
  hasher: PasswordHasher;
  passwords: PasswordRules;
  config: Pick<Config, "appOrigin" | "isProduction" | "sessionBinding">;
  oauth: OAuthProviders;
  /** Keeps a copy of a provider's picture for a user who has none; later, and without fail if it cannot be had. */
  keepPicture: (picture: { userId: string; provider: string; url: string }) => Promise<void>;
  invites: Invites;
};

/** Where a call came from. */
export type Origin = { ip: string; userAgent: string | null };
