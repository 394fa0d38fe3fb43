import type { Analysis, ComparisonVerdict } from "@adjudge/contracts";
import { scoreNames } from "../../../components/proof/score-names.ts";
import type { FileNames } from "../file-names.ts";
import { betterFirst, closeCall, reasonsFor, whatToRun } from "../model.ts";

interface VerdictCallProps {
  verdict: ComparisonVerdict;
  analyses: readonly [Analysis, Analysis];
  names: FileNames;
}

/** Which to run and why, with the chance that it is right. */
export function VerdictCall({ verdict, analyses: [one, two], names }: VerdictCallProps) {
  const { winner } = verdict.overall;
  const first = betterFirst(verdict.overall);
  const close = closeCall(verdict);
  // "It shows a person" was a reason beside "Neither is clearly ahead on recall".
  const ahead = scoreNames.filter((name) => verdict.scores[name].winner === winner);
  const reasons = winner === 2 ? reasonsFor(two, one, ahead) : reasonsFor(one, two, ahead);
  const run = whatToRun(winner, reasons, [one.flags.length > 0, two.flags.length > 0], names);
  return (
    <section className="versus-call" aria-label="Verdict" data-even={winner === null ? true : undefined}>
      <div>
        <p className="verdict">{verdict.sentence}</p>
        <p className="versus-call__run">{run}</p>
        {close && <p className="muted">{close}</p>}
      </div>
      <div className="versus-chance">
        <div className="versus-chance__bar" role="img" aria-label={`${first} to ${100 - first} for image 1`}>
          <i style={{ flexGrow: first }} data-ahead={winner === 1 ? true : undefined} />
          <i style={{ flexGrow: 100 - first }} data-ahead={winner === 2 ? true : undefined} />
        </div>
        <p>
          <span>
            <b>1</b> better in {first} of 100
          </span>
          <span>
            <b>2</b> better in {100 - first} of 100
          </span>
        </p>
        <p className="meta">The chance comes from how often the engine is right on pairs that people judged.</p>
      </div>
    </section>
  );
}
