import { compareCommand } from "./compare-command.ts";
import { copyCommand } from "./copy-command.ts";
import { scoreCommand } from "./score-command.ts";
import type { OpenPool } from "./score-files.ts";
import { UsageError } from "./usage-error.ts";

/** The parts of `process` the commands use, so that tests can run them without a process. */
export interface Terminal {
  stdin: NodeJS.ReadableStream;
  stdout: { write: (text: string) => unknown };
  stderr: { write: (text: string) => unknown; isTTY?: boolean };
  /** Another way to workers than starting some for this command. */
  openPool?: OpenPool;
}

const help = `adjudge tells how well an ad image will work.

  adjudge score FILE... [--json | --jsonl | --csv] [--min N] [--workers N] [--critic]
  adjudge compare FIRST SECOND [--json] [--critic]
  adjudge copy [--jsonl] < lines

score    Overall, contrast, recall and copy engagement of jpg, png and webp files; a folder stands for the pictures in it.
         --json   everything that was found, as JSON     --jsonl  one JSON line a file
         --csv    one row a file, with a head         --min N  exit 1 when an overall score is below N,
                                                               3 when one is withheld and none is below
compare  Which of two is likely better, with the chance of it.
copy     Recall and engagement of each line of text read from the input.

--critic  adds the opinion of the vision model that CRITIC_URL and CRITIC_MODEL name (docs/critic.md). Pictures are sent
          there, and nowhere without it.

A picture that is no ad, or that cannot be read, gets no overall score: null in JSON, with the reason beside it.

Exit: 0 done, 1 below the minimum, 2 a file could not be scored or the command is wrong, 3 a score is withheld.
`;

/** Runs one command and returns the exit code. */
export const main = async (args: string[], terminal: Terminal): Promise<number> => {
  const [command, ...rest] = args;
  try {
    if (command === "score") return await scoreCommand(rest, terminal);
    if (command === "compare") return await compareCommand(rest, terminal);
    if (command === "copy") return await copyCommand(rest, terminal);
    const asked = command === "--help" || command === "help" || command === "-h";
    (asked ? terminal.stdout : terminal.stderr).write(help);
    return asked ? 0 : 2;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.stderr.write(`adjudge: ${error.message}\n`);
    return 2;
  }
};
