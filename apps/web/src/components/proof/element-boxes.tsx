import type { Box, DesignElement } from "@adjudge/contracts";
import { useMemo, useState } from "react";
import { cornersOf } from "./element-labels.ts";
import "./element-boxes.css";

const percent = (share: number): string => `${100 * share}%`;

export const boxStyle = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Which of the found elements is pointed out, by its id, in the list of them and in the picture. */
export interface LitElement {
  id: string | null;
  toggle: (id: string) => void;
}

export function useLitElement(): LitElement {
  const [id, setId] = useState<string | null>(null);
  return { id, toggle: (asked) => setId((last) => (last === asked ? null : asked)) };
}

/** Where the number of an element stands beside its box: on the side that has room. */
function sideOf({ x, width }: Box): "before" | "after" | "above" {
  if (x > 0.05) return "before";
  return x + width < 0.95 ? "after" : "above";
}

interface ElementBoxesProps {
  elements: readonly DesignElement[];
  /** Of writing, whether it is part of an element or not. */
  lines: readonly Box[];
  /** Width of the picture by its height. */
  ratio: number;
  isShown: boolean;
  /** With a list of them beside the picture; their names then leave a small picture to their numbers. */
  lit?: LitElement | undefined;
}

export function ElementBoxes({ elements, lines, ratio, isShown, lit }: ElementBoxesProps) {
  const corners = useMemo(() => cornersOf(elements, lines, ratio), [elements, lines, ratio]);
  const known = elements.some(({ id }) => id === lit?.id) ? lit?.id : null;
  return (
    <div
      className="proof-layer"
      data-shown={isShown ? true : undefined}
      data-keyed={lit ? true : undefined}
      aria-hidden="true"
    >
      {elements.map((element, index) => (
        <span
          key={element.id}
          className="proof-box"
          style={boxStyle(element.box)}
          data-corner={corners[index]}
          data-lit={element.id === known ? true : undefined}
          data-dim={known && element.id !== known ? true : undefined}
        >
          <span>{element.label}</span>
          {lit && (
            <b className="proof-box__n" data-side={sideOf(element.box)}>
              {element.order}
            </b>
          )}
        </span>
      ))}
    </div>
  );
}

interface ElementKeyProps {
  elements: readonly DesignElement[];
  lit: LitElement;
  /** Whose elements they are. */
  label: string;
}

/** The names of what is boxed in a small picture, numbered as there: a press points one out. */
export function ElementKey({ elements, lit, label }: ElementKeyProps) {
  return (
    <ol className="element-key no-print" aria-label={label}>
      {elements
        .toSorted((a, b) => a.order - b.order)
        .map(({ id, order, label: name, text }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={lit.id === id}
              aria-label={text === null ? `${order} ${name}` : `${order} ${name}: ${text}`}
              onClick={() => lit.toggle(id)}
            >
              <b>{order}</b> {name}
            </button>
          </li>
        ))}
    </ol>
  );
}
