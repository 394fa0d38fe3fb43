import { compareCommand } from "./compare-command.ts";
import { copyCommand } from "./copy-command.ts";
import { help, printHelp } from "./help.ts";
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

/** Runs one command and returns the exit code. */
export const main = async (args: string[], terminal: Terminal): Promise<number> => {
  const [command, ...rest] = args;
  try {
    if (command === "score") return await scoreCommand(rest, terminal);
    if (command === "compare") return await compareCommand(rest, terminal);
    if (command === "copy") return await copyCommand(rest, terminal);
    const asked = command === "--help" || command === "help" || command === "-h";
    if (asked) return printHelp(terminal);
    terminal.stderr.write(help);
    return 2;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.stderr.write(`adjudge: ${error.message}\n`);
    return 2;
  }
};
