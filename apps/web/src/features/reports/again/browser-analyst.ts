import {
  type Analysis,
  type Corrections,
  type FaultCode,
  getSignals,
  type ImageResult,
  type ImageSignals,
} from "@adjudge/contracts";
import { call } from "../../../lib/api-client.ts";
import type { PreviewScores } from "@adjudge/scoring";
import type { Answer, FoundSignals, Question } from "./analyse-worker.ts";

export function foundSignals(signals: ImageSignals): FoundSignals {
  const { unread_text, faint_people, learned_attention, reading_cut, ...others } = signals;
  const { said, trades, likeness, orientation, script, ...rest } = others;
  return {
    ...rest,
    unreadText: unread_text,
    learnedAttention: learned_attention,
    ...(faint_people && { faintPeople: faint_people }),
    ...(reading_cut !== undefined && { readingCut: reading_cut }),
    ...(said !== undefined && { said }),
    ...(trades !== undefined && { trades }),
    ...(likeness !== undefined && { likeness }),
    ...(orientation !== undefined && { orientation }),
    ...(script !== undefined && { script }),
  };
}

export interface BrowserAnalyst {
  /** Rejects where this browser cannot: the server's response comes in any case. */
  analyse: (corrections: Corrections) => Promise<Analysis>;
  /** The scores as they would be with these faults mended. */
  preview: (corrections: Corrections, mended: readonly FaultCode[]) => Promise<PreviewScores>;
  close: () => void;
}

/** The engine itself, in a worker of the browser, ready with a picture and what was found in it. */
export function openAnalyst(image: Pick<ImageResult, "id" | "image">): BrowserAnalyst {
  const worker = new Worker(new URL("./analyse-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let next = 1;
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data);
  });
  worker.addEventListener("error", () => failAll(new Error("the engine could not be loaded")));
  const ask = (question: Question): void => worker.postMessage(question);
  const ready = call(getSignals, { params: { id: image.id }, background: true }).then(({ signals }) =>
    ask({ picture: image.image, found: foundSignals(signals) }),
  );
  ready.catch(() => undefined);
  const answerTo = async (corrections: Corrections, mended?: readonly FaultCode[]): Promise<Answer> => {
    await ready;
    return new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      ask({ id, corrections, ...(mended && { mended }) });
    });
  };
  const unexpected = () => new Error("the engine answered another question");
  return {
    analyse: async (corrections) => {
      const answer = await answerTo(corrections);
      if (!("analysis" in answer)) throw unexpected();
      return answer.analysis;
    },
    preview: async (corrections, mended) => {
      const answer = await answerTo(corrections, mended);
      if (!("scores" in answer)) throw unexpected();
      return answer.scores;
    },
    close: () => {
      worker.terminate();
      failAll(new Error("closed"));
    },
  };
}
