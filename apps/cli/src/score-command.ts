import type { Analysis } from "@adjudge/scoring";
import { csvHead, csvLine } from "./csv-line.ts";
import { findFiles } from "./find-files.ts";
import type { Terminal } from "./main.ts";
import { progressBar } from "./progress-bar.ts";
import { printHelp } from "./help.ts";
import { numberOption, readOptions } from "./read-options.ts";
import { askCritic, openCritic, opinionLines, type Critique } from "./second-opinion.ts";
import { scoreFiles, type FileResult } from "./score-files.ts";
import { summaryOf } from "./summary.ts";
import { UsageError } from "./usage-error.ts";

/** One line of --jsonl: the scores first, then all the rest. */
export const lineOf = (file: string, analysis: Analysis): Record<string, unknown> => {
  const { overall, scores, clutter, attention, ...rest } = analysis;
  return {
    file,
    overall,
    contrast: scores.contrast.score,
    recall: scores.recall.score,
    copy_engagement: scores.copy_engagement.score,
    clutter,
    attention,
    ...rest,
    scores,
  };
};

const asJson = (result: FileResult, critique: Critique | null): Record<string, unknown> =>
  "analysis" in result
    ? { ...lineOf(result.file, result.analysis), ...(critique && { critique }) }
    : { file: result.file, error: result.error };

export const scoreCommand = async (args: string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readOptions(args, {
    json: { type: "boolean" },
    jsonl: { type: "boolean" },
    csv: { type: "boolean" },
    min: { type: "string" },
    workers: { type: "string" },
    critic: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  });
  if (values["help"] === true) return printHelp(terminal);
  const forms = ["json", "jsonl", "csv"].filter((form) => values[form] === true);
  if (forms.length > 1) throw new UsageError(`--${forms.join(" and --")} cannot be had at once`);
  const minimum = numberOption(values, "min", 0, 100);
  const workers = numberOption(values, "workers", 1, 64);
  const files = findFiles(positionals);
  if (files.length === 0) throw new UsageError("score needs at least one jpg, png or webp file");
  const critic = values["critic"] === true ? openCritic(terminal) : null;
  const bar = progressBar(files.length, terminal.stderr);
  const all: Record<string, unknown>[] = [];
  let failed = false;
  let below = false;
  let withheld = false;
  if (values["csv"] === true) terminal.stdout.write(csvHead);
  bar.draw();
  for await (const result of scoreFiles(files, { workers, openPool: terminal.openPool })) {
    bar.clear();
    if ("error" in result) {
      failed = true;
      terminal.stderr.write(`adjudge: ${result.file}: ${result.error.message}\n`);
    } else if (result.analysis.overall === null) withheld = true;
    else if (minimum !== undefined && result.analysis.overall < minimum) below = true;
    const scored = "analysis" in result && result.analysis.overall !== null ? result.analysis : null;
    const critique = critic && scored ? await askCritic(critic, result.file, scored) : null;
    if (values["json"] === true) all.push(asJson(result, critique));
    else if (values["jsonl"] === true) terminal.stdout.write(`${JSON.stringify(asJson(result, critique))}\n`);
    else if (values["csv"] === true) terminal.stdout.write(csvLine(result));
    else if ("analysis" in result)
      terminal.stdout.write(`${summaryOf(result.file, result.analysis)}${critique ? opinionLines(critique) : ""}`);
    bar.step();
  }
  bar.clear();
  if (values["json"] === true) terminal.stdout.write(`${JSON.stringify(files.length === 1 ? all[0] : all, null, 2)}\n`);
  if (failed) return 2;
  if (minimum === undefined) return 0;
  return below ? 1 : withheld ? 3 : 0;
};
