import type { Analysis, Recommendation } from "@adjudge/contracts";
import type { RefObject } from "react";
import { Band } from "../../../components/band.tsx";
import { nothingTitle, nothingToDo } from "../nothing-to-do.ts";
import type { SketchState } from "../sketch/use-sketch.ts";
import { AppliedChanges } from "./applied-changes.tsx";
import type { Lighting } from "./score-card.tsx";
import { AdviceRow, type Pictured, TodoList } from "./todo-list.tsx";

const numbers = ["", "One thing", "Two things", "Three things", "Four things", "Five things"];

interface WhatToDoProps extends Lighting, Pictured {
  analysis: Analysis;
  advice: readonly Recommendation[];
  works: readonly Recommendation[];
  sketch: SketchState;
  heading: RefObject<HTMLHeadingElement | null>;
  onTap: (row: HTMLElement) => void;
}

/** At most five things to do, most valuable first, then what works. */
export function WhatToDo({ analysis, advice, works, sketch, heading, ...rest }: WhatToDoProps) {
  return (
    <div className="report-todo">
      <section aria-labelledby="todo-title">
        <h2 className="h3" id="todo-title" ref={heading} tabIndex={-1}>
          {advice.length === 0 ? nothingTitle(analysis) : `${numbers[advice.length]} to do`}
        </h2>
        {advice.length === 0 ? (
          <p className="todo-sound">{nothingToDo(analysis)}</p>
        ) : (
          <TodoList advice={advice} sketch={sketch} {...rest} />
        )}
        <AppliedChanges sketch={sketch} heading={heading} />
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
