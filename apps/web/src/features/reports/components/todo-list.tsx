import type { Recommendation } from "@adjudge/contracts";
import checkIcon from "@phosphor-icons/core/regular/check.svg?raw";
import { Button } from "../../../components/button.tsx";
import { PictureCrop } from "../../../components/proof/picture-crop.tsx";
import { Gain, isOpinion } from "../../../components/proof/recommendation-list.tsx";
import { scoreLabels } from "../../../components/proof/score-names.ts";
import { withUnits } from "../../../lib/format.ts";
import type { SketchState } from "../sketch/use-sketch.ts";
import type { Lighting } from "./score-card.tsx";
import { Icon } from "../../../components/icon.tsx";

export interface Pictured {
  src: string;
  size: { width: number; height: number };
}

interface RowProps extends Lighting, Pictured {
  advice: Recommendation;
  sketch: SketchState | null;
}

/** One thing to do or to keep: its place lights up under pointer and focus, and the change is drawn beside the original. */
export function AdviceRow({ advice, src, size, places, active, onActive, onShow, sketch }: RowProps) {
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
  return (
    <li
      id={place && places.isFirst(advice) ? `place-${place.number}` : undefined}
      className={works ? "rec rec--works" : "rec"}
      data-active={place !== null && place === active ? true : undefined}
      data-applied={isApplied ? true : undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && light()}
      onPointerLeave={(event) => event.pointerType === "mouse" && dark()}
    >
      {place ? (
        <button
          type="button"
          className="rec__place"
          aria-label={`Show place ${place.number} in the picture`}
          onFocus={light}
          onBlur={dark}
          onClick={() => {
            // A tap gives no focus on some phones.
            light();
            onShow(place);
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
        {tried && advice.fault !== null && (
          <Button
            variant={isApplied ? "primary" : "line"}
            small
            className="todo__apply no-print"
            aria-pressed={isApplied}
            aria-label={`Apply: ${advice.text}`}
            {...(isApplied && { icon: <Icon svg={checkIcon} /> })}
            onFocus={light}
            onBlur={dark}
            onClick={() => tried.toggle(advice)}
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
