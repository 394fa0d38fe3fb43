import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { App } from "./app.ts";
import type { Platform } from "./compose-platform.ts";
import type { Config } from "./platform/config.ts";
import { loadConfig } from "./platform/load-environment.ts";
import { assertNotExposed, startWarnings } from "./platform/start-checks.ts";
import type { Analyser } from "./platform/scoring-pool/analyser.ts";
import { lookAtStorage } from "./platform/storage/storage-state.ts";
import { closeOnSignals, exitWithSentence } from "./platform/process-end.ts";

/** Counted from the signal. Together with closeOnSignals' own limit everything is over within 30 s. */
const jobSeconds = 20;
const abandonSeconds = 18;
const cutSeconds = 23;

async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  assertNotExposed(config);
  await assertPortFree(config);
  // Loaded now, not above: a wrong setting is told at once rather than after every feature was read.
  const { composePlatform } = await import("./compose-platform.ts");
  // The rest while the database is reached. Whoever is told that it cannot be need not hear of this as well.
  const parts = loadParts();
  parts.catch(() => undefined);
  const platform = await composePlatform(config);
  try {
    await serve(platform, await parts);
  } catch (error) {
    // Nothing of ours may be left running, above all not the embedded database.
    await platform.close().catch(() => undefined);
    throw error;
  }
}

const loadParts = () =>
  Promise.all([
    import("./app.ts"),
    import("./compose.ts"),
    import("./platform/background.ts"),
    import("./http/operator-port.ts"),
  ]);

async function serve(platform: Platform, parts: Awaited<ReturnType<typeof loadParts>>): Promise<void> {
  const { config } = platform;
  const [{ buildApp }, { composeServices }, { startBackground }, { openOperatorPort }] = parts;
  for (const warning of startWarnings(config)) platform.logger.warn(warning);
  const services = await composeServices(platform);
  const app = await buildApp(platform, services);
  const operatorPort = await openOperatorPort({ ...platform, readiness: app.readiness });
  const background = config.inProcessJobs ? await startBackground(platform) : undefined;
  if (!background) await platform.queue.start({ isWorker: false });
  closeOnSignals(platform.logger, async () => {
    // At once, so that it takes no longer than the requests; but what those send must still find the queue.
    const jobsEnded = background?.rest({ timeoutSeconds: jobSeconds });
    await drain(platform, app, services.analyser);
    await jobsEnded;
    await (background?.stop({ timeoutSeconds: 0 }) ?? platform.queue.stop());
    await operatorPort.close();
    await platform.close();
  });
  await listen(platform, app);
  const files = await lookAtStorage(platform.storage);
  if (files.problem !== null) platform.logger.error({ reason: files.reason }, "uploads are refused");
  // The first upload should not pay for the start of the workers.
  services.analyser.warm().catch((error: unknown) => platform.logger.error({ err: error }, "analysis workers"));
  services.billing.preparePrices().catch((error: unknown) => platform.logger.error({ err: error }, "prices"));
}

// Found out before a database is started and models are loaded.
function assertPortFree({ port, host }: Config): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen({ port, host }, () => probe.close(() => done()));
  });
}

async function listen({ config }: Platform, { server }: App): Promise<void> {
  await server.listen({ port: config.port, host: config.host });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(config.host) ? "localhost" : config.host;
  process.stdout.write(`Adjudge is ready at http://${host}:${port}\n`);
}

/**
 * A balancer needs to see "not ready" before connections are refused; then requests in flight may finish. Whatever is queued,
 * it ends: first the pictures that are still being scored are given up, which ends their uploads with 503 and charges nothing, then
 * nothing more is committed, and then the connections go.
 */
async function drain({ config, ending }: Platform, { server, readiness }: App, analyser: Analyser): Promise<void> {
  readiness.isDraining = true;
  const steps = [
    setTimeout(() => analyser.abandon(), abandonSeconds * 1000),
    setTimeout(() => {
      ending.abort();
      server.server.closeAllConnections();
    }, cutSeconds * 1000),
  ];
  await sleep(config.drainSeconds * 1000);
  await server.close();
  for (const step of steps) clearTimeout(step);
}

main().catch(exitWithSentence);
