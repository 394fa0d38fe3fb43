import { composePlatform, composeServices } from "../compose.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { exitWithSentence } from "../platform/process-end.ts";

/** `npm run migrate`: brings the schema to this release and seeds the plans, without serving. */
async function main(): Promise<void> {
  const platform = await composePlatform(loadConfig(process.cwd()));
  await composeServices(platform);
  await platform.queue.start({ isWorker: false });
  await platform.queue.stop({ timeoutSeconds: 5 });
  await platform.close();
  process.stdout.write("The database is at this release.\n");
  process.exit(0);
}

main().catch(exitWithSentence);
