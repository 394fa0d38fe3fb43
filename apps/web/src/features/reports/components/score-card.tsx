import type { Analysis, ImageResult, ScoreName } from "@adjudge/contracts";
import { Band, bandOf } from "../../../components/band.tsx";
import { nothingInScore } from "../../../components/proof/nothing-in-score.ts";
import type { Place, Places } from "../../../components/proof/places.ts";
import { scoreLabels, scoreMeanings } from "../../../components/proof/score-names.ts";
import { ScoreParts } from "../../../components/proof/score-parts.tsx";
import { parseColourCode } from "../../../components/proof/swatch-colour.ts";
import { Swatches } from "../../../components/proof/swatches.tsx";
import { Reading, ScoreScale } from "../../../components/score-scale.tsx";
import { percentileText } from "./overall-reading.tsx";
import { ScoreAdvice } from "./score-advice.tsx";

export interface Lighting {
  places: Places;
  active: Place | null;
  onActive: (place: Place | null) => void;
  onShow: (place: Place) => void;
}

interface ScoreCardProps {
  name: ScoreName;
  image: ImageResult;
  analysis: Analysis;
}

export function ScoreCard({ name, image, analysis }: ScoreCardProps) {
  const detail = analysis.scores[name];
  const score = detail.score ?? 0;
  const shares = new Map(analysis.colours.map(({ hex, share }) => [hex, share]));
  const hexes = image.colors.flatMap(({ code }) => parseColourCode(code));
  return (
    <section className="report-score card" aria-labelledby={name}>
      <div className="report-score__read">
        <h2 className="h3" id={name}>
          {scoreLabels[name]}
        </h2>
        <p className="meta">{scoreMeanings[name]}</p>
        <div className="row report-score__num">
          <Reading value={score} size="lg" />
          <Band kind={bandOf(score)} />
        </div>
        <ScoreScale label={scoreLabels[name]} value={score} reference={detail.reference} />
        <p className="small muted">{percentileText(detail.percentile ?? 0)}</p>
        {name === "contrast" && (
          <Swatches label="Dominant colours" swatches={hexes.map((hex) => ({ hex, share: shares.get(hex) ?? null }))} />
        )}
      </div>
      <ScoreParts detail={detail} />
      <div className="report-score__recs">
        <h3 className="h4">Recommendations</h3>
        <ScoreAdvice recommendations={analysis.recommendations[name]} none={nothingInScore(analysis, name)} />
      </div>
    </section>
  );
}
