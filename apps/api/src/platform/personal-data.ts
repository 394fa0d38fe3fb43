import type { Tx } from "./db/database.ts";

/** One file of an export; `path` is its place in the archive. */
export type ExportFile = {
  path: string;
  /** A large one is read only when its turn comes; undefined: it is gone by then, and left out. */
  content: Uint8Array | (() => Promise<Uint8Array | undefined>);
};

/** What a feature holds about a person: it hands it out and removes it. */
export type PersonalData = {
  export: (options: { userId: string }) => Promise<ExportFile[]>;
  /** Outside the transaction, before anything is removed: what must end elsewhere. May run again after a failure. */
  prepareErasure?: (options: { userId: string }) => Promise<void>;
  /** Removes the rows and returns how many of what. Files go by jobs of the same commit. */
  erase: (tx: Tx, options: { userId: string }) => Promise<Record<string, number>>;
};

/** For people and programs: indented, in UTF-8. */
export const jsonFile = (path: string, value: unknown): ExportFile => ({
  path,
  content: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
});
