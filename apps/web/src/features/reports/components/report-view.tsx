import type { Analysis, ImageResult, Recommendation } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useParams } from "react-router";
import { ErrorNote } from "../../../components/error-note.tsx";
import { FlagsNote } from "../../../components/proof/flags-note.tsx";
import { type Place, placesAlong } from "../../../components/proof/places.ts";
import type { ProofView } from "../../../components/proof/proof-picture.tsx";
import { scoreNames } from "../../../components/proof/score-names.ts";
import { Skeleton } from "../../../components/skeleton.tsx";
import { paths } from "../../../lib/paths.ts";
import { reportQuery, sampleId } from "../api/report.ts";
import { useCorrect } from "../again/use-read-again.ts";
import { thingsToDo, whatWorks } from "../sketch/sketch-model.ts";
import { useDrawing } from "../sketch/use-drawing.ts";
import { useSketch } from "../sketch/use-sketch.ts";
import { useRowInSight } from "../sketch/use-row-in-sight.ts";
import { ElementsTable } from "./elements-table.tsx";
import { FactsSection } from "./facts-section.tsx";
import { MethodNote } from "./method-note.tsx";
import { OverallReading } from "./overall-reading.tsx";
import { ReportHead } from "./report-head.tsx";
import { ReportStage } from "./report-stage.tsx";
import { ScoreAgain } from "./score-again.tsx";
import { ScoreCard } from "./score-card.tsx";
import { WhatToDo } from "./what-to-do.tsx";
import { isEmptyPicture, WithheldReading } from "./withheld-reading.tsx";
import "../../../components/proof/proof-report.css";
import "./report.css";
import "./facts.css";
import "./what-to-do.css";
import "./low-window.css";

const noAdvice: readonly Recommendation[] = [];

/** A banner takes the whole width; beside the reading it would be a strip over an empty column. */
const isWide = ({ width, height }: Analysis["source"]): boolean => width / height > 2.2;

interface LoadedReportProps {
  image: ImageResult;
  stored: Analysis;
  isSample: boolean;
}

function LoadedReport({ image, stored, isSample }: LoadedReportProps) {
  const correction = useCorrect(image);
  const analysis = correction.preview ?? stored;
  const { overall, withheld, facts } = analysis;
  const [view, setView] = useState<ProofView>("original");
  const [active, setActive] = useState<Place | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const advice = useMemo(() => (withheld ? noAdvice : thingsToDo(analysis)), [analysis, withheld]);
  const works = useMemo(() => (withheld ? noAdvice : whatWorks(analysis)), [analysis, withheld]);
  const places = useMemo(() => placesAlong([...advice, ...works], { isApart: true }), [advice, works]);
  const hasChange = advice.some(({ change }) => change !== null);
  const drawing = useDrawing(image.image, analysis, hasChange);
  const sketch = useSketch(analysis, isSample ? null : correction.previewScores, drawing);
  const keepInSight = useRowInSight(stage, sketch.isOpen);
  const show = (place: Place) => {
    setView("original");
    setActive(place);
    // While the sketch is open the pictures are in sight already.
    if (!sketch.isOpen) stage.current?.scrollIntoView({ block: "start" });
  };
  // Drawn once: they say the same wherever the pointer is, and the sketch must follow it.
  const cards = useMemo(
    () =>
      overall !== null &&
      scoreNames.map((name) => <ScoreCard key={name} name={name} image={image} analysis={analysis} />),
    [overall, image, analysis],
  );
  const tables = useMemo(
    () =>
      overall !== null && (
        <>
          <ElementsTable elements={analysis.elements} />
          <MethodNote analysis={analysis} />
        </>
      ),
    [overall, analysis],
  );
  const lighting = { places, active, onActive: setActive, onShow: show };
  return (
    <>
      <div className="report-hero" data-wide={isWide(analysis.source) ? true : undefined}>
        <ReportStage
          src={image.image}
          analysis={analysis}
          view={view}
          onView={setView}
          places={places.places}
          active={active}
          onActive={setActive}
          sketch={sketch}
          hasRoom={isWide(analysis.source) && advice.some(drawing.mayDraw)}
          stage={stage}
          list={list}
        />
        {withheld && <WithheldReading withheld={withheld} isCorrected={image.corrected} />}
        {overall !== null && (
          <>
            <OverallReading
              analysis={analysis}
              overall={overall}
              flags={<FlagsNote flags={analysis.flags} onActive={setActive} onShow={show} />}
            />
            <WhatToDo
              analysis={analysis}
              advice={advice}
              works={works}
              sketch={sketch}
              heading={list}
              src={image.image}
              size={analysis.source}
              onTap={keepInSight}
              {...lighting}
            />
          </>
        )}
      </div>
      <p className="sr" role="status">
        {correction.isPending ? "Scoring again with your corrections." : ""}
      </p>
      {cards}
      {facts && !(withheld && isEmptyPicture(withheld)) && (
        <FactsSection
          image={image}
          facts={facts}
          correction={isSample ? null : correction}
          onActive={setActive}
          onShow={show}
        />
      )}
      {tables}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the report">
      <h1 className="sr">Report</h1>
      <div className="proof-head">
        <Skeleton height="2.75rem" width="14rem" />
      </div>
      <div className="report-hero">
        <Skeleton height="34rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}

export function ReportView() {
  const { id = "" } = useParams();
  const { data: image, error, refetch } = useQuery(reportQuery(id));
  if (error && !image) {
    return (
      <>
        <h1 className="h1">Report</h1>
        <ErrorNote
          error={error}
          title="This report could not be loaded"
          onRetry={() => void refetch()}
          back={{ to: paths.results, label: "Back to Results" }}
        />
      </>
    );
  }
  if (!image) return <Waiting />;
  return (
    <>
      <ReportHead image={image} isSample={id === sampleId} />
      <ScoreAgain image={image} />
      {image.analysis && <LoadedReport image={image} stored={image.analysis} isSample={id === sampleId} />}
    </>
  );
}
