import type { Analysis } from "@adjudge/contracts";
import { type CSSProperties, type RefObject, useEffect } from "react";
import type { Sketch } from "./apply-changes.ts";
import type { SketchState } from "./use-sketch.ts";

type PrintStyle = CSSProperties & { "--ratio": number };

function draw(canvas: HTMLCanvasElement, { raster, letterings }: Sketch): void {
  canvas.width = raster.width;
  canvas.height = raster.height;
  const context = canvas.getContext("2d");
  if (!context) return;
  const image = context.createImageData(raster.width, raster.height);
  image.data.set(raster.data);
  context.putImageData(image, 0, 0);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { text, colour, spot, size } of letterings) {
    const [width, height] = [spot.right - spot.left, spot.bottom - spot.top];
    context.font = `600 ${Math.round(10 * size) / 10}px "Instrument Sans Variable", Helvetica, Arial, sans-serif`;
    context.fillStyle = colour;
    context.fillText(text, spot.left + width / 2, spot.top + height * 0.52, width * 0.88);
  }
}

interface SketchPictureProps {
  analysis: Pick<Analysis, "source">;
  state: Pick<SketchState, "shown" | "sketch">;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The ad as it would look, roughly: for the designer to see what is meant. */
export function SketchPicture({ analysis, state, canvas }: SketchPictureProps) {
  const { width, height } = analysis.source;
  const { shown, sketch } = state;
  useEffect(() => {
    if (sketch && canvas.current) draw(canvas.current, sketch);
  }, [sketch, canvas]);
  const style: PrintStyle = { aspectRatio: `${width} / ${height}`, "--ratio": width / height };
  const words = shown.flatMap(({ text, change }) => (change && sketch?.drawn.includes(change) ? [text] : [])).join(" ");
  return (
    <div className="proof sketch" data-testid="sketch">
      <div className="proof__print" style={style}>
        <canvas
          ref={canvas}
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
