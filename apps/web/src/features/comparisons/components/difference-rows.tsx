import type { ScoreVerdict } from "@adjudge/contracts";
import { Band } from "../../../components/band.tsx";
import { overallLabel, scoreLabels, scoreMeanings, scoreNames } from "../../../components/proof/score-names.ts";
import { Reading } from "../../../components/score-scale.tsx";
import { chanceOf, type Decided, differenceSpot, errorZone, openOutcome, scoreOf } from "../model.ts";

interface RowProps {
  label: string;
  meaning?: string;
  values: [number, number];
  verdict: ScoreVerdict;
}

function Outcome({ verdict, points }: { verdict: ScoreVerdict; points: number }) {
  if (verdict.winner === null) {
    const { isClose, text } = openOutcome(points);
    return (
      <p className="small">
        {isClose ? (
          <>
            <Band kind="even" />
            <span className="muted">{text}</span>
          </>
        ) : (
          <span className="muted">{text}</span>
        )}
      </p>
    );
  }
  return (
    <p className="small">
      <b className="num">+{points}</b> for {verdict.winner}, chance <b className="num">{chanceOf(verdict)}%</b>
    </p>
  );
}

function Row({ label, meaning, values: [first, second], verdict }: RowProps) {
  // Of the whole numbers that are shown, so that a reader can check the sum.
  const points = Math.abs(Math.round(first) - Math.round(second));
  const zone = errorZone(verdict);
  return (
    <tr>
      <th scope="row">
        <b>{label}</b>
        {meaning && <span className="meta">{meaning}</span>}
      </th>
      <td className="versus-a">
        <Reading value={first} size="lg" />
      </td>
      <td className="versus-diff">
        <div className="versus-diff__rule" aria-hidden="true">
          {zone && <span className="versus-diff__error" style={{ left: `${zone.left}%`, width: `${zone.width}%` }} />}
          <span
            className="versus-diff__needle"
            style={{ left: `${differenceSpot(verdict.difference)}%` }}
            data-even={verdict.winner === null ? true : undefined}
          />
        </div>
        <Outcome verdict={verdict} points={points} />
      </td>
      <td className="versus-b">
        <Reading value={second} size="lg" />
      </td>
    </tr>
  );
}

/** Both values and the difference of every score; a winner is named only where the difference is clear. */
export function DifferenceRows({ comparison }: { comparison: Decided }) {
  const { image1_data: first, image2_data: second, verdict } = comparison;
  return (
    <table className="versus-rows">
      <caption className="sr">Scores of both images</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Score</span>
          </th>
          <th scope="col" className="versus-a">
            Image 1
          </th>
          <th scope="col">
            <span className="sr">Difference</span>
            <span className="versus-axis" aria-hidden="true">
              <span>1 is ahead</span>
              <span>level</span>
              <span>2 is ahead</span>
            </span>
          </th>
          <th scope="col" className="versus-b">
            Image 2
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={overallLabel}
          values={[first.overall_score ?? 0, second.overall_score ?? 0]}
          verdict={verdict.overall}
        />
        {scoreNames.map((name) => (
          <Row
            key={name}
            label={scoreLabels[name]}
            meaning={scoreMeanings[name]}
            values={[scoreOf(name, first), scoreOf(name, second)]}
            verdict={verdict.scores[name]}
          />
        ))}
      </tbody>
    </table>
  );
}
