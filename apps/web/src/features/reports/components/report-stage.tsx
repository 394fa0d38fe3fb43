import type { Analysis } from "@adjudge/contracts";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import type { RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { HeatKey } from "../../../components/proof/attention-layer.tsx";
import { ElementKey, useLitElement } from "../../../components/proof/element-boxes.tsx";
import type { Place } from "../../../components/proof/places.ts";
import { ProofPicture, type ProofView } from "../../../components/proof/proof-picture.tsx";
import { Segmented } from "../../../components/segmented.tsx";
import { SketchPicture, SketchRoom } from "../sketch/sketch-picture.tsx";
import type { SketchState } from "../sketch/use-sketch.ts";
import { Icon } from "../../../components/icon.tsx";
import { useFocusLost } from "../../../lib/use-focus-lost.ts";

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

/**
 * Over a list that takes the whole width they stand side by side up to this: one above the other they would leave little of a window
 * to what is said. A flatter banner in half the width could not be read.
 */
const flattestBeside = 4.5;

interface ReportStageProps {
  src: string;
  analysis: Analysis;
  view: ProofView;
  onView: (view: ProofView) => void;
  places: readonly Place[];
  active: Place | null;
  onActive: (place: Place | null) => void;
  sketch: SketchState;
  /** The room of the sketch is kept free from the start. */
  hasRoom: boolean;
  stage: RefObject<HTMLDivElement | null>;
  /** Heading of the list of things to do: where the keyboard goes on when the picture is far away. */
  list: RefObject<HTMLElement | null>;
}

/** What the second picture is, and the score: of the ad without the fault, since a sketch is no finished ad. */
function SketchCaption({ sketch: { isOpen, shown, sketch, preview } }: { sketch: SketchState }) {
  if (!isOpen) return "Point at a thing to do to see it sketched here";
  if (shown.length === 0) return "Sketch: nothing changed yet";
  return (
    <>
      {sketch?.drawn.length === 0 ? "This cannot be drawn" : "Sketch"} · once mended{" "}
      <b className="num">{Math.round(preview.overall)}</b>
    </>
  );
}

/** The ad, and beside it the sketch of the changed one while somebody looks at changes. */
export function ReportStage(props: ReportStageProps) {
  const { src, analysis, view, onView, places, active, onActive, sketch, hasRoom, stage, list } = props;
  const { width, height } = analysis.source;
  const { before, isOpen, isHeld } = sketch;
  const lit = useLitElement();
  useFocusLost(isOpen || isHeld, () => {
    const chosen = stage.current?.querySelector<HTMLElement>("input:checked");
    // In a small window the pictures stayed in sight only while the sketch was open; the list is what is read then.
    const isSeen = chosen && chosen.getBoundingClientRect().bottom > 0;
    (isSeen ? chosen : list.current)?.focus({ preventScroll: true });
  });
  return (
    <div
      className="report-stage"
      ref={stage}
      data-open={isOpen ? true : undefined}
      data-room={hasRoom ? true : undefined}
      data-held={isHeld ? true : undefined}
      data-stacked={width / height > widestBeside ? true : undefined}
      data-flat={width / height > flattestBeside ? true : undefined}
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
            lit={lit}
          />
          {(isOpen || hasRoom) && (
            <figcaption className="small no-print">
              Original <b className="num">{Math.round(before.overall)}</b>
            </figcaption>
          )}
        </figure>
        {(isOpen || hasRoom) && (
          <figure className="report-pair__second no-print">
            {isOpen ? <SketchPicture analysis={analysis} state={sketch} /> : <SketchRoom analysis={analysis} />}
            <figcaption className="small">
              <SketchCaption sketch={sketch} />
            </figcaption>
          </figure>
        )}
      </div>
      <div className="report-stage__bar no-print">
        <Segmented label="View of the picture" options={views} value={view} onChange={onView} />
        {view === "attention" && <HeatKey />}
        {(isOpen || isHeld) && (
          <Button variant="quiet" small icon={<Icon svg={xIcon} />} onClick={sketch.clear}>
            {isOpen ? "Close sketch" : "Close picture"}
          </Button>
        )}
      </div>
      {view === "elements" && <ElementKey elements={analysis.elements} lit={lit} label="Elements in the picture" />}
    </div>
  );
}
