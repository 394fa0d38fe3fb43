import type { Analysis, FaultCode } from "@adjudge/scoring";
import { faultWords } from "./fault-words.ts";
import type { Opinion } from "./opinion.ts";

/** From here on the model is taken to say that the ad has the fault. */
export const foundFrom = 0.5;

export interface Agreement {
  both: FaultCode[];
  /** The model's alone, though the engine looks for it too. */
  model_only: FaultCode[];
  /** The model's alone; the engine does not judge it. */
  not_judged: FaultCode[];
  engine_only: FaultCode[];
  sentences: string[];
}

type Engine = Pick<Analysis, "faults"> & { facts: Pick<Analysis["facts"], "faults"> | null };

export const foundBy = ({ faults }: Pick<Opinion, "faults">): FaultCode[] =>
  faults
    .filter(({ probability }) => probability >= foundFrom)
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ code }) => code);

const phrase = (code: FaultCode): string => faultWords[code].found;
const list = (codes: readonly FaultCode[]): string => {
  const words = codes.map(phrase);
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
};

/** Where the model and the engine say the same of an ad, and where they do not, in so many words. */
export function agreementOf(opinion: Pick<Opinion, "faults">, engine: Engine): Agreement {
  const found = foundBy(opinion);
  const claimed = engine.faults.map(({ code }) => code);
  const looksFor = engine.facts?.faults ?? {};
  const isJudged = (code: FaultCode): boolean => Object.hasOwn(looksFor, code);
  const both = found.filter((code) => claimed.includes(code));
  const alone = found.filter((code) => !claimed.includes(code));
  const model_only = alone.filter(isJudged);
  const not_judged = alone.filter((code) => !isJudged(code));
  const engine_only = claimed.filter((code) => !found.includes(code));
  const sentences = [
    ...(both.length > 0 ? [`Both find ${list(both)}.`] : []),
    ...(model_only.length > 0
      ? [`It finds ${list(model_only)}; the engine looked too, but is not sure enough to say so.`]
      : []),
    ...(not_judged.length > 0 ? [`It finds ${list(not_judged)}; the engine does not judge that.`] : []),
    ...(engine_only.length > 0 ? [`The engine finds ${list(engine_only)}; the model does not.`] : []),
  ];
  if (sentences.length === 0) sentences.push("Neither finds a fault.");
  return { both, model_only, not_judged, engine_only, sentences };
}
