import { FaultCode, Opinion, PairCritique, type Analysis, type Critique } from "@adjudge/contracts";
import { agreementOf, foundFrom } from "@adjudge/imaging/critic";
import { FAULTS } from "@adjudge/scoring";
import { z } from "zod";
import { problemSentence } from "./problems.ts";
import type { CritiqueRow } from "./repository.ts";

const StoredOpinion = z.looseObject({
  faults: z.array(z.looseObject({ code: FaultCode, probability: z.number() })),
});

/** As stored, with the names that the engine has for the faults. */
function opinionOf(stored: unknown): Opinion {
  const { faults, ...rest } = StoredOpinion.parse(stored);
  const named = faults.map((fault) => ({
    ...fault,
    label: FAULTS.find(({ code }) => code === fault.code)?.label ?? fault.code,
    found: fault.probability >= foundFrom,
  }));
  return Opinion.parse({ ...rest, faults: named });
}

type About = { destination: string; model: string; isAgreed: boolean; isBudgetLeft: boolean };

function aboutRow(found: CritiqueRow | undefined, { destination, model, isAgreed, isBudgetLeft }: About) {
  // A budget spent last month is no reason this month: the question is as if it had not been asked.
  const row = found?.problem === "budget" && isBudgetLeft ? undefined : found;
  const status = isAgreed ? (row?.status ?? ("not_asked" as const)) : ("off" as const);
  return {
    status,
    destination,
    model: row?.model ?? model,
    date: (row?.finished_at ?? row?.asked_at)?.toISOString() ?? null,
    problem: row?.problem == null ? null : problemSentence(row.problem),
    can_ask: isBudgetLeft && (status === "not_asked" || status === "failed"),
  };
}

export function presentCritique(row: CritiqueRow | undefined, about: About, analysis: Analysis | null): Critique {
  const isReady = about.isAgreed && row?.status === "ready";
  const opinion = isReady ? opinionOf(row.opinion) : null;
  return { ...aboutRow(row, about), opinion, agreement: opinion && analysis ? agreementOf(opinion, analysis) : null };
}

export function presentPairCritique(
  row: CritiqueRow | undefined,
  about: About,
  measured: PairCritique["measured"],
): PairCritique {
  const isReady = about.isAgreed && row?.status === "ready";
  return { ...aboutRow(row, about), choice: isReady ? PairCritique.shape.choice.parse(row.opinion) : null, measured };
}
