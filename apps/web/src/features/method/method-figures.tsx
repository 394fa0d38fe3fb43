import { AttentionPair } from "./attention-pair.tsx";
import { DotKey, DotPlot } from "./dot-plot.tsx";
import { type Figures, turned } from "./figures.ts";
import { type Held, withHeldOut } from "./held-out.ts";
import { isFlattering, plainWords } from "./plain-words.ts";
import { askedOf } from "./questions.ts";
import { ReliabilityCurve } from "./reliability-curve.tsx";
import { SpoilingsTable } from "./spoilings-table.tsx";
import { Tiles } from "./tiles.tsx";

/** Pieces of advice are counted, so they are shown as so many of a hundred. */
const isCounted = (row: Held): boolean => row.question === "Is the advice true of the ad?";

/** Further right is better in every row. */
const bettered = (row: Held): Held =>
  plainWords(row).isTurned === true ? { ...turned(row), held: row.held === null ? null : 1 - row.held } : row;

/** The picture of one question: what it is about decides its form. */
function Answer({ asked, rows }: { asked: string; rows: readonly Held[] }) {
  const counted = rows.filter(isCounted);
  const others = rows.filter((row) => !isCounted(row));
  return (
    <>
      {asked === "attention" && <AttentionPair />}
      {counted.length > 0 && <Tiles rows={counted} />}
      {others.length > 0 && <DotPlot rows={others} />}
    </>
  );
}

/** One picture a question. */
export function MethodFigures({ figures, held }: { figures: Figures; held: ReadonlyMap<string, number> }) {
  return (
    <div className="figures">
      <div>
        <DotKey />
        <p className="meta">
          Every line runs from 0 to 1, and further right is better. Figures on cases the engine had learned from flatter
          it, so the stricter ones come first wherever we have them. Where a dot has no bar, its likely range is
          narrower than the dot or was not worked out. Engine {figures.engineVersion}.
        </p>
      </div>
      {askedOf(figures).map(({ key, title, text, rows }) => (
        <section key={key} className="figures__one">
          <div>
            <h2 className="h3">{title}</h2>
            {text !== "" && <p>{text}</p>}
          </div>
          <div>
            <Answer asked={key} rows={withHeldOut(rows, held, isFlattering).map(bettered)} />
            {key === "spoilings" && figures.spoilings.length > 0 && <SpoilingsTable kinds={figures.spoilings} />}
          </div>
        </section>
      ))}
      {figures.calibration.length > 0 && (
        <section className="figures__one">
          <div>
            <h2 className="h3">Can its chances be trusted?</h2>
            <p>
              When we say that one ad is better with a chance of 70%, people should agree in 70 of 100 cases. Dots on
              the dashed line are right; above it we were too modest, below it too sure.
            </p>
          </div>
          <ReliabilityCurve bins={figures.calibration} />
        </section>
      )}
    </div>
  );
}
