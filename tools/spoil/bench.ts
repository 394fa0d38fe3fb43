import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Signals } from "@adjudge/scoring";
import { cachedSignals, signalsFile } from "../eval/cached-signals.ts";
import type { SpoiltRow } from "./measure.ts";
import type { IndexLine } from "./picture-index.ts";

export interface RunOptions {
  /** How many ads. */
  count: number;
  /** Copies in folder/copies, signals in folder/signals. */
  folder: string;
  /** Only make and read the pictures. */
  signalsOnly?: boolean;
  onCopy?: (line: IndexLine, row: SpoiltRow | null) => void;
}

/** What becomes of a picture that was made. */
export interface Bench {
  options: RunOptions;
  /** Signals of a picture, which is entered in the index; the row is what came of scoring it. */
  read: (ad: string, kind: string, path: string, score: (signals: Signals) => SpoiltRow | null) => Promise<Signals>;
}

export function benchFor(options: RunOptions): Bench {
  const kept = join(options.folder, "signals");
  return {
    options,
    read: async (ad, kind, path, score) => {
      const signals = await cachedSignals(path, kept);
      const line = { ad, kind, picture: path, signals: signalsFile(readFileSync(path), kept) };
      options.onCopy?.(line, score(signals));
      return signals;
    },
  };
}

export const homeOf = (bench: Bench, ad: string): string => join(bench.options.folder, "copies", ad);
