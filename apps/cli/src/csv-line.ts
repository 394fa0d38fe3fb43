import type { FileResult } from "./score-files.ts";

export const csvHead = "file,overall,contrast,recall,copy_engagement,engine_version,no_score_because\n";

const cell = (value: string | number): string => {
  const text = String(value);
  // Names of files begin as they like; a spreadsheet takes = + - @ for the start of a formula.
  const plain = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** One row a file; where there is no score the columns of scores are empty and the last one says why. */
export const csvLine = (result: FileResult): string => {
  const row = (values: (string | number)[]): string => `${values.map(cell).join(",")}\n`;
  if ("error" in result) return row([result.file, "", "", "", "", "", result.error.message]);
  const { overall, scores, engine_version, withheld } = result.analysis;
  if (overall === null) return row([result.file, "", "", "", "", engine_version, withheld?.message ?? ""]);
  const { contrast, recall, copy_engagement } = scores;
  return row([result.file, overall, contrast.score, recall.score, copy_engagement.score, engine_version, ""]);
};
