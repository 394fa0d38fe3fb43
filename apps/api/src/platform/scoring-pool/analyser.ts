import type { AnalyseAgain, Reading, StoredSignals } from "@adjudge/imaging";
import type { Analysis } from "@adjudge/scoring";

/** A picture that passed the gate: clean bytes to keep, two small ones to show, and what the engine found. */
export type AnalysedPicture = {
  bytes: Buffer;
  format: "jpeg" | "png" | "webp";
  width: number;
  height: number;
  sha256: string;
  /** WebP, longer side 320 and 640. */
  thumbnail: Buffer;
  preview: Buffer;
  analysis: Analysis;
  signals: StoredSignals;
};

/**
 * Decodes and scores in worker processes, never on the event loop. Throws imaging's ImageError for a file that is no
 * picture we take, and AppError 503 when the queue is full, the time is up or the worker died twice.
 */
export type Analyser = {
  /** Resolves when the workers have their models open. */
  warm: () => Promise<void>;
  /** `owner`: whose picture it is; owners are served one after the other. */
  analyse: (upload: Buffer, options: { owner: string }) => Promise<AnalysedPicture>;
  /** A kept picture once more: from its stored signals with corrections, or read anew. */
  analyseAgain: (kept: Buffer, again: AnalyseAgain, options: { owner: string }) => Promise<Reading>;
  /** A profile picture as an upright square WebP; waits in the queue like an ad. */
  avatar: (upload: Buffer, options: { owner: string }) => Promise<Buffer>;
  /** Gives up what waits and what runs: whoever asked gets 503 now rather than nothing later. */
  abandon: () => void;
  close: () => Promise<void>;
};
