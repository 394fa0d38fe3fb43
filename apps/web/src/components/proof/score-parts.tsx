import type { ScoreDetail } from "@adjudge/contracts";
import caretDownIcon from "@phosphor-icons/core/regular/caret-down.svg?raw";
import { type CSSProperties, useId, useState } from "react";
import { withUnits } from "../../lib/format.ts";
import { formatPoints, runningTotal } from "./running-total.ts";
import { Icon } from "../icon.tsx";

const barStyle = (low: number, high: number): CSSProperties => ({ left: `${low}%`, width: `${high - low}%` });

/** The sum behind a score on one 0 to 100 axis. Closed it shows the three largest parts; printed it is always open. */
export function ScoreParts({ detail }: { detail: ScoreDetail }) {
  // Where a score is withheld no page shows its parts.
  const score = detail.score ?? 0;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const steps = runningTotal(detail);
  return (
    <div className="score-parts">
      <button
        type="button"
        className="score-parts__toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon svg={caretDownIcon} />
        How {Math.round(score)} adds up
      </button>
      <ul className="parts" id={id} data-open={isOpen ? true : undefined}>
        <li className="base" data-minor>
          <span>Base</span>
          <b>{detail.base.toFixed(1)}</b>
          <div className="bar" aria-hidden="true">
            <i style={barStyle(0, detail.base)} />
          </div>
        </li>
        {steps.map(({ part, low, high, isLeading }) => (
          <li key={part.rule} className={part.points < 0 ? "minus" : "plus"} data-minor={isLeading ? undefined : true}>
            <span>
              <span className="part-label">{part.label}</span>
              <small>{withUnits(part.evidence.text)}</small>
              <small className="part-source">
                <abbr title={`Evidence grade ${part.grade}`}>{part.grade}</abbr> {part.source}
              </small>
            </span>
            <b>{formatPoints(part.points)}</b>
            <div className="bar" aria-hidden="true">
              <i style={barStyle(low, high)} />
            </div>
          </li>
        ))}
        <li className="sum" data-minor>
          <span>Score</span>
          <b>{score.toFixed(1)}</b>
        </li>
      </ul>
    </div>
  );
}
