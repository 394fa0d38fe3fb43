import { z } from "zod";
import { httpUrl, onOff, setting, text, wholeNumber, type Setting } from "../setting.ts";

/** Ways in, passwords, and what is counted against whom. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  GOOGLE_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  GOOGLE_ISSUER: setting(httpUrl.optional(), "unset: Google", "issuer"),
  FACEBOOK_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  FACEBOOK_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  FACEBOOK_ISSUER: setting(httpUrl.optional(), "unset: Facebook", "endpoint base"),
  LINKEDIN_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  LINKEDIN_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  LINKEDIN_ISSUER: setting(httpUrl.optional(), "unset: LinkedIn", "issuer"),
  GITHUB_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  GITHUB_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  GITHUB_ISSUER: setting(httpUrl.optional(), "unset: GitHub", "endpoint base"),
  TWITTER_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  TWITTER_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  TWITTER_ISSUER: setting(httpUrl.optional(), "unset: Twitter", "endpoint base"),
  PASSWORD_POLICY: setting(
    z.enum(["spec", "asvs", "nist"]).default("spec"),
    "`spec`",
    "`spec`: at least 4 characters (6 by link). `asvs`: 8, and no common password; for production. `nist`: 15, the same",
  ),
  PASSWORD_MIN_LENGTH: setting(
    wholeNumber(4, 64).default(4),
    "`4` (link reset: at least 6)",
    "raises the policy's minimum",
  ),
  PASSWORD_BLOCKLIST_FILE: setting(
    text.optional(),
    "unset",
    "more refused passwords, one a line, or SHA-1 sums as breach lists have them; with `asvs` and `nist`",
  ),
  SESSION_BINDING: setting(
    onOff.default(false),
    "`off`",
    "`on`: a session works only together with a cookie that scripts cannot read; other API clients must keep cookies",
  ),
  RATE_LIMIT_IP_FACTOR: setting(
    wholeNumber(1, 100_000).default(10),
    "`10`",
    "what is counted per network address (docs/accounts.md) times this; `1` in the production sample. The 60 requests of one address that may be under way at once follow it outside production only",
  ),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
            error: "must be addresses or networks, separated by commas",
          }),
        ),
      ),
    "none; this machine in production on a loopback HOST",
    "addresses or networks whose `X-Forwarded-For` is believed",
  ),
} as const satisfies Record<string, Setting>;
