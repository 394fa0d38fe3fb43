import { createInterface } from "node:readline";
import { copyEngagement, copyRecall } from "@adjudge/scoring";
import type { Terminal } from "./main.ts";
import { printHelp } from "./help.ts";
import { readOptions } from "./read-options.ts";
import { UsageError } from "./usage-error.ts";

/** Scores each line of the input; empty lines are passed over. */
export const copyCommand = async (args: string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readOptions(args, {
    jsonl: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  });
  if (values["help"] === true) return printHelp(terminal);
  if (positionals.length > 0) throw new UsageError("copy reads its lines from the input: adjudge copy < lines.txt");
  for await (const text of createInterface({ input: terminal.stdin, crlfDelay: Infinity })) {
    if (text.trim() === "") continue;
    const recall = copyRecall(text);
    const engagement = copyEngagement(text);
    terminal.stdout.write(
      values["jsonl"] === true
        ? `${JSON.stringify({ text, recall, engagement })}\n`
        : `recall ${recall.toFixed(1).padStart(5)}   engagement ${engagement.toFixed(1).padStart(5)}   ${text}\n`,
    );
  }
  return 0;
};
