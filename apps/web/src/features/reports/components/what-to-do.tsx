import type { Analysis, Recommendation } from "@adjudge/contracts";
import type { RefObject } from "react";
import { Band, bandOf } from "../../../components/band.tsx";
import type { SketchState } from "../sketch/use-sketch.ts";
import { AppliedChanges } from "./applied-changes.tsx";
import type { Lighting } from "./score-card.tsx";
import { AdviceRow, type Pictured, TodoList } from "./todo-list.tsx";

const numbers = ["", "One thing", "Two things", "Three things", "Four things", "Five things"];

/** No advice is good news, unless the score is low: then the parts say where the points went. */
export function nothingToDo({ overall, flags }: Pick<Analysis, "overall" | "flags">): string {
  if (flags.length > 0) return "Settle what is flagged above; we found nothing else worth changing.";
  return bandOf(overall ?? 0) === "weak"
    ? "We found no single fault to mend. The sums below show where the points went."
    : "This ad is sound: we found nothing worth changing. Well made.";
}

interface WhatToDoProps extends Lighting, Pictured {
  analysis: Analysis;
  advice: readonly Recommendation[];
  works: readonly Recommendation[];
  sketch: SketchState;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** At most five things to do, most valuable first, then what works. */
export function WhatToDo({ analysis, advice, works, sketch, canvas, ...rest }: WhatToDoProps) {
  return (
    <div className="report-todo">
      <section aria-labelledby="todo-title">
        <h2 className="h3" id="todo-title">
          {advice.length === 0 ? "Nothing to change" : `${numbers[advice.length]} to do`}
        </h2>
        {advice.length === 0 ? (
          <p className="todo-sound">{nothingToDo(analysis)}</p>
        ) : (
          <TodoList advice={advice} sketch={sketch} {...rest} />
        )}
        <AppliedChanges sketch={sketch} canvas={canvas} />
      </section>
      {works.length > 0 && (
        <section aria-labelledby="works-title">
          <h2 className="h3" id="works-title">
            <Band kind="strong">What works</Band>
          </h2>
          <ul className="recs">
            {works.map((one) => (
              <AdviceRow key={`${one.rule} ${one.text}`} advice={one} sketch={null} {...rest} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
