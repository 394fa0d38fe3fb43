import { abTestingCategory, type Comparison } from "@adjudge/contracts";
import { Link } from "react-router";
import { Band } from "../../../components/band.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { comparisonPath } from "../../../lib/paths.ts";

function Outcome({ verdict }: { verdict: Comparison["verdict"] }) {
  if (verdict === null) return <h4 className="h4">Cannot be compared</h4>;
  const { overall } = verdict;
  if (overall.winner === null) return <Band kind="even" />;
  const chance = overall.winner === 1 ? overall.probability_first : 1 - overall.probability_first;
  return (
    <h4 className="h4">
      {overall.winner} is likely better, chance {Math.round(100 * chance)}%
    </h4>
  );
}

export function ComparisonCard({ comparison }: { comparison: Comparison }) {
  const day = formatDateTime(comparison.created_date);
  const sides = [comparison.image1_data, comparison.image2_data];
  return (
    <li className="result">
      <Link className="pair-pics" to={comparisonPath(comparison.id)} aria-label={`Open comparison of ${day}`}>
        {sides.map((side, index) => (
          <span key={side.id}>
            <img src={side.thumbnail} alt="" loading="lazy" decoding="async" />
            <b className="pair-pics__over">
              <span>{index + 1}</span>
              {side.overall_score === null ? (
                <span>No score</span>
              ) : (
                <span className="reading">{Math.round(side.overall_score)}%</span>
              )}
            </b>
          </span>
        ))}
      </Link>
      <div>
        <Outcome verdict={comparison.verdict} />
        <p className="meta">
          {abTestingCategory}, {day}
        </p>
      </div>
    </li>
  );
}
