import { join } from "node:path";
import { loadConfig } from "../platform/load-environment.ts";
import { createLogger } from "../platform/logger.ts";
import { ConfigError } from "../platform/config.ts";
import { simulatorKeys, simulatorPublicUrl } from "../platform/payments/payments.ts";
import { closeOnSignals, exitWithSentence } from "../platform/process-end.ts";
import { createSecrets, loadOrMakeSecret } from "../platform/secrets.ts";

/**
 * `npm run simulator`: one payment simulator for any number of instances, which find it by STRIPE_API_BASE. Its keys are the
 * STRIPE_ settings, or come from APP_SECRET as those of the instances do. Its events go to APP_ORIGIN.
 */
async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  if (config.isProduction)
    throw new ConfigError("The payment simulator does not run with NODE_ENV=production: no money is real there.");
  const { startStripeSim } = await import("@adjudge/stripe-sim");
  const { webhookSecret, ...keys } =
    config.stripe ?? simulatorKeys(createSecrets(config.appSecret ?? loadOrMakeSecret(config.dataDir)));
  const sim = await startStripeSim({
    ...keys,
    port: config.simulatorPort,
    host: config.host,
    dataDir: join(config.dataDir, "payment-simulator"),
    publicUrl: simulatorPublicUrl(config.appOrigin),
    webhook: { url: `${config.simulatorWebhookOrigin ?? config.appOrigin}/api/stripe/webhook/`, secret: webhookSecret },
  });
  closeOnSignals(createLogger({ level: config.logLevel }), () => sim.close());
  process.stdout.write(`Payment simulator is ready at ${sim.url}\n`);
}

main().catch(exitWithSentence);
