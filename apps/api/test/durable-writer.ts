import { writeSync } from "node:fs";
import { openDatabase } from "../src/platform/db/open-database.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { createLogger } from "../src/platform/logger.ts";

/** Writes rows as fast as it can and says which ones were acknowledged, until somebody kills it. */
const [dataDir = "", prefix = ""] = process.argv.slice(2);
const config = { databaseUrl: null, dataDir, databasePoolSize: 4, databaseWaitSeconds: 60, isProduction: true };
const { db } = await openDatabase({ config, logger: createLogger({ level: "silent" }) });

async function writeForever(writer: number): Promise<never> {
  for (let index = 0; ; index++) {
    const email = `${prefix}-${writer}-${index}@example.test`;
    await inTransaction(db, (tx) => tx.insertInto("users").values({ email, email_folded: email }).execute());
    writeSync(1, `${email}\n`);
  }
}

await Promise.all([0, 1, 2, 3].map(writeForever));
