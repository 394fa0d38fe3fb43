import { Analysis, Opinion, PairCritique, type Critique } from "@adjudge/contracts";
import { agreementOf } from "@adjudge/imaging/critic";
import { problemSentence } from "./problems.ts";
import type { CritiqueRow } from "./repository.ts";

type About = { destination: string; model: string; isAgreed: boolean };

function aboutRow(row: CritiqueRow | undefined, { destination, model, isAgreed }: About) {
  return {
    status: isAgreed ? (row?.status ?? ("not_asked" as const)) : ("off" as const),
    destination,
    model: row?.model ?? model,
    date: (row?.finished_at ?? row?.asked_at)?.toISOString() ?? null,
    problem: row?.problem == null ? null : problemSentence(row.problem),
  };
}

export function presentCritique(row: CritiqueRow | undefined, about: About, analysis: Analysis | null): Critique {
  const isReady = about.isAgreed && row?.status === "ready";
  const opinion = isReady ? Opinion.parse(row.opinion) : null;
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
