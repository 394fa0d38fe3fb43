import type { Analysis } from "@adjudge/contracts";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import type { RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { HeatKey } from "../../../components/proof/attention-layer.tsx";
import type { Place } from "../../../components/proof/places.ts";
import { ProofPicture, type ProofView } from "../../../components/proof/proof-picture.tsx";
import { Segmented } from "../../../components/segmented.tsx";
import { SketchPicture } from "../sketch/sketch-picture.tsx";
import type { SketchState } from "../sketch/use-sketch.ts";
import { Icon } from "../../../components/icon.tsx";

const views: readonly { value: ProofView; label: string }[] = [
  { value: "original", label: "Original" },
  { value: "attention", label: "Attention" },
  { value: "elements", label: "Elements" },
];

/** The words on the picture are the best description of it that the engine has. */
export function describePicture({ copy }: Pick<Analysis, "copy">): string {
  const words = copy.map(({ text }) => text).join(" / ");
  return words === "" ? "The uploaded ad. No text was read in it." : `The uploaded ad. It reads: ${words}`;
}

/** Wider than this, two pictures stand one above the other. */
const widestBeside = 1.3;

interface ReportStageProps {
  src: string;
  analysis: Analysis;
  view: ProofView;
  onView: (view: ProofView) => void;
  places: readonly Place[];
  active: Place | null;
  onActive: (place: Place | null) => void;
  sketch: SketchState;
  stage: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The ad, and beside it the sketch of the changed one while somebody looks at changes. */
export function ReportStage(props: ReportStageProps) {
  const { src, analysis, view, onView, places, active, onActive, sketch, stage, canvas } = props;
  const { width, height } = analysis.source;
  const { before, preview, shown } = sketch;
  return (
    <div
      className="report-stage"
      ref={stage}
      data-open={sketch.isOpen ? true : undefined}
      data-stacked={width / height > widestBeside ? true : undefined}
    >
      <div className="report-pair">
        <figure>
          <ProofPicture
            src={src}
            alt={describePicture(analysis)}
            analysis={analysis}
            view={view}
            places={places}
            active={active}
            onActive={onActive}
            anchor="place"
          />
          {sketch.isOpen && (
            <figcaption className="small no-print">
              Original <b className="num">{Math.round(before.overall)}</b>
            </figcaption>
          )}
        </figure>
        {sketch.isOpen && (
          <figure className="no-print">
            <SketchPicture src={src} analysis={analysis} sketch={sketch} canvas={canvas} />
            <figcaption className="small">
              {shown.length === 0 ? (
                "Sketch: nothing changed yet"
              ) : (
                <>
                  Sketch <b className="num">{Math.round(preview.overall)}</b>
                </>
              )}
            </figcaption>
          </figure>
        )}
      </div>
      <div className="report-stage__bar no-print">
        <Segmented label="View of the picture" options={views} value={view} onChange={onView} />
        {view === "attention" && <HeatKey />}
        {sketch.isOpen && (
          <Button variant="quiet" small icon={<Icon svg={xIcon} />} onClick={sketch.clear}>
            Close sketch
          </Button>
        )}
      </div>
    </div>
  );
}
