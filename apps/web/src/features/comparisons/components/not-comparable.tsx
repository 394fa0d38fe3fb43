import type { Comparison } from "@adjudge/contracts";
import { Link } from "react-router";
import { reportPath } from "../../../lib/paths.ts";

/** Two images that cannot be compared any more: why, and the way to each of them. */
export function NotComparable({ comparison }: { comparison: Comparison }) {
  const sides = [comparison.image1_data, comparison.image2_data];
  return (
    <section className="versus-none" aria-label="Verdict">
      <p className="verdict">{comparison.not_comparable}</p>
      <ul>
        {sides.map((side, index) => (
          <li key={side.id}>
            <Link to={reportPath(side.id)}>
              <img src={side.thumbnail} alt="" />
              Report of image {index + 1}
            </Link>
            <p className="meta">
              {side.overall_score === null ? "No score" : `Score ${Math.round(side.overall_score)}%`}, engine{" "}
              {side.engine_version}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
