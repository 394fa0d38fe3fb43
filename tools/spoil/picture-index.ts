import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signalsFile } from "../eval/cached-signals.ts";

/** One picture that was made, with where its signals lie. */
export interface IndexLine {
  ad: string;
  kind: string;
  picture: string;
  signals: string;
}

const indexFile = (folder: string): string => join(folder, "index.jsonl");

/** Signals of another reader, or of a picture that has changed since, are no longer its own. */
const isOwn = ({ picture, signals }: IndexLine, folder: string): boolean =>
  existsSync(picture) && existsSync(signals) && signalsFile(readFileSync(picture), join(folder, "signals")) === signals;

/** What an earlier run left that still holds, by ad and kind. */
export function keptIndex(folder: string): Map<string, IndexLine> {
  if (!existsSync(indexFile(folder))) return new Map();
  const lines = readFileSync(indexFile(folder), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    // Written below and nowhere else: its shape is known.
    .map((line) => JSON.parse(line) as IndexLine);
  return new Map(lines.filter((line) => isOwn(line, folder)).map((line) => [`${line.ad} ${line.kind}`, line]));
}

/** Written whole and renamed, so that whoever reads it meanwhile sees one state or the other. */
export function writeIndex(folder: string, index: ReadonlyMap<string, IndexLine>): void {
  const part = `${indexFile(folder)}.part`;
  writeFileSync(part, [...index.values()].map((line) => `${JSON.stringify(line)}\n`).join(""));
  renameSync(part, indexFile(folder));
}
