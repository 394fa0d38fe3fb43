import type { Recommendation } from "@adjudge/contracts";
import { Band } from "../../../components/band.tsx";
import { nothingInScore } from "../../../components/proof/nothing-in-score.ts";
import { gainText, isOpinion } from "../../../components/proof/recommendation-list.tsx";
import { withUnits } from "../../../lib/format.ts";

function Worth({ advice }: { advice: Recommendation }) {
  if (advice.action === "keep") return <Band kind="strong">Works</Band>;
  return isOpinion(advice) ? <span className="meta">Opinion</span> : <b className="num">{gainText(advice.gain)}</b>;
}

interface ScoreAdviceProps {
  recommendations: readonly Recommendation[];
  score: number;
}

/** The advice on one score in words; with its places and sketches it stands at the top of the report. */
export function ScoreAdvice({ recommendations, score }: ScoreAdviceProps) {
  const hasChange = recommendations.some(({ action }) => action !== "keep");
  return (
    <ul className="score-advice">
      {!hasChange && <li className="muted">{nothingInScore(score)}</li>}
      {recommendations.map((one) => (
        <li key={`${one.rule} ${one.text}`}>
          <Worth advice={one} />
          <p>{withUnits(one.text)}</p>
        </li>
      ))}
    </ul>
  );
}
