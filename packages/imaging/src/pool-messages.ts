import type { Analysis } from "@adjudge/scoring";
import type { AnalyseAgain, AnalysedUpload, Reading } from "./analyse-upload.ts";
import type { Avatar } from "./avatar.ts";
import type { NormalisedUpload } from "./decode.ts";
import type { ImageErrorCode } from "./image-error.ts";

/** What a worker can be asked for, and what it answers. */
export interface JobResults {
  analyse: AnalysedUpload;
  score: NormalisedUpload & { analysis: Analysis };
  normalise: NormalisedUpload;
  analyseAgain: Reading;
  avatar: Avatar;
}

export type JobKind = keyof JobResults;

export interface JobMessage {
  id: number;
  kind: JobKind;
  bytes: Uint8Array;
  /** Of analyseAgain only. */
  again?: AnalyseAgain;
}

export type WorkerMessage =
  | { type: "ready" }
  | {
      type: "done";
      id: number;
      result: JobResults[JobKind];
      rssBytes: number;
      cpuSeconds: number;
      stagesMs: Record<string, number>;
    }
  | { type: "refused"; id: number; code: ImageErrorCode }
  | { type: "failed"; id: number; message: string };
