import type { ComparisonVerdict } from "@adjudge/contracts";
import { closeCall } from "../model.ts";

/** Which to run, in one sentence with the chance in it. */
export function VerdictCall({ verdict }: { verdict: ComparisonVerdict }) {
  const first = Math.round(100 * verdict.overall.probability_first);
  const close = closeCall(verdict);
  const isEven = verdict.overall.winner === null;
  return (
    <section className="versus-call" aria-label="Verdict" data-even={isEven ? true : undefined}>
      <p className="verdict">
        {verdict.sentence} {close && <span>{close}</span>}
      </p>
      <div className="versus-chance">
        <div className="versus-chance__bar" role="img" aria-label={`${first} to ${100 - first} for image 1`}>
          <i style={{ flexGrow: first }} data-ahead={verdict.overall.winner === 1 ? true : undefined} />
          <i style={{ flexGrow: 100 - first }} data-ahead={verdict.overall.winner === 2 ? true : undefined} />
        </div>
        <p>
          <span>
            <b>1</b> better in {first} of 100
          </span>
          <span>
            <b>2</b> in {100 - first}
          </span>
        </p>
        <p className="meta">From how often the engine is right on pairs judged by people.</p>
      </div>
    </section>
  );
}
