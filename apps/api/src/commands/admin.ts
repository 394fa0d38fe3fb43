import { connect } from "../platform/db/connect.ts";
import type { Db } from "../platform/db/database.ts";
import { reachServer } from "../platform/db/open-database.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { createLogger } from "../platform/logger.ts";
import {
  countUsers,
  findUser,
  listFailedJobs,
  listMails,
  listQueues,
  retryJobs,
  retryMails,
  type Row,
} from "../platform/operator/operator-queries.ts";
import { exitWithSentence } from "../platform/process-end.ts";
import { wake } from "../platform/queue/wake-ups.ts";

const usage = `npm run admin -- <what>
  jobs                       what waits, runs and was given up, queue by queue
  jobs failed                jobs that were given up, with why
  mails                      mails that wait or were given up
  users                      how many there are
  users <email>              one account
  retry <job id|queue|all>   failed jobs are tried again
  retry mails                mails that wait for their next try are sent now
`;

function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "None.\n";
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? "")))];
  const widths = names.map((_name, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return (
    cells.map((line) => `${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd()).join("\n") +
    "\n"
  );
}

/** Returns what to print. */
async function act(db: Db, [what, which]: readonly string[]): Promise<string> {
  switch (what) {
    case "jobs":
      return table(await (which === "failed" ? listFailedJobs(db) : listQueues(db)));
    case "mails":
      return table(await listMails(db));
    case "users":
      return table(await (which === undefined ? countUsers(db) : findUser(db, which)));
    case "retry": {
      if (which === undefined) break;
      const count = which === "mails" ? await retryMails(db) : await retryJobs(db, which);
      await wake(db, which);
      return `${count} ${which === "mails" ? "mails" : "jobs"} are tried again.\n`;
    }
    default:
  }
  process.exitCode = 2;
  return usage;
}

async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  const { target, stop } = await reachServer({ config, logger: createLogger({ level: config.logLevel }) });
  const { db, close } = connect(target, {
    poolSize: 2,
    waitSeconds: config.databaseWaitSeconds,
    onError: () => undefined,
  });
  try {
    process.stdout.write(await act(db, process.argv.slice(2)));
  } finally {
    await close();
    await stop();
  }
  process.exit();
}

main().catch(exitWithSentence);
