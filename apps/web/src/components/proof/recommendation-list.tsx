import type { Recommendation } from "@adjudge/contracts";
import { withUnits } from "../../lib/format.ts";
import { Band } from "../band.tsx";
import { PictureCrop } from "./picture-crop.tsx";
import type { Place, Places } from "./places.ts";
import { scoreLabels } from "./score-names.ts";

interface RecommendationListProps {
  /** What is said where there is none. */
  none: string;
  recommendations: readonly Recommendation[];
  src: string;
  size: { width: number; height: number };
  places: Places;
  /** Ids of the first recommendation of each place begin with it, so that markers can lead here. */
  anchor: string;
  active: Place | null;
  onActive: (place: Place | null) => void;
  /** Brings the picture into view and keeps the place lit. */
  onShow: (place: Place) => void;
}

/** In tenths, as the parts are: rounded to whole points, 52 + 5 would make 56. */
export const gainText = (gain: number): string => `+${gain.toFixed(1)}`;

/** A model's, not the engine's: it stands among the advice where the operator measured the model, and is worth no point. */
export const isOpinion = ({ rule }: Pick<Recommendation, "rule">): boolean => rule === "critic";

export function Gain({ recommendation }: { recommendation: Recommendation }) {
  const { gain, overall_gain, score } = recommendation;
  if (isOpinion(recommendation))
    return (
      <div className="gain">
        <span>a model’s opinion</span>
      </div>
    );
  return (
    <div className="gain">
      <b>{gain === 0 ? "±0" : gainText(gain)}</b>
      <span>{scoreLabels[score].toLowerCase()}</span>
      {overall_gain > 0 && <span>{gainText(overall_gain)} overall</span>}
    </div>
  );
}

/** Place, change, measured value and target, gain; strengths stand in the same rows under "Works". */
export function RecommendationList(props: RecommendationListProps) {
  const { recommendations, none, src, size, places, anchor, active, onActive, onShow } = props;
  if (recommendations.length === 0) return <p className="small muted rec-none">{none}</p>;
  return (
    <ul className="recs">
      {recommendations.map((recommendation) => {
        const place = places.placeOf(recommendation);
        const works = recommendation.action === "keep";
        return (
          <li
            key={`${recommendation.rule} ${recommendation.text}`}
            id={place && places.isFirst(recommendation) ? `${anchor}-${place.number}` : undefined}
            className={works ? "rec rec--works" : "rec"}
            data-active={place !== null && place === active ? true : undefined}
            onPointerEnter={() => onActive(place)}
            onPointerLeave={() => onActive(null)}
          >
            {place ? (
              <button
                type="button"
                className="rec__place"
                aria-label={`Show place ${place.number} in the picture`}
                onFocus={() => onActive(place)}
                onBlur={() => onActive(null)}
                onClick={() => onShow(place)}
              >
                <PictureCrop src={src} size={size} boxes={recommendation.boxes} />
                <span className="dot">{place.number}</span>
              </button>
            ) : (
              <div className="rec__place rec__place--whole" aria-hidden="true">
                <PictureCrop src={src} size={size} boxes={[]} />
              </div>
            )}
            <div>
              {works && <Band kind="strong">Works</Band>}
              <p>{withUnits(recommendation.text)}</p>
              {recommendation.detail && <p>{withUnits(recommendation.detail)}</p>}
            </div>
            {!works && <Gain recommendation={recommendation} />}
          </li>
        );
      })}
    </ul>
  );
}
