import { compare } from "@adjudge/scoring";
import type { Terminal } from "./main.ts";
import { printHelp } from "./help.ts";
import { readOptions } from "./read-options.ts";
import { lineOf } from "./score-command.ts";
import { askForChoice, choiceLines, openCritic } from "./second-opinion.ts";
import { scoreFiles, type FileResult } from "./score-files.ts";
import { comparisonOf } from "./summary.ts";
import { UsageError } from "./usage-error.ts";

export const compareCommand = async (args: string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readOptions(args, {
    json: { type: "boolean" },
    critic: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  });
  if (values["help"] === true) return printHelp(terminal);
  const [first, second] = positionals;
  if (first === undefined || second === undefined || positionals.length !== 2)
    throw new UsageError("compare needs exactly two files");
  const critic = values["critic"] === true ? openCritic(terminal) : null;
  const results: FileResult[] = [];
  for await (const result of scoreFiles([first, second], { openPool: terminal.openPool })) results.push(result);
  for (const result of results)
    if ("error" in result) terminal.stderr.write(`adjudge: ${result.file}: ${result.error.message}\n`);
  const [a, b] = results;
  if (a === undefined || b === undefined || "error" in a || "error" in b) return 2;
  const sides = { first: lineOf(first, a.analysis), second: lineOf(second, b.analysis) };
  const isJson = values["json"] === true;
  const reasons = [a, b].flatMap(({ file, analysis: { withheld } }) =>
    withheld ? [`${file}: ${withheld.message}`] : [],
  );
  if (reasons.length > 0) {
    for (const reason of reasons) terminal.stderr.write(`adjudge: no score, cannot be compared: ${reason}\n`);
    if (isJson) terminal.stdout.write(`${JSON.stringify({ verdict: null, ...sides }, null, 2)}\n`);
    return 3;
  }
  const verdict = compare(a.analysis, b.analysis);
  const critique = critic && (await askForChoice(critic, [first, second]));
  terminal.stdout.write(
    isJson
      ? `${JSON.stringify({ verdict, ...(critique && { critique }), ...sides }, null, 2)}\n`
      : `${comparisonOf(first, second, verdict)}${critique ? choiceLines(critique, [first, second]) : ""}`,
  );
  return 0;
};
