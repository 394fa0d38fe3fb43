import type { Analysis, Recommendation } from "@adjudge/contracts";
import type { ReactNode } from "react";
import { Band, bandOf } from "../../../components/band.tsx";
import { overallLabel, scoreLabels, scoreNames } from "../../../components/proof/score-names.ts";
import { Reading, ScoreScale } from "../../../components/score-scale.tsx";

/** The change that lifts the overall score most; null where nothing would. */
export function bestStep({ recommendations }: Pick<Analysis, "recommendations">): Recommendation | null {
  const all = scoreNames.flatMap((name) => recommendations[name]).filter(({ overall_gain }) => overall_gain >= 0.5);
  return all.toSorted((a, b) => b.overall_gain - a.overall_gain)[0] ?? null;
}

export const percentileText = (percentile: number): string =>
  `Higher than ${Math.round(percentile)} of 100 ads in the reference set.`;

function First({ analysis, overall }: { analysis: Analysis; overall: number }) {
  const step = bestStep(analysis);
  if (!step) return null;
  const reached = Math.min(100, overall + step.overall_gain);
  return (
    <div className="report-first">
      <h2 className="h4">Do this first</h2>
      <p>
        {step.text} It lifts the overall score from <span className="num">{Math.round(overall)}</span> to{" "}
        <span className="num">{Math.round(reached)}</span>.
      </p>
    </div>
  );
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
              value={analysis.scores[name].score}
              reference={analysis.scores[name].reference}
            />
            <Reading value={analysis.scores[name].score} />
          </a>
        ))}
      </nav>
      <First analysis={analysis} overall={overall} />
    </div>
  );
}
