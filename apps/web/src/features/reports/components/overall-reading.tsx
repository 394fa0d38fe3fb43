import type { Analysis } from "@adjudge/contracts";
import type { ReactNode } from "react";
import { Band, bandOf } from "../../../components/band.tsx";
import { overallLabel, scoreLabels, scoreNames } from "../../../components/proof/score-names.ts";
import { Reading, ScoreScale } from "../../../components/score-scale.tsx";

/** No ad is higher than itself and all others: the ends of the scale are told in words. */
export function percentileText(percentile: number): string {
  const below = Math.round(percentile);
  if (below >= 99) return "Higher than nearly every ad in the reference set.";
  if (below <= 1) return "Lower than nearly every ad in the reference set.";
  return `Higher than ${below} of 100 ads in the reference set.`;
}

interface OverallReadingProps {
  analysis: Analysis;
  overall: number;
  /** Beside the score: what may keep the ad from running. */
  flags: ReactNode;
}

/** The sentence first, then the number with its scale, then the three scores behind it. */
export function OverallReading({ analysis, overall, flags }: OverallReadingProps) {
  const { likely_range: range, overall_percentile: percentile } = analysis;
  return (
    <div className="report-read">
      <p className="verdict">{analysis.verdict}</p>
      <div className="report-overall">
        <h2 className="h4">{overallLabel}</h2>
        <div className="report-overall__num">
          <Reading value={overall} size="xl" />
          <span>
            <Band kind={bandOf(overall)} />
            {range && (
              <span className="meta report-overall__range">
                Likely range
                <br />
                {Math.round(range.low)} to {Math.round(range.high)}
              </span>
            )}
          </span>
        </div>
        <ScoreScale label={overallLabel} value={overall} reference={analysis.overall_reference} />
        <p className="small muted">
          {percentile !== null && percentileText(percentile)}
          {analysis.overall_reference && " The grey block is the middle half of them."}
        </p>
        {flags}
      </div>
      <nav className="report-trio" aria-label="Scores">
        {scoreNames.map((name) => (
          <a key={name} href={`#${name}`}>
            <span>{scoreLabels[name]}</span>
            <ScoreScale
              small
              label={scoreLabels[name]}
              value={analysis.scores[name].score ?? 0}
              reference={analysis.scores[name].reference}
            />
            <Reading value={analysis.scores[name].score ?? 0} />
          </a>
        ))}
      </nav>
    </div>
  );
}
