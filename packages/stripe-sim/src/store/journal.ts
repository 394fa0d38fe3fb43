import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** One change: table, id and the new row, or null when it was removed. */
export type Change = [table: string, id: string, row: object | null];

export interface Journal {
  append(changes: readonly Change[]): void;
  close(): void;
}

function isChange(value: unknown): value is Change {
  return Array.isArray(value) && value.length === 3 && typeof value[0] === "string" && typeof value[1] === "string";
}

/** A line cut short by a crash belongs to a request that was never answered, so reading stops there. */
export function readJournal(dataDir: string): Change[] {
  const path = join(dataDir, "stripe-sim.jsonl");
  if (!existsSync(path)) return [];
  const changes: Change[] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "") continue;
    let parsed: unknown;
    try {
      parsed = JSON.parse(line);
    } catch {
      return changes;
    }
    if (Array.isArray(parsed)) changes.push(...parsed.filter(isChange));
  }
  return changes;
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** Rewrites the journal as one snapshot, then appends; each append is on disk before the caller goes on. */
export function openJournal(dataDir: string, snapshot: Iterable<Change>): Journal {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "stripe-sim.jsonl");
  const fresh = `${path}.new`;
  const draft = openSync(fresh, "w", 0o600);
  for (const change of snapshot) writeSync(draft, `${JSON.stringify([change])}\n`);
  fsyncSync(draft);
  closeSync(draft);
  renameSync(fresh, path);
  syncFolder(dataDir);
  const file = openSync(path, "a", 0o600);
  let size = fstatSync(file).size;
  return {
    append(changes) {
      const line = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        for (let written = 0; written < line.length;) written += writeSync(file, line, written);
        fsyncSync(file);
      } catch (error) {
        // A disk that is full takes a part of a line; reading would stop there, before all that is written later.
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
    },
    close() {
      closeSync(file);
    },
  };
}
