import { join } from "node:path";
import Stripe from "stripe";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Secrets } from "../secrets.ts";

const timeoutMs = 20_000;
const retries = 2;

/** The official client, and what a browser needs to talk to the same provider. */
export type Payments = {
  stripe: Stripe;
  mode: "test" | "live";
  publishableKey: string;
  /** Accepted side by side while the operator changes the secret. */
  webhookSecrets: readonly string[];
  /** The provider's script for pages, and in test mode the simulator's address as this server reaches it. */
  scriptUrl: string;
  apiBase: string | null;
  /** The same as browsers reach it. */
  publicBase: string | null;
  /** Whether prices that are missing at the provider may be made there. */
  mayCreatePrices: boolean;
  close: () => Promise<void>;
};

type Keys = NonNullable<Config["stripe"]>;

type OpenOptions = {
  config: Config;
  secrets: Secrets;
  /** A worker runs beside the server and uses the simulator that runs there. */
  isWorker?: boolean;
  metrics?: Metrics;
};

/** Where browsers reach the simulator: under our own origin. */
export const paymentProxyPath = "/payment-simulator";
export const simulatorPublicUrl = (appOrigin: string): string => `${appOrigin}${paymentProxyPath}`;

/** Made from the secret that all instances share, so that each knows the keys of the simulator that all share. */
export function simulatorKeys(secrets: Secrets): { secretKey: string; publishableKey: string; webhookSecret: string } {
  const key = (name: string): string => secrets.sign("payments", name).slice(0, 40);
  return {
    secretKey: `sk_test_${key("secret")}`,
    publishableKey: `pk_test_${key("publishable")}`,
    webhookSecret: `whsec_${key("webhook")}`,
  };
}

/**
 * With keys: Stripe. Without, outside production: the simulator at STRIPE_API_BASE, or one of our own on a loopback port, under
 * the data folder.
 */
export async function openPayments({ config, secrets, isWorker = false, metrics }: OpenOptions): Promise<Payments> {
  const withKeys = (keys: Keys, base: string | null): Payments =>
    connectTo(keys, base, () => metrics?.providerErrors.inc({ provider: "payment" }));
  const publicBase = config.port === 0 ? null : simulatorPublicUrl(config.appOrigin);
  if (config.stripe) return withKeys(config.stripe, publicBase);
  if (config.isProduction) throw new Error("payment needs Stripe keys in production");
  const keys = simulatorKeys(secrets);
  if (config.stripeApiBase !== null) return withKeys({ ...keys, apiBase: config.stripeApiBase }, publicBase);
  const folder = join(config.dataDir, "payment-simulator");
  // Loaded here: production has neither the simulator nor the compiler of its scripts.
  const { findSimulator, startSimulator } = await import("./simulator.ts");
  if (isWorker) return withKeys({ ...keys, apiBase: await findSimulator(folder) }, publicBase);
  const host = config.host === "0.0.0.0" || config.host === "::" ? "127.0.0.1" : config.host;
  const { webhookSecret, ...apiKeys } = keys;
  const webhook = { url: `http://${host}:${config.port}/api/stripe/webhook/`, secret: webhookSecret };
  const sim = await startSimulator(folder, { ...apiKeys, webhook, ...(publicBase && { publicUrl: publicBase }) });
  return { ...withKeys({ ...keys, apiBase: sim.url }, publicBase), close: () => sim.close() };
}

/** `publicBase`: where browsers reach what listens at `apiBase`; null where our own address is not known yet. */
function connectTo(
  { secretKey, publishableKey, webhookSecret, apiBase }: Keys,
  publicBase: string | null,
  onError: () => void,
): Payments {
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
    stripe: new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      httpClient: countingClient(onError),
      ...address,
    }),
    mode: isLive ? "live" : "test",
    publishableKey,
    webhookSecrets: webhookSecret.split(","),
    scriptUrl: base === null ? "https://js.stripe.com/v3/" : `${paymentProxyPath}/v3/`,
    apiBase: base?.origin ?? null,
    publicBase: base === null ? null : (publicBase ?? base.origin),
    mayCreatePrices: !isLive,
    close: () => Promise.resolve(),
  };
}

/** Every try that failed is counted, also those that a later one made good. */
function countingClient(onError: () => void): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    try {
      const answer = await ask(...request);
      if (answer.getStatusCode() >= 500) onError();
      return answer;
    } catch (error) {
      onError();
      throw error;
    }
  };
  return client;
}

/** What a page must be allowed to load and call so that the provider's form works. */
export function paymentOrigins({ apiBase }: Payments): { script: string[]; connect: string[]; frame: string[] } {
  if (apiBase !== null) return { script: [], connect: [], frame: ["'self'"] };
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
