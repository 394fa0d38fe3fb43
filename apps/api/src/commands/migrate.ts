import { createPlansService } from "../features/plans/service.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { createLogger } from "../platform/logger.ts";
import { exitWithSentence } from "../platform/process-end.ts";

/** `npm run migrate`: brings the schema to this release and seeds the plans, without serving. */
async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  const database = await openDatabase({ config, logger: createLogger({ level: config.logLevel }) });
  await createPlansService({ db: database.db }).seed();
  await database.close();
  process.stdout.write("The database is at this release.\n");
  process.exit(0);
}

main().catch(exitWithSentence);
