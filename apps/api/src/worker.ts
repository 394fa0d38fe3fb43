import { composePlatform, composeServices } from "./compose.ts";
import { startBackground } from "./platform/background.ts";
import { ConfigError } from "./platform/config.ts";
import { loadConfig } from "./platform/load-environment.ts";
import { closeOnSignals, exitWithSentence } from "./platform/process-end.ts";

/** Runs jobs and mail only, beside any number of web processes on the same database. */
async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  if (config.stripe === null)
    throw new ConfigError(
      "A separate worker needs the STRIPE_ settings: the payment simulator, and the jobs with it, runs inside `npm start`.",
    );
  const platform = await composePlatform(config);
  await composeServices(platform);
  const background = await startBackground(platform);
  // Timers of the background are unref'd; a worker has no server that would keep it alive.
  const keepAlive = setInterval(() => undefined, 60_000);
  closeOnSignals(platform.logger, async () => {
    clearInterval(keepAlive);
    await background.stop({ timeoutSeconds: 30 });
    await platform.close();
  });
  process.stdout.write("Adjudge worker is ready\n");
}

main().catch(exitWithSentence);
