import { join } from "node:path";
import Stripe from "stripe";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import type { Secrets } from "../secrets.ts";
import { findSimulator, startSimulator } from "./simulator.ts";

const timeoutMs = 20_000;
const retries = 2;

/** The official client, and what a browser needs to talk to the same provider. */
export type Payments = {
  stripe: Stripe;
  mode: "test" | "live";
  publishableKey: string;
  /** Accepted side by side while the operator changes the secret. */
  webhookSecrets: readonly string[];
  /** The provider's script for pages, and in test mode the simulator's address. */
  scriptUrl: string;
  apiBase: string | null;
  /** Whether prices that are missing at the provider may be made there. */
  mayCreatePrices: boolean;
  close: () => Promise<void>;
};

type OpenOptions = {
  config: Config;
  secrets: Secrets;
  /** A worker runs beside the server and uses the simulator that runs there. */
  isWorker?: boolean;
};

/** With keys: Stripe. Without, outside production: our simulator of it on a loopback port, under the data folder. */
export async function openPayments({ config, secrets, isWorker = false }: OpenOptions): Promise<Payments> {
  if (config.stripe) return withKeys(config.stripe);
  if (config.isProduction) throw new Error("payment needs Stripe keys in production");
  const folder = join(config.dataDir, "payment-simulator");
  const key = (name: string): string => secrets.sign("payments", name).slice(0, 40);
  const keys = { secretKey: `sk_test_${key("secret")}`, publishableKey: `pk_test_${key("publishable")}` };
  const webhookSecret = `whsec_${key("webhook")}`;
  if (isWorker) return withKeys({ ...keys, webhookSecret, apiBase: await findSimulator(folder) });
  const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
  const webhook = { url: `http://${host}:${config.port}/api/stripe/webhook/`, secret: webhookSecret };
  const sim = await startSimulator(folder, { ...keys, webhook });
  return { ...withKeys({ ...keys, webhookSecret, apiBase: sim.url }), close: () => sim.close() };
}

function withKeys({ secretKey, publishableKey, webhookSecret, apiBase }: NonNullable<Config["stripe"]>): Payments {
  const isLive = secretKey.startsWith("sk_live_") || secretKey.startsWith("rk_live_");
  const base = apiBase === null ? null : new URL(apiBase);
  const address =
    base === null
      ? {}
      : {
          host: base.hostname,
          port: Number(base.port) || (base.protocol === "https:" ? 443 : 80),
          protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
        };
  return {
    stripe: new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: retries, ...address }),
    mode: isLive ? "live" : "test",
    publishableKey,
    webhookSecrets: webhookSecret.split(","),
    scriptUrl: base === null ? "https://js.stripe.com/v3/" : `${base.origin}/v3/`,
    apiBase: base?.origin ?? null,
    mayCreatePrices: !isLive,
    close: () => Promise.resolve(),
  };
}

/** What a page must be allowed to load and call so that the provider's form works. */
export function paymentOrigins({ apiBase }: Payments): { script: string[]; connect: string[]; frame: string[] } {
  if (apiBase !== null) return { script: [apiBase], connect: [apiBase], frame: [apiBase] };
  return {
    script: ["https://js.stripe.com"],
    connect: ["https://api.stripe.com"],
    frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  };
}

/** A provider that is away or slow is a 503 that may be tried again; a refused card is the payer's to mend. */
export function toAppError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError)
    // One text for every reason: which of a stolen card's numbers is wrong is worth money to whoever tries it out here.
    return new AppError("payment_failed", "Payment failed: The card was declined. Please try another card.", {
      cause: error,
    });
  // Wrong keys, or objects of other keys: the operator's to mend, not the payer's, and nothing was charged either.
  const isMisconfigured =
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing");
  if (isMisconfigured)
    return new AppError("provider_unavailable", "Payment is not available right now. Nothing was charged.", {
      cause: error,
      retryAfterSeconds: 300,
    });
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  if (!isAway) return error;
  const detail = "The payment provider cannot be reached. Nothing was charged. Please try again.";
  return new AppError("provider_unavailable", detail, { cause: error, retryAfterSeconds: 5 });
}
