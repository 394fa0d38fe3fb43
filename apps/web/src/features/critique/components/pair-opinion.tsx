import type { PairCritique } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../../lib/format.ts";
import { pairCritiqueQuery, useAskAboutPair } from "../api/critique.ts";
import { OpinionCard, useAskable } from "./opinion-card.tsx";
import { Unready } from "./unready.tsx";

function wouldRun({ choice }: PairCritique): string {
  if (!choice) return "";
  if (!choice.steady) return "No preference: it chose another one when the two were shown in the other order.";
  return choice.winner === null ? "No preference." : `It would run image ${choice.winner}.`;
}

function measuredWords({ measured }: PairCritique): string {
  if (!measured) return "The two cannot be compared.";
  const first = Math.round(100 * measured.chance_first);
  const called = measured.winner === null ? "Too close to call." : `Image ${measured.winner} is likely better.`;
  return `${called} Image 1 is better in ${first} of 100 such pairs, image 2 in ${100 - first}.`;
}

function Loaded({ id }: { id: string }) {
  const { data: critique } = useQuery(pairCritiqueQuery(id));
  const ask = useAskAboutPair(id);
  if (!critique) return null;
  const { choice, model, date, status } = critique;
  return (
    <OpinionCard status={status}>
      {choice ? (
        <>
          <dl className="critique__facts critique__sides">
            <div>
              <dt className="meta">Measured by the engine</dt>
              <dd>{measuredWords(critique)}</dd>
            </div>
            <div>
              <dt className="meta">
                Opinion of {model}, a vision model{date && `, ${formatDateTime(date)}`}
              </dt>
              <dd>
                <b>{wouldRun(critique)}</b> {choice.reason}
              </dd>
            </div>
          </dl>
          <p className="small muted">The opinion was not measured, changes no score and may be wrong.</p>
        </>
      ) : (
        <Unready critique={critique} what="two pictures" ask={ask} />
      )}
    </OpinionCard>
  );
}

/** Below a comparison, where the operator has set a model; else nothing. */
export function PairOpinion() {
  const id = useAskable();
  return id === null ? null : <Loaded id={id} />;
}
