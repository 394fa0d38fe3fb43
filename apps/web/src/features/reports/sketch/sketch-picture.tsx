import type { Analysis } from "@adjudge/contracts";
import { type CSSProperties, type RefObject, useEffect, useMemo } from "react";
import { applyChanges, type Sketch } from "./apply-changes.ts";
import { useRaster } from "./use-raster.ts";
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
  for (const { text, colour, spot } of letterings) {
    const [width, height] = [spot.right - spot.left, spot.bottom - spot.top];
    context.font = `600 ${Math.round(0.46 * height)}px "Instrument Sans Variable", Helvetica, Arial, sans-serif`;
    context.fillStyle = colour;
    context.fillText(text, spot.left + width / 2, spot.top + height * 0.52, width * 0.88);
  }
}

interface SketchPictureProps {
  src: string;
  analysis: Pick<Analysis, "elements" | "source">;
  sketch: SketchState;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The ad as it would look, roughly: for the designer to see what is meant. */
export function SketchPicture({ src, analysis, sketch, canvas }: SketchPictureProps) {
  const { width, height } = analysis.source;
  const raster = useRaster(src, true);
  const { shown } = sketch;
  const drawn = useMemo(
    () =>
      raster &&
      applyChanges(
        raster,
        analysis.elements,
        shown.flatMap(({ change }) => (change ? [change] : [])),
      ),
    [raster, analysis.elements, shown],
  );
  useEffect(() => {
    if (drawn && canvas.current) draw(canvas.current, drawn);
  }, [drawn, canvas]);
  const style: PrintStyle = { aspectRatio: `${width} / ${height}`, "--ratio": width / height };
  const words = shown.map(({ text }) => text).join(" ");
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
