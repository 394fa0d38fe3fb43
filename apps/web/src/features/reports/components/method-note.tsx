import type { Analysis } from "@adjudge/contracts";
import { Link } from "react-router";
import { paths } from "../../../lib/paths.ts";

/** How far to trust it: formula, evidence grades, what the engine was unsure of. */
export function MethodNote({ analysis }: { analysis: Analysis }) {
  return (
    <section className="report-method card" aria-labelledby="method-note">
      <h2 className="h4" id="method-note">
        How good are these scores?
      </h2>
      <div className="small muted report-method__text">
        <p>
          Each score is checked against what people saw, remembered and clicked. We publish where it agrees with them
          and where it fails. The analysis is an estimate, not a guarantee.
        </p>
        <p>{analysis.formula}</p>
        <p>
          Evidence: <b>A</b> shown on human data by our own evaluation, <b>B</b> a published study, <b>C</b> practice.
        </p>
        {analysis.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Link className="btn btn--quiet no-print" to={paths.method}>
        Read the method
      </Link>
    </section>
  );
}
