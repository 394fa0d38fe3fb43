import type { Analysis } from "@adjudge/contracts";
import { type CSSProperties, useEffect, useRef } from "react";
import { drawFitted, drawSketch } from "./draw-sketch.ts";
import type { SketchState } from "./use-sketch.ts";

type PrintStyle = CSSProperties & { "--ratio": number };

interface SketchPictureProps {
  analysis: Pick<Analysis, "source">;
  state: Pick<SketchState, "shown" | "sketch">;
}

/** The ad as it would look, roughly: for the designer to see what is meant. */
export function SketchPicture({ analysis, state }: SketchPictureProps) {
  const { width, height } = analysis.source;
  const { shown, sketch } = state;
  const preview = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const on = preview.current;
    if (!sketch || !on) return;
    const full = drawSketch(sketch);
    const fit = () => drawFitted(on, full, on.clientWidth * window.devicePixelRatio);
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(on);
    return () => watch.disconnect();
  }, [sketch]);
  const style: PrintStyle = { aspectRatio: `${width} / ${height}`, "--ratio": width / height };
  const words = shown.flatMap(({ text, change }) => (change && sketch?.drawn.includes(change) ? [text] : [])).join(" ");
  return (
    <div className="proof sketch" data-testid="sketch">
      <div className="proof__print" style={style}>
        <canvas
          ref={preview}
          role="img"
          aria-label={words === "" ? "Sketch: nothing is changed yet" : `Sketch of the changed ad. ${words}`}
        />
      </div>
    </div>
  );
}

/** Where the sketch of a wide banner will stand: kept free, so that the list below it does not jump. */
export function SketchRoom({ analysis: { source } }: Pick<SketchPictureProps, "analysis">) {
  const style: PrintStyle = {
    aspectRatio: `${source.width} / ${source.height}`,
    "--ratio": source.width / source.height,
  };
  return (
    <div className="proof sketch" aria-hidden="true">
      <div className="proof__print sketch__room" style={style} />
    </div>
  );
}
