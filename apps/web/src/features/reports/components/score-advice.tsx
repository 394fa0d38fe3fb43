import type { Recommendation } from "@adjudge/contracts";
import { Band } from "../../../components/band.tsx";
import { gainText } from "../../../components/proof/recommendation-list.tsx";

/** The advice on one score in words; with its places and sketches it stands at the top of the report. */
export function ScoreAdvice({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const hasChange = recommendations.some(({ action }) => action !== "keep");
  return (
    <ul className="score-advice">
      {!hasChange && <li className="muted">We found nothing to change here.</li>}
      {recommendations.map(({ rule, text, action, gain }) => (
        <li key={`${rule} ${text}`}>
          {action === "keep" ? <Band kind="strong">Works</Band> : <b className="num">{gainText(gain)}</b>}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
