import type { Recommendation } from "@adjudge/contracts";
import { Band } from "../../../components/band.tsx";
import { gainText, isOpinion } from "../../../components/proof/recommendation-list.tsx";
import { withUnits } from "../../../lib/format.ts";

function Worth({ advice }: { advice: Recommendation }) {
  if (advice.action === "keep") return <Band kind="strong">Works</Band>;
  if (isOpinion(advice)) return <span className="meta">Opinion</span>;
  // Of a score that stands at 0: the advice says so.
  return advice.gain === 0 ? <span className="meta">±0</span> : <b className="num">{gainText(advice.gain)}</b>;
}

interface ScoreAdviceProps {
  recommendations: readonly Recommendation[];
  /** What is said where there is nothing to change. */
  none: string;
}

/** The advice on one score in words; with its places and sketches it stands at the top of the report. */
export function ScoreAdvice({ recommendations, none }: ScoreAdviceProps) {
  const hasChange = recommendations.some(({ action }) => action !== "keep");
  return (
    <ul className="score-advice">
      {!hasChange && <li className="muted">{none}</li>}
      {recommendations.map((one) => (
        <li key={`${one.rule} ${one.text}`}>
          <Worth advice={one} />
          <p>{withUnits(one.text)}</p>
        </li>
      ))}
    </ul>
  );
}
