import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { ErrorNote } from "../../../components/error-note.tsx";
import { HeatKey } from "../../../components/proof/attention-layer.tsx";
import { ElementKey, type LitElement, useLitElement } from "../../../components/proof/element-boxes.tsx";
import { FlagsNote } from "../../../components/proof/flags-note.tsx";
import { ProofPicture, type ProofView } from "../../../components/proof/proof-picture.tsx";
import { scoreNames } from "../../../components/proof/score-names.ts";
import { Segmented } from "../../../components/segmented.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { paths, reportPath } from "../../../lib/paths.ts";
import { comparisonQuery, sampleId } from "../api/comparisons.ts";
import { type Decided, isDecided } from "../model.ts";
import { AttentionTable } from "./attention-table.tsx";
import { BorrowList } from "./borrow-list.tsx";
import { BothScores } from "./both-scores.tsx";
import { ComparisonHead } from "./comparison-head.tsx";
import { DifferenceRows } from "./difference-rows.tsx";
import { NotComparable } from "./not-comparable.tsx";
import { type Pair, useSides, type VersusSide } from "./use-sides.ts";
import { VerdictCall } from "./verdict-call.tsx";
import "../../../components/proof/proof-report.css";
import "./comparisons.css";

const views: readonly { value: ProofView; label: string }[] = [
  { value: "original", label: "Original" },
  { value: "attention", label: "Attention" },
  { value: "difference", label: "Difference" },
  { value: "elements", label: "Elements" },
];

interface SidePictureProps {
  side: VersusSide;
  view: ProofView;
  isSample: boolean;
  lit: LitElement;
}

function SidePicture({ side, view, isSample, lit }: SidePictureProps) {
  const { number, image, analysis, name, lead, places, active, setActive } = side;
  const { width, height } = analysis.source;
  const words = analysis.copy.map(({ text }) => text).join(" / ");
  return (
    <figure className="versus-side">
      <figcaption className="versus-side__top">
        <span className="versus-side__n reading">{number}</span>
        <div>
          <h2 className="h4">{isSample ? `Image ${number}` : <Link to={reportPath(image.id)}>Image {number}</Link>}</h2>
          <p className="meta versus-side__name">
            {name !== null && <span className="versus-side__short">{name}</span>}
            <span className="versus-side__whole">
              {image.name !== "" && (
                <>
                  <bdi>{image.name}</bdi>,{" "}
                </>
              )}
              {width} × {height} px
            </span>
          </p>
        </div>
      </figcaption>
      <ProofPicture
        src={image.image}
        alt={words === "" ? `Image ${number}. No text was read in it.` : `Image ${number}. It reads: ${words}`}
        analysis={analysis}
        view={view}
        places={places.places}
        active={active}
        onActive={setActive}
        anchor={side.anchor}
        difference={lead}
        lit={lit}
      />
      <FlagsNote flags={analysis.flags} onActive={setActive} onShow={setActive} />
    </figure>
  );
}

function LoadedComparison({ comparison, pair, isSample }: { comparison: Decided; pair: Pair; isSample: boolean }) {
  const [view, setView] = useState<ProofView>("attention");
  const stage = useRef<HTMLDivElement>(null);
  const sides = useSides(pair, stage, () => setView("original"));
  const lit = [useLitElement(), useLitElement()] as const;
  const isDifference = view === "difference";
  return (
    <>
      <VerdictCall
        verdict={comparison.verdict}
        analyses={[sides[0].analysis, sides[1].analysis]}
        names={[sides[0].name, sides[1].name]}
      />
      <div className="versus-pair" ref={stage}>
        {sides.map((side) => (
          <SidePicture
            key={side.number}
            side={side}
            view={view}
            isSample={isSample}
            lit={lit[side.number - 1] ?? lit[0]}
          />
        ))}
      </div>
      <div className="versus-bar no-print">
        <Segmented label="View of both pictures" options={views} value={view} onChange={setView} />
        {(view === "attention" || isDifference) && (
          <HeatKey {...(isDifference && { low: "No more than the other", high: "Much more" })} />
        )}
      </div>
      {view === "elements" && (
        <div className="versus-keys">
          {sides.map(({ number, analysis }) => (
            <div key={number}>
              <h3 className="h4">Image {number}</h3>
              <ElementKey
                elements={analysis.elements}
                lit={lit[number - 1] ?? lit[0]}
                label={`Elements in image ${number}`}
              />
            </div>
          ))}
        </div>
      )}
      <BorrowList
        comparison={comparison}
        sides={[
          { src: sides[0].image.image, analysis: sides[0].analysis },
          { src: sides[1].image.image, analysis: sides[1].analysis },
        ]}
        names={[sides[0].name, sides[1].name]}
      />
      <DifferenceRows comparison={comparison} />
      <AttentionTable first={sides[0].analysis} second={sides[1].analysis} />
      <h2 className="h2 versus-title">Scores and recommendations</h2>
      {scoreNames.map((name) => (
        <BothScores key={name} name={name} sides={sides} />
      ))}
    </>
  );
}

export function ComparisonView() {
  const { id = "" } = useParams();
  const { data: comparison, error, refetch } = useQuery(comparisonQuery(id));
  if (error && !comparison) {
    return (
      <>
        <h1 className="h1">A/B report</h1>
        <ErrorNote
          error={error}
          title="This comparison could not be loaded"
          onRetry={() => void refetch()}
          back={{ to: paths.results, label: "Back to Results" }}
        />
      </>
    );
  }
  if (!comparison) {
    return (
      <div role="status" aria-label="Loading the comparison">
        <h1 className="sr">A/B report</h1>
        <Skeleton height="8rem" />
        <Skeleton height="30rem" />
      </div>
    );
  }
  const { image1_data: first, image2_data: second } = comparison;
  return (
    <>
      <ComparisonHead comparison={comparison} isSample={id === sampleId} />
      {!isDecided(comparison) && <NotComparable comparison={comparison} />}
      {isDecided(comparison) && first.analysis && second.analysis && (
        <LoadedComparison
          comparison={comparison}
          pair={{ images: [first, second], analyses: [first.analysis, second.analysis] }}
          isSample={id === sampleId}
        />
      )}
    </>
  );
}
