import { composePlatform, composeServices } from "./compose.ts";
import { openOperatorPort } from "./http/operator-port.ts";
import { startBackground } from "./platform/background.ts";
import { loadConfig } from "./platform/load-environment.ts";
import { closeOnSignals, exitWithSentence } from "./platform/process-end.ts";

/** Runs jobs and mail only, beside any number of web processes on the same database. */
async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  const platform = await composePlatform(config);
  await composeServices(platform, { isWorker: true }).catch(async (error: unknown) => {
    // Nothing of ours may be left running, above all not the embedded database.
    await platform.close().catch(() => undefined);
    throw error;
  });
  const readiness = { isDraining: false };
  const operatorPort = await openOperatorPort({ ...platform, readiness });
  const background = await startBackground(platform);
  // Timers of the background are unref'd; a worker has no server that would keep it alive.
  const keepAlive = setInterval(() => undefined, 60_000);
  closeOnSignals(platform.logger, async () => {
    clearInterval(keepAlive);
    readiness.isDraining = true;
    await background.stop({ timeoutSeconds: 20 });
    await operatorPort.close();
    await platform.close();
  });
  process.stdout.write("Adjudge worker is ready\n");
}

main().catch(exitWithSentence);
