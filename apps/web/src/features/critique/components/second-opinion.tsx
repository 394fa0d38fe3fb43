import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "../../../lib/format.ts";
import { critiqueQuery, useAsk, useReportOf } from "../api/critique.ts";
import type { JudgedPicture } from "./opinion-faults.tsx";
import { OpinionParts } from "./opinion-parts.tsx";
import { OpinionCard, useAskable } from "./opinion-card.tsx";
import { Unready } from "./unready.tsx";

function Loaded({ id, picture }: { id: string; picture: JudgedPicture }) {
  const { data: critique } = useQuery(critiqueQuery(id));
  const ask = useAsk(id);
  useReportOf(critique?.status);
  // No opinion is not a failure of the report: where there is nothing to say, nothing is said.
  if (!critique || (critique.status === "not_asked" && critique.problem !== null)) return null;
  const { opinion, agreement, model, date, status } = critique;
  return (
    <OpinionCard status={status}>
      {opinion ? (
        <>
          <p className="small muted">
            The opinion of {model}, a vision model{date && `, ${formatDateTime(date)}`}. It was not measured by the
            engine, changes no score and may be wrong.
          </p>
          <OpinionParts opinion={opinion} agreement={agreement} picture={picture} />
        </>
      ) : (
        <Unready critique={critique} what="picture" ask={ask} />
      )}
    </OpinionCard>
  );
}

/** Below a report, where the operator has set a model; else nothing. */
export function SecondOpinion({ picture }: { picture: JudgedPicture }) {
  const id = useAskable();
  return id === null ? null : <Loaded id={id} picture={picture} />;
}
