import { ConfigError, type Config } from "./config.ts";
import { isLoopbackHost, isLoopbackUrl } from "./loopback.ts";

type Exposure = Pick<Config, "isProduction" | "host" | "appOrigin">;

/**
 * Outside production anybody who reaches the server reads every mail at /dev/mailbox, signs in as anybody and pays with
 * test cards. So it must be out of everybody's reach.
 */
export function assertNotExposed({ isProduction, host, appOrigin }: Exposure): void {
  if (isProduction) return;
  const reachable = [
    ...(isLoopbackHost(host) ? [] : [`HOST ${host}`]),
    ...(isLoopbackUrl(appOrigin) ? [] : [`APP_ORIGIN ${appOrigin}`]),
  ];
  if (reachable.length > 0)
    throw new ConfigError(
      `${reachable.join(" and ")} can be reached from other machines, and outside production everybody there could read all mails and sign in as anybody. Set NODE_ENV=production, or use 127.0.0.1 and http://localhost.`,
    );
}

/** What is allowed and still worth a sentence at the start. */
export function startWarnings(config: Config): string[] {
  const warnings = [...config.warnings];
  if (!config.isProduction && config.databaseUrl !== null && config.stripe === null && config.stripeApiBase === null)
    warnings.push(
      "this instance has a payment simulator of its own: for several on one database run `npm run simulator` and set STRIPE_API_BASE on each",
    );
  if (!config.isProduction) return warnings;
  if (!config.passwordRefusesCommon)
    warnings.push("passwords of 4 characters are allowed: PASSWORD_POLICY=asvs asks for 8 and refuses common ones");
  if (config.stripe && /^(sk|rk)_test_/.test(config.stripe.secretKey))
    warnings.push("STRIPE_SECRET_KEY is a test key: plans are given away for test cards, and no money moves");
  if (config.rateLimitIpFactor > 1)
    warnings.push(`limits per address are ${config.rateLimitIpFactor} times too wide: set RATE_LIMIT_IP_FACTOR=1`);
  if (config.isProxyAssumed)
    warnings.push("HOST is loopback, so X-Forwarded-For of this machine is believed: set TRUSTED_PROXIES to say so");
  return warnings;
}
