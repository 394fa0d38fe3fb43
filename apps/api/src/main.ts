import { buildApp, type App } from "./app.ts";
import { composePlatform, composeServices, type Platform } from "./compose.ts";
import { startBackground } from "./platform/background.ts";
import { loadConfig } from "./platform/load-environment.ts";
import { closeOnSignals, exitWithSentence } from "./platform/process-end.ts";

const requestSeconds = 25;
const workerSeconds = 30;

async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  const platform = await composePlatform(config);
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
