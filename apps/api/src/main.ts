import { createServer } from "node:net";
import type { App } from "./app.ts";
import type { Platform } from "./compose-platform.ts";
import type { Config } from "./platform/config.ts";
import { loadConfig } from "./platform/load-environment.ts";
import { assertNotExposed, startWarnings } from "./platform/start-checks.ts";
import { closeOnSignals, exitWithSentence } from "./platform/process-end.ts";

const requestSeconds = 25;
const workerSeconds = 30;

async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  assertNotExposed(config);
  await assertPortFree(config);
  // Loaded now, not above: a wrong setting is told at once rather than after every feature was read.
  const { composePlatform } = await import("./compose-platform.ts");
  const platform = await composePlatform(config);
  try {
    await serve(platform);
  } catch (error) {
    // Nothing of ours may be left running, above all not the embedded database.
    await platform.close().catch(() => undefined);
    throw error;
  }
}

async function serve(platform: Platform): Promise<void> {
  const { config } = platform;
  const [{ buildApp }, { composeServices }, { startBackground }] = await Promise.all([
    import("./app.ts"),
    import("./compose.ts"),
    import("./platform/background.ts"),
  ]);
  for (const warning of startWarnings(config)) platform.logger.warn(warning);
  const services = await composeServices(platform);
  const app = await buildApp(platform, services);
  const background = config.inProcessJobs ? await startBackground(platform) : undefined;
  if (!background) await platform.queue.start({ isWorker: false });
  closeOnSignals(platform.logger, async () => {
    await drain(platform, app);
    await (background?.stop({ timeoutSeconds: workerSeconds }) ?? platform.queue.stop());
    await platform.close();
  });
  await listen(platform, app);
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

// A balancer needs to see "not ready" before connections are refused; then requests in flight may finish.
async function drain({ config }: Platform, { server, readiness }: App): Promise<void> {
  readiness.isDraining = true;
  await new Promise((done) => setTimeout(done, config.drainSeconds * 1000));
  const cut = setTimeout(() => server.server.closeAllConnections(), requestSeconds * 1000);
  await server.close();
  clearTimeout(cut);
}

main().catch(exitWithSentence);
