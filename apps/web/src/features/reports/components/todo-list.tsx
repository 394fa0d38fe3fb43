import type { Recommendation } from "@adjudge/contracts";
import checkIcon from "@phosphor-icons/core/regular/check.svg?raw";
import { useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { PictureCrop } from "../../../components/proof/picture-crop.tsx";
import { Gain, isOpinion } from "../../../components/proof/recommendation-list.tsx";
import { scoreLabels } from "../../../components/proof/score-names.ts";
import { withUnits } from "../../../lib/format.ts";
import type { SketchState } from "../sketch/use-sketch.ts";
import type { Lighting } from "./score-card.tsx";
import { Icon } from "../../../components/icon.tsx";
import { withoutSketch } from "../sketch/without-sketch.ts";

export interface Pictured {
  src: string;
  size: { width: number; height: number };
}

interface RowProps extends Lighting, Pictured {
  advice: Recommendation;
  sketch: SketchState | null;
  /** A row was tapped: it is to stay in sight. */
  onTap: (row: HTMLElement) => void;
}

/** Below this the pictures stand above the list: a sketch that opened under the pointer would move the row away from it. */
const isSmall = (): boolean => window.matchMedia("(max-width: 959px)").matches;

/** One thing to do or to keep: its place lights up under pointer, focus and tap, and the change is drawn beside the original. */
export function AdviceRow({ advice, src, size, places, active, onActive, onShow, sketch, onTap }: RowProps) {
  const place = places.placeOf(advice);
  const works = advice.action === "keep";
  // What a model finds moves no score, so there is nothing to try out.
  const tried = works || isOpinion(advice) ? null : sketch;
  const isApplied = tried?.applied.includes(advice) ?? false;
  const light = () => {
    onActive(place);
    tried?.look(advice);
  };
  const dark = () => {
    onActive(null);
    tried?.look(null);
  };
  // A press of the mouse gives focus too: what opened then would move the button before it is let go.
  const isPressed = useRef(false);
  const lightUnlessPressed = () => {
    if (!isPressed.current) light();
  };
  const tap = (row: HTMLElement, isOnPicture: boolean) => {
    light();
    if (sketch && isSmall()) {
      sketch.hold(advice);
      onTap(row);
    } else if (place && (isOnPicture || isSmall())) onShow(place);
  };
  return (
    <li
      id={place && places.isFirst(advice) ? `place-${place.number}` : undefined}
      className={works ? "rec rec--works" : "rec"}
      data-active={place !== null && place === active ? true : undefined}
      data-applied={isApplied ? true : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        if (isSmall()) onActive(place);
        else light();
      }}
      onPointerLeave={(event) => {
        isPressed.current = false;
        if (event.pointerType !== "mouse" || isSmall()) return;
        dark();
      }}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onPointerCancel={() => {
        isPressed.current = false;
      }}
      onPointerUp={(event) => {
        isPressed.current = false;
        const { target, currentTarget, pointerType } = event;
        const isOnControl = target instanceof Element && target.closest("button") !== null;
        // A mouse lights the row as it comes, where that moves nothing.
        if (!isOnControl && (pointerType !== "mouse" || isSmall())) tap(currentTarget, false);
      }}
    >
      {place ? (
        <button
          type="button"
          className="rec__place"
          aria-label={`Show place ${place.number} in the picture`}
          onFocus={lightUnlessPressed}
          onBlur={dark}
          onClick={(event) => {
            const row = event.currentTarget.closest("li");
            if (row) tap(row, true);
          }}
        >
          <PictureCrop src={src} size={size} boxes={advice.boxes} />
          <span className="dot">{place.number}</span>
        </button>
      ) : (
        <div className="rec__place rec__place--whole" aria-hidden="true">
          <PictureCrop src={src} size={size} boxes={[]} />
        </div>
      )}
      <div>
        <p>{withUnits(advice.text)}</p>
        {advice.detail && <p>{withUnits(advice.detail)}</p>}
        {tried && advice.fault !== null && !tried.mayDraw(advice) && (
          <p className="small muted todo__apply no-print">{withoutSketch(advice)}</p>
        )}
        {tried && advice.fault !== null && tried.mayDraw(advice) && (
          <Button
            variant={isApplied ? "primary" : "line"}
            small
            className="todo__apply no-print"
            aria-pressed={isApplied}
            aria-label={`Apply: ${advice.text}`}
            {...(isApplied && { icon: <Icon svg={checkIcon} /> })}
            onFocus={lightUnlessPressed}
            onBlur={dark}
            onClick={(event) => {
              tried.toggle(advice);
              const row = event.currentTarget.closest("li");
              if (row && isSmall()) onTap(row);
            }}
          >
            {isApplied ? "Applied" : "Apply"}
          </Button>
        )}
      </div>
      {works ? <p className="meta todo__score">{scoreLabels[advice.score]}</p> : <Gain recommendation={advice} />}
    </li>
  );
}

interface TodoListProps extends Lighting, Pictured {
  advice: readonly Recommendation[];
  sketch: SketchState;
  onTap: (row: HTMLElement) => void;
}

export function TodoList({ advice, sketch, ...rest }: TodoListProps) {
  return (
    <ol className="recs">
      {advice.map((one) => (
        <AdviceRow key={`${one.rule} ${one.text}`} advice={one} sketch={sketch} {...rest} />
      ))}
    </ol>
  );
}
