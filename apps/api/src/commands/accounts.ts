import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { composePlatform, composeServices, type Services } from "../compose.ts";
import { UnknownAccountError } from "../features/account/service.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { exitWithSentence } from "../platform/process-end.ts";

const usage = `npm run accounts -- <what>
  export <email> <file.zip>     everything held about a person
  erase <email>                 the account and everything in it
  object <email>                pictures are not used to improve the scores
  allow <email>                 they may be used again
  restrict <email>              data is stored but not processed: no uploads, no comparisons
  unrestrict <email>            processing goes on
  end-sessions <email>          logs the person out everywhere
  check-audit                   finds entries of the audit log that were changed or removed`;

type Operator = Services["account"]["operator"];

/** Returns what to print. */
async function act(operator: Operator, [what, email = "", file = ""]: readonly string[]): Promise<string> {
  switch (what) {
    case "export": {
      if (file === "") return usage;
      await writeFile(resolve(file), await operator.export(email), { mode: 0o600 });
      return `Written to ${resolve(file)}`;
    }
    case "erase": {
      const erased = await operator.erase(email);
      return `Erased: ${Object.entries(erased)
        .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
        .join(", ")}`;
    }
    case "object":
    case "allow":
      await operator.allowImprovement(email, what === "allow");
      return `Use for improvement is now ${what === "allow" ? "allowed" : "refused"}.`;
    case "restrict":
    case "unrestrict":
      await operator.restrict(email, what === "restrict");
      return `Processing is now ${what === "restrict" ? "restricted" : "allowed"}.`;
    case "end-sessions":
      return `Ended ${await operator.endSessions(email)} sessions.`;
    case "check-audit": {
      const broken = await operator.checkAudit();
      if (broken.length === 0) return "The audit log is whole.";
      process.exitCode = 1;
      return broken.map(({ stream, entries }) => `${stream}: entries ${entries.join(", ")}`).join("\n");
    }
    default:
      return usage;
  }
}

async function main(): Promise<void> {
  const platform = await composePlatform(loadConfig(process.cwd()));
  try {
    const { account } = await composeServices(platform);
    await platform.queue.start({ isWorker: false });
    process.stdout.write(`${await act(account.operator, process.argv.slice(2))}\n`);
    await platform.queue.stop();
  } finally {
    await platform.close();
  }
  process.exit();
}

main().catch((error: unknown) => {
  if (!(error instanceof UnknownAccountError)) exitWithSentence(error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
