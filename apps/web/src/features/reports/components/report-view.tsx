import type { Analysis, ImageResult } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useParams } from "react-router";
import { ErrorNote } from "../../../components/error-note.tsx";
import { HeatKey } from "../../../components/proof/attention-layer.tsx";
import { FlagsNote } from "../../../components/proof/flags-note.tsx";
import { type Place, placesOf } from "../../../components/proof/places.ts";
import { ProofPicture, type ProofView } from "../../../components/proof/proof-picture.tsx";
import { scoreNames } from "../../../components/proof/score-names.ts";
import { Segmented } from "../../../components/segmented.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { paths } from "../../../lib/paths.ts";
import { reportQuery, sampleId } from "../api/report.ts";
import { useCorrect } from "../again/use-read-again.ts";
import { ElementsTable } from "./elements-table.tsx";
import { FactsSection } from "./facts-section.tsx";
import { MethodNote } from "./method-note.tsx";
import { OverallReading } from "./overall-reading.tsx";
import { ReportHead } from "./report-head.tsx";
import { ScoreAgain } from "./score-again.tsx";
import { ScoreCard } from "./score-card.tsx";
import { isEmptyPicture, WithheldReading } from "./withheld-reading.tsx";
import "../../../components/proof/proof-report.css";
import "./report.css";
import "./facts.css";

const views: readonly { value: ProofView; label: string }[] = [
  { value: "original", label: "Original" },
  { value: "attention", label: "Attention" },
  { value: "elements", label: "Elements" },
];

const noPlaces = placesOf({ recommendations: { contrast: [], recall: [], copy_engagement: [] } });

/** The words on the picture are the best description of it that the engine has. */
export function describePicture({ copy }: Pick<Analysis, "copy">): string {
  const words = copy.map(({ text }) => text).join(" / ");
  return words === "" ? "The uploaded ad. No text was read in it." : `The uploaded ad. It reads: ${words}`;
}

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
  const places = useMemo(() => (withheld ? noPlaces : placesOf(analysis)), [analysis, withheld]);
  const show = (place: Place) => {
    setView("original");
    setActive(place);
    stage.current?.scrollIntoView({ block: "start" });
  };
  const lighting = { places, active, onActive: setActive, onShow: show };
  return (
    <>
      <div className="report-hero">
        <div className="report-stage" ref={stage}>
          <ProofPicture
            src={image.image}
            alt={describePicture(analysis)}
            analysis={analysis}
            view={view}
            places={places.places}
            active={active}
            onActive={setActive}
            anchor="place"
          />
          <div className="report-stage__bar no-print">
            <Segmented label="View of the picture" options={views} value={view} onChange={setView} />
            {view === "attention" && <HeatKey />}
          </div>
        </div>
        {withheld && <WithheldReading withheld={withheld} />}
        {overall !== null && (
          <OverallReading
            analysis={analysis}
            overall={overall}
            flags={<FlagsNote flags={analysis.flags} onActive={setActive} onShow={show} />}
          />
        )}
      </div>
      <p className="sr" role="status">
        {correction.isPending ? "Scoring again with your corrections." : ""}
      </p>
      {overall !== null &&
        scoreNames.map((name) => <ScoreCard key={name} name={name} image={image} analysis={analysis} {...lighting} />)}
      {facts && !(withheld && isEmptyPicture(withheld)) && (
        <FactsSection
          image={image}
          facts={facts}
          correction={isSample ? null : correction}
          onActive={setActive}
          onShow={show}
        />
      )}
      {overall !== null && <ElementsTable elements={analysis.elements} />}
      {overall !== null && <MethodNote analysis={analysis} />}
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
