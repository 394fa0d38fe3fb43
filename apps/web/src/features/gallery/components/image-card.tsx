import type { ImageResult } from "@adjudge/contracts";
import { Link } from "react-router";
import { Band, bandOf } from "../../../components/band.tsx";
import { TickBox } from "../../../components/choice.tsx";
import { Reading } from "../../../components/score-scale.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { reportPath } from "../../../lib/paths.ts";

interface ImageCardProps {
  image: ImageResult;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

export function ImageCard({ image, isTicked, onTick }: ImageCardProps) {
  const { category } = image.category;
  const title = image.name || category;
  const day = formatDateTime(image.created_date);
  const { overall_score: score, withheld } = image;
  const said = score === null ? "no score" : `score ${Math.round(score)}%`;
  return (
    <li className="result" data-ticked={isTicked ? true : undefined}>
      <Link className="result__pic" to={reportPath(image.id)} aria-label={`Open report: ${title}, ${day}, ${said}`}>
        <img src={image.thumbnail} alt="" loading="lazy" decoding="async" />
      </Link>
      <span className="result__tick">
        <TickBox
          label={`Tick ${title}, ${day}, ${said} to compare`}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
      </span>
      <div className="result__cap">
        <div className="result__text">
          <h3 className="h4">{title}</h3>
          {/* Isolated: digits beside a name that runs from right to left would be drawn into it. */}
          <p className="meta">
            {image.name !== "" && (
              <>
                <bdi>{category}</bdi>,{" "}
              </>
            )}
            {day}
          </p>
        </div>
        {score === null ? (
          <p className="result__score result__none">No score</p>
        ) : (
          <div className="result__score">
            <span className="xs">SCORE</span>
            <Reading value={score} />
            <Band kind={bandOf(score)} />
          </div>
        )}
      </div>
      {withheld && <p className="small muted">{withheld.message}</p>}
    </li>
  );
}
