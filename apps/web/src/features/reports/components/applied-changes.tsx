import downloadSimpleIcon from "@phosphor-icons/core/regular/download-simple.svg?raw";
import type { RefObject } from "react";
import { Button } from "../../../components/button.tsx";
import { overallLabel, scoreLabels, scoreNames } from "../../../components/proof/score-names.ts";
import { toast } from "../../../lib/toast.ts";
import type { Sketch } from "../sketch/apply-changes.ts";
import { drawSketch } from "../sketch/draw-sketch.ts";
import { fromTo } from "../sketch/sketch-model.ts";
import type { SketchState } from "../sketch/use-sketch.ts";
import { Icon } from "../../../components/icon.tsx";

function FromTo({ label, from, to }: { label: string; from: number; to: number }) {
  return (
    <div className="applied__row">
      <dt>{label}</dt>
      <dd className="num">
        <span className="sr">from </span>
        {Math.round(from)} <span aria-hidden="true">→</span> <span className="sr">to </span>
        <b>{Math.round(to)}</b>
      </dd>
    </div>
  );
}

/** In all its pixels; on the page it is only as large as it is shown. */
function download(sketch: Sketch): void {
  drawSketch(sketch).toBlob((blob) => {
    if (!blob) return toast.error("The sketch could not be saved. Try again.");
    const address = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), { href: address, download: "adjudge-sketch.png" });
    link.click();
    URL.revokeObjectURL(address);
  }, "image/png");
}

/** What the collected changes do together. */
export function AppliedChanges({
  sketch,
  heading,
}: {
  sketch: SketchState;
  /** Of the list: where the keyboard goes on once there is nothing to undo. */
  heading: RefObject<HTMLElement | null>;
}) {
  const { applied, appliedDrawn: drawn, sketch: drawing, before, after, clear } = sketch;
  const count = applied.length;
  const words = count === 1 ? "1 change applied" : `${count} changes applied`;
  return (
    <>
      <p className="sr" role="status">
        {count > 0 && `${words}. ${fromTo(overallLabel, before.overall, after.overall)}.`}
      </p>
      {count > 0 && (
        <section className="applied no-print" aria-labelledby="applied-title">
          <h3 className="h4" id="applied-title">
            {words}
          </h3>
          <dl className="applied__scores">
            <FromTo label="Overall" from={before.overall} to={after.overall} />
            {scoreNames.map((name) => (
              <FromTo key={name} label={scoreLabels[name]} from={before.scores[name]} to={after.scores[name]} />
            ))}
          </dl>
          <p className="small muted applied__note">
            {`The scores are of the ad once ${count === 1 ? "this fault is" : "these faults are"} mended${drawn > 0 ? "; the sketch shows the idea" : ""}. `}
            {drawn < count && drawn > 0 && `${drawn} of ${count} can be drawn in it.`}
            {drawn === 0 && `${count === 1 ? "This change" : "These changes"} cannot be drawn.`}
          </p>
          <div className="row applied__actions">
            {drawn > 0 && drawing && (
              <Button small icon={<Icon svg={downloadSimpleIcon} />} onClick={() => download(drawing)}>
                Download sketch
              </Button>
            )}
            <Button
              variant="quiet"
              small
              onClick={() => {
                heading.current?.focus({ preventScroll: true });
                clear();
              }}
            >
              Undo all
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
