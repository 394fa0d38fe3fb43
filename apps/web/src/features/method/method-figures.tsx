import { DotKey, DotPlot } from "./dot-plot.tsx";
import type { Figures } from "./figures.ts";
import { askedOf } from "./questions.ts";
import { ReliabilityCurve } from "./reliability-curve.tsx";
import { SpoilingsTable } from "./spoilings-table.tsx";

/** One picture a question. */
export function MethodFigures({ figures }: { figures: Figures }) {
  return (
    <div className="figures">
      <div>
        <DotKey />
        <p className="meta">
          Every line runs from 0 to 1, and further right is better. A hollow dot was measured on cases the engine had
          learned from, so it flatters; the notes give the stricter figure. Engine {figures.engineVersion}.
        </p>
      </div>
      {askedOf(figures).map(({ key, title, text, rows }) => (
        <section key={key} className="figures__one">
          <div>
            <h2 className="h3">{title}</h2>
            {text !== "" && <p>{text}</p>}
          </div>
          <div>
            <DotPlot rows={rows} />
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
