import type { ScoreName } from "@adjudge/contracts";
import { Band, bandOf } from "../../../components/band.tsx";
import { nothingInScore } from "../../../components/proof/nothing-in-score.ts";
import { RecommendationList } from "../../../components/proof/recommendation-list.tsx";
import { scoreLabels, scoreMeanings } from "../../../components/proof/score-names.ts";
import { ScoreParts } from "../../../components/proof/score-parts.tsx";
import { parseColourCode } from "../../../components/proof/swatch-colour.ts";
import { Swatches } from "../../../components/proof/swatches.tsx";
import { Reading } from "../../../components/score-scale.tsx";
import type { VersusSide } from "./use-sides.ts";

function SideScore({ name, side }: { name: ScoreName; side: VersusSide }) {
  const { number, image, analysis, name: fileName, places, active, setActive, show } = side;
  const detail = analysis.scores[name];
  const score = detail.score ?? 0;
  const shares = new Map(analysis.colours.map(({ hex, share }) => [hex, share]));
  const hexes = image.colors.flatMap(({ code }) => parseColourCode(code));
  return (
    <div className="versus-both__side">
      <div className="versus-both__head">
        <b className="versus-number" aria-label={`Image ${number}`}>
          {number}
        </b>
        <Reading value={score} />
        <Band kind={bandOf(score)} />
        {fileName !== null && (
          <span className="meta versus-both__name" title={image.name}>
            {fileName}
          </span>
        )}
      </div>
      {name === "contrast" && (
        <Swatches
          label={`Dominant colours of image ${number}`}
          swatches={hexes.map((hex) => ({ hex, share: shares.get(hex) ?? null }))}
        />
      )}
      <ScoreParts detail={detail} />
      <h4 className="h4">Recommendations</h4>
      <RecommendationList
        recommendations={analysis.recommendations[name]}
        none={nothingInScore(analysis, name)}
        src={image.image}
        size={analysis.source}
        places={places}
        anchor={side.anchor}
        active={active}
        onActive={setActive}
        onShow={show}
      />
    </div>
  );
}

/** One score of both images: value, colours, sum and recommendations side by side. */
export function BothScores({ name, sides }: { name: ScoreName; sides: readonly [VersusSide, VersusSide] }) {
  return (
    <section className="versus-both card" aria-labelledby={name}>
      <div>
        <h3 className="h3" id={name}>
          {scoreLabels[name]}
        </h3>
        <p className="meta">{scoreMeanings[name]}</p>
      </div>
      {sides.map((side) => (
        <SideScore key={side.number} name={name} side={side} />
      ))}
    </section>
  );
}
