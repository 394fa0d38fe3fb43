import { exitWithSentence } from "../platform/process-end.ts";
import { moveDatabase } from "../platform/transfer/move-database.ts";
import { TransferError } from "../platform/transfer/transfer-error.ts";
import { withInstallation } from "./open-for-transfer.ts";

/** `npm run db:move -- <DATABASE_URL>`: from the embedded database to a server. */
async function main(): Promise<void> {
  const url = process.argv[2];
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url))
    throw new TransferError("Name the server: npm run db:move -- postgres://…");
  await withInstallation(async ({ target }) => {
    const digests = await moveDatabase({ source: target, target: { url } });
    for (const { name, rows } of digests) process.stdout.write(`${name}: ${rows} rows, checksums agree\n`);
    process.stdout.write("Moved. Set DATABASE_URL to that address and start again.\n");
  });
  process.exit(0);
}

main().catch(exitWithSentence);
